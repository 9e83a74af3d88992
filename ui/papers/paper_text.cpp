// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/paper_text.h"
#include "ui/shared/text/texts.h"

#include "core/services/documents/page_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What is too long for bars that can be read becomes a matrix.
QString barcodeFor(const QString &code)
{
    constexpr qreal Widest = 80, Module = 0.35, Height = 14, Matrix = 26; // mm
    const auto bars = barcodeOf(code, Symbology::Code128);
    const qreal module = bars ? std::min(Module, moduleWidthIn(*bars, {Widest, Height})) : 0;
    if (module < narrowestModule(Symbology::Code128))
        return barcodeHtml(code, Symbology::Qr, {Matrix, Matrix});
    const qreal width = module * (bars->modules.width() + 2 * bars->quietModules());
    return barcodeHtml(code, Symbology::Code128, {width, Height});
}

} // namespace

QString cellAlignment(const Letterhead &letterhead, bool atEnd)
{
    const bool right = atEnd != (letterhead.direction() == Qt::RightToLeft);
    return right ? u"right"_s : u"left"_s;
}

QString paperRow(QStringList cells, const Letterhead &letterhead)
{
    if (letterhead.direction() == Qt::RightToLeft)
        std::reverse(cells.begin(), cells.end());
    return u"<tr>%1</tr>"_s.arg(cells.join(QString()));
}

static QString paperTable(const QString &rows)
{
    return u"<table width='100%' cellpadding='0' cellspacing='0'>%1</table>"_s.arg(rows);
}

QString paperHead(const Letterhead &letterhead, const QString &title, const QString &code)
{
    const QString day = letterhead.format.locale().toString(letterhead.today, QLocale::LongFormat);
    const QString what = u"<td width='52%'><h1>%1</h1><span class='quiet'>%2 · %3</span></td>"_s.arg(
        escaped(title), escaped(letterhead.company), escaped(day));
    const QString barcode = u"<td width='48%' align='%1'>%2<br><b>%3</b></td>"_s.arg(
        cellAlignment(letterhead, true), barcodeFor(code), escaped(leftToRight(code)));
    return paperTable(paperRow({what, barcode}, letterhead)) + u"<p></p>"_s;
}

QString paperColumns(const QString &leftTitle, const QString &left, const QString &rightTitle,
                     const QString &right, const Letterhead &letterhead)
{
    const auto column = [](const QString &width, const QString &title, const QString &text) {
        return u"<td width='%1'><span class='quiet'>%2</span><br>%3</td>"_s.arg(width, escaped(title), text);
    };
    return paperTable(
        paperRow({column(u"52%"_s, leftTitle, left), column(u"48%"_s, rightTitle, right)}, letterhead));
}

QString customerLines(const JsonValue &customer)
{
    const QString name =
        //: The first and the last name of a person
        PaperTexts::tr("%1 %2").arg(customer[u"firstName"].toString(), customer[u"lastName"].toString());
    return escapedLines({customer[u"company"].toString(), name, leftToRight(customer[u"email"].toString()),
                         leftToRight(customer[u"phone"].toString())});
}

QString pageWords()
{
    return PaperTexts::tr("Page %1 of %2");
}

} // namespace onhire
