// SPDX-License-Identifier: GPL-3.0-or-later
// The picture on a tenant's invoices, which is one of its files.
#pragma once

#include "core/services/context.h"

#include <QByteArray>

#include <optional>

namespace onhire {

inline constexpr qint64 LargestLogo = 4 * 1024 * 1024; // bytes
inline constexpr int LogoPixels = 4000; // at most, of each side

struct LogoFile
{
    QByteArray content;
    bool isDrawing = false; // SVG
};

// None: there is no such file, it is of another type or too large. Whether it is what it says it is only shows
// when it is drawn.
std::optional<LogoFile> logoFile(const Context &context, const QString &fileId);

// As an invoice has it; a fault of that path, if it would have none.
Result<void> checkLogo(const Context &context, const QString &fileId, const QString &path);

} // namespace onhire
