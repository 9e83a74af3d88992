// SPDX-License-Identifier: GPL-3.0-or-later
// Why an operation was refused: a code, its arguments, and every fault of the input at once. The messages of
// faults are English, for developers who call the API; the desktop has its own words for codes and for kinds of
// faults, except Custom.
#pragma once

#include "core/base/error_code.h"

#include <QList>
#include <QString>

#include <utility>

namespace onhire {

// One thing wrong with the input, and where.
struct Fault
{
    enum class Kind {
        Required,
        InvalidType,
        InvalidString,
        InvalidEnumValue,
        TooSmall,
        TooBig,
        TooManyDecimals,
        UnrecognizedKey,
        Custom,
    };

    // What something is too small or too big for, so that it can be told in any language.
    struct Bound
    {
        enum class Of { Unsaid, Value, Excluded, Characters, Entries, Decimals };
        Of of = Of::Unsaid; // Excluded: a value that is itself too small
        qint64 number = 0;
    };

    QString path; // dotted: items.0.sku
    Kind kind = Kind::Custom;
    QString message;
    Bound bound = {};
};

struct Error
{
    ErrorCode code = ErrorCode::InternalError;
    QString subject = {}; // what it is about: an id, a SKU, a status
    QList<Fault> faults = {};
    QString detail = {}; // for the log only; never leaves the machine
    bool transient = false; // the same command, run again, may succeed

    static Error internal(QString detail) { return {ErrorCode::InternalError, {}, {}, std::move(detail)}; }
    static Error unavailable(QString detail)
    {
        return {ErrorCode::ServiceUnavailable, {}, {}, std::move(detail), true};
    }
    static Error invalid(QString path, Fault::Kind kind, QString message)
    {
        return {ErrorCode::ValidationError, {}, {Fault{std::move(path), kind, std::move(message)}}};
    }
};

} // namespace onhire
