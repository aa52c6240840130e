// Runs the core's own tests.
#include <cstdio>
#include <exception>
#include <string>

#include "testing.hpp"

int main() {
    using namespace gridwright::testing;
    for (const Test& test : tests()) {
        try {
            test.run();
        } catch (const std::exception& error) {
            expect(false, std::string(test.name) + " ended early: " + error.what());
        }
    }
    std::printf("%d passed, %d failed, %zu tests\n", checks - failures, failures, tests().size());
    return failures != 0;
}
