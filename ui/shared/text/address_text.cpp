// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/address_text.h"

using namespace Qt::StringLiterals;

namespace onhire {

QString addressText(const JsonValue &address)
{
    const auto part = [&](const QString &member) { return address[member].toString(); };
    const QString town = QStringList{part(u"postalCode"_s), part(u"city"_s)}.join(u' ').trimmed();
    QStringList lines{part(u"company"_s),      part(u"contactName"_s), part(u"streetAddress"_s),
                      part(u"buildingInfo"_s), part(u"locality"_s),    town,
                      part(u"adminArea"_s),    part(u"country"_s)};
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(u'\n');
}

} // namespace onhire
