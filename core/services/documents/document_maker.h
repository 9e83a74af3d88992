// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a page of simple HTML into a PDF. An interface, for this needs fonts, and the core knows no screen.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace onhire {

struct DocumentPages
{
    QString title; // of the PDF; not printed
    QString html; // every text of others in it escaped
    QString footer; // at the foot of each page, before its number
};

// May be called from any thread.
class DocumentMaker
{
public:
    virtual ~DocumentMaker() = default;
    virtual Result<QByteArray> pdf(const DocumentPages &pages) const = 0;
};

} // namespace onhire
