// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers of any size, as plain as can be: the second opinion against which money arithmetic is checked.
// It only adds, multiplies and compares, so that no division can share a mistake with what it judges.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace onhire::test {

class Natural
{
public:
    Natural(uint64_t value = 0)
    {
        for (; value > 0; value /= Base)
            m_limbs.push_back(uint32_t(value % Base));
    }

    static Natural sizeOf(int64_t value) { return Natural(value < 0 ? 0 - uint64_t(value) : uint64_t(value)); }

    static Natural powerOfTen(int exponent)
    {
        Natural power = 1;
        for (; exponent > 0; --exponent)
            power = power * 10;
        return power;
    }

    friend Natural operator+(const Natural &a, const Natural &b)
    {
        Natural sum;
        uint64_t carry = 0;
        for (size_t i = 0; i < a.m_limbs.size() || i < b.m_limbs.size() || carry; ++i) {
            carry += a.limb(i) + b.limb(i);
            sum.m_limbs.push_back(uint32_t(carry % Base));
            carry /= Base;
        }
        return sum;
    }

    friend Natural operator*(const Natural &a, const Natural &b)
    {
        Natural product;
        product.m_limbs.assign(a.m_limbs.size() + b.m_limbs.size(), 0);
        for (size_t i = 0; i < a.m_limbs.size(); ++i) {
            uint64_t carry = 0;
            for (size_t j = 0; j < b.m_limbs.size() || carry; ++j) {
                carry += product.m_limbs[i + j] + a.limb(i) * b.limb(j);
                product.m_limbs[i + j] = uint32_t(carry % Base);
                carry /= Base;
            }
        }
        while (!product.m_limbs.empty() && product.m_limbs.back() == 0)
            product.m_limbs.pop_back();
        return product;
    }

    friend bool operator==(const Natural &, const Natural &) = default;
    friend std::strong_ordering operator<=>(const Natural &a, const Natural &b)
    {
        if (const auto sizes = a.m_limbs.size() <=> b.m_limbs.size(); sizes != 0)
            return sizes;
        for (size_t i = a.m_limbs.size(); i-- > 0;) {
            if (const auto limbs = a.m_limbs[i] <=> b.m_limbs[i]; limbs != 0)
                return limbs;
        }
        return std::strong_ordering::equal;
    }

private:
    static constexpr uint64_t Base = 1'000'000'000;

    uint64_t limb(size_t i) const { return i < m_limbs.size() ? m_limbs[i] : 0; }

    std::vector<uint32_t> m_limbs; // least significant first, the last one not zero
};

} // namespace onhire::test
