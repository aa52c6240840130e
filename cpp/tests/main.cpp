// Runs the core's own tests.
#include <cstdio>
#include <exception>
#include <string>

#include "testing.hpp"

int main() {
    using namespace gridwright::testing;
    const struct {
        const char* name;
        void (*run)();
    } subjects[] = {
        {"layout", layout_tests}, {"search", search_tests},     {"cnf", cnf_tests},     {"reasons", reasons_tests},
        {"lines", lines_tests},   {"parallel", parallel_tests}, {"batch", batch_tests},
    };
    for (const auto& subject : subjects) {
        try {
            subject.run();
        } catch (const std::exception& error) {
            expect(false, std::string("the tests of ") + subject.name + " ended early: " + error.what());
        }
    }
    std::printf("%d passed, %d failed\n", checks - failures, failures);
    return failures != 0;
}
