// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/number_entry.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {

static QString withAsciiDigits(const QString &text)
{
    QString ascii;
    for (const QChar c : text) {
        if (c.digitValue() >= 0)
            ascii += QChar(u'0' + c.digitValue());
        else if (!c.isSpace() && c.category() != QChar::Other_Format)
            ascii += c;
    }
    return ascii;
}

// A separator of groups counts as one only where groups are complete: 49.90 is not 4,990, whatever the
// language.
JsonValue numberFrom(const QString &typed, const QLocale &locale)
{
    const QString text = withAsciiDigits(typed);
    if (text.isEmpty())
        return {};
    const QString point = QRegularExpression::escape(locale.decimalPoint());
    const QString group = QRegularExpression::escape(withAsciiDigits(locale.groupSeparator()));
    const QRegularExpression grouped(u"^(-?\\d{1,3}(?:%1\\d{3})+)(?:%2(\\d+))?$"_s.arg(group, point));
    const QRegularExpression plain(u"^(-?\\d+)(?:(?:%1|[.,])(\\d+))?$"_s.arg(point));
    auto match = group.isEmpty() ? plain.match(text) : grouped.match(text);
    if (!match.hasMatch())
        match = plain.match(text);
    if (!match.hasMatch())
        return JsonValue::string(typed);
    const QString digits = match.captured(1).remove(withAsciiDigits(locale.groupSeparator()));
    const QString number = match.captured(2).isEmpty() ? digits : digits + u'.' + match.captured(2);
    const auto decimal = Decimal::parse(number.toLatin1());
    static const QRegularExpression leadingZeros(u"^(-?)0+(?=\\d)"_s);
    return decimal ? JsonValue::number(QString(number).replace(leadingZeros, u"\\1"_s).toLatin1())
                   : JsonValue::string(typed);
}

QString numberText(const JsonValue &number, const QLocale &locale)
{
    if (!number.isNumber())
        return number.toString();
    QString text;
    for (const char c : number.digits()) {
        if (c == '.')
            text += locale.decimalPoint();
        else if (c == '-')
            text += locale.negativeSign();
        else
            text += locale.toString(c - '0');
    }
    return text;
}

} // namespace onhire
