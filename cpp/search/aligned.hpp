// Memory aligned for the widest vectors.
#pragma once

#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

namespace gridwright {

class Aligned {
public:
    explicit Aligned(std::size_t bytes = 0) : data_(bytes ? ::operator new(bytes, std::align_val_t{64}) : nullptr) {}
    static Aligned zeroed(std::size_t bytes) {
        Aligned memory(bytes);
        if (bytes) std::memset(memory.get(), 0, bytes);
        return memory;
    }
    ~Aligned() { ::operator delete(data_, std::align_val_t{64}); }
    Aligned(Aligned&& other) noexcept : data_(other.data_) { other.data_ = nullptr; }
    Aligned& operator=(Aligned&& other) noexcept {
        std::swap(data_, other.data_);
        return *this;
    }
    void* get() const { return data_; }

private:
    void* data_;
};

}  // namespace gridwright
