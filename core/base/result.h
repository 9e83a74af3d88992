// SPDX-License-Identifier: GPL-3.0-or-later
// What an operation that may fail answers: a value, or an Error that a door can word.
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace onhire {

template <typename T>
using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

// Ends the enclosing function with the failure of `expression`, if it failed.
#define ONHIRE_TRY(expression)                                                                                 \
    do {                                                                                                       \
        if (auto triedResult = (expression); !triedResult)                                                     \
            return ::onhire::Failure(std::move(triedResult).error());                                          \
    } while (false)

// Names the value of `expression`, or ends the enclosing function with its failure.
#define ONHIRE_ASSIGN(declaration, expression)                                                                 \
    ONHIRE_ASSIGN_AS(ONHIRE_JOIN(triedResult, __LINE__), declaration, expression)
#define ONHIRE_ASSIGN_AS(name, declaration, expression)                                                        \
    auto name = (expression);                                                                                  \
    if (!name)                                                                                                 \
        return ::onhire::Failure(std::move(name).error());                                                     \
    declaration = std::move(*name)
#define ONHIRE_JOIN(a, b) ONHIRE_JOIN_NOW(a, b)
#define ONHIRE_JOIN_NOW(a, b) a##b

} // namespace onhire
