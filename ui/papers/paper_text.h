// SPDX-License-Identifier: GPL-3.0-or-later
// What the papers of a warehouse have in common.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/printing/paper.h"
#include "ui/shared/text/text_format.h"

#include <QStringList>

namespace onhire {

// In whose name and in which language a paper is written.
struct Letterhead
{
    QString company;
    QDate today; // in the company's zone
    TextFormat format;

    Qt::LayoutDirection direction() const { return format.locale().textDirection(); }
};

// Cells of a table as a row: Qt begins at the left in every language.
QString paperRow(QStringList cells, const Letterhead &letterhead);

// Company and date, what kind of paper it is, and the barcode of what it is about.
QString paperHead(const Letterhead &letterhead, const QString &title, const QString &code);

// Two columns, each with a heading; the lines escaped already.
QString paperColumns(const QString &leftTitle, const QString &left, const QString &rightTitle,
                     const QString &right, const Letterhead &letterhead);

QString customerLines(const JsonValue &customer); // of an order; escaped
QString pageWords();

// Tables begin at the side where reading does.
QString cellAlignment(const Letterhead &letterhead, bool atEnd);

} // namespace onhire
