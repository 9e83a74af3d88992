// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/history/change_words.h"

#include "core/domain/tenants/tenant.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/record_values.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct ChangeTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Changes)
};

constexpr qsizetype LongestText = 80;

// What stands in a member, as people read it.
struct Reader
{
    const TextFormat &format;
    const Tenant &tenant;

    QString amount(const JsonValue &value) const
    {
        return value.isNull()
            ? QString()
            : format.price(moneyFrom(value, tenant.exponent), tenant.exponent, tenant.currency);
    }
    QString total(const JsonValue &value) const { return amount(value[u"total"]); }
    QString months(const JsonValue &value) const
    {
        return value.isNull() ? QString()
                              : ChangeTexts::tr("%Ln months", nullptr, int(value.toInteger().value_or(0)));
    }
    QString percent(const JsonValue &value) const
    {
        const auto rate = value.toDecimal();
        return rate ? format.percent(*rate) : QString();
    }
    QString address(const JsonValue &value) const { return addressText(value).replace(u'\n', u", "_s); }
    QString code(const JsonValue &value) const { return leftToRight(textOf(value)); }
    QString text(const JsonValue &value) const
    {
        const QString all = value.isNumber() ? numberText(value, format.locale()) : textOf(value).simplified();
        return all.size() <= LongestText ? all : all.left(LongestText - 1) + u'…';
    }
};

struct Member
{
    QStringView name;
    const char *label;
    QString (Reader::*read)(const JsonValue &value) const;
};

constexpr Member members[] = {
    {u"monthlyAmount", QT_TRANSLATE_NOOP("onhire::Changes", "Monthly amount"), &Reader::amount},
    {u"contractLength", QT_TRANSLATE_NOOP("onhire::Changes", "Contract length"), &Reader::months},
    {u"serialNumber", QT_TRANSLATE_NOOP("onhire::Changes", "Device"), &Reader::code},
    {u"totals", QT_TRANSLATE_NOOP("onhire::Changes", "Monthly total"), &Reader::total},
    {u"firstName", QT_TRANSLATE_NOOP("onhire::Changes", "First name"), &Reader::text},
    {u"lastName", QT_TRANSLATE_NOOP("onhire::Changes", "Last name"), &Reader::text},
    {u"company", QT_TRANSLATE_NOOP("onhire::Changes", "Company"), &Reader::text},
    {u"email", QT_TRANSLATE_NOOP("onhire::Changes", "E-mail"), &Reader::code},
    {u"phone", QT_TRANSLATE_NOOP("onhire::Changes", "Phone"), &Reader::code},
    {u"vatNumber", QT_TRANSLATE_NOOP("onhire::Changes", "VAT number"), &Reader::code},
    {u"taxRate", QT_TRANSLATE_NOOP("onhire::Changes", "Own tax rate"), &Reader::percent},
    {u"trackingNumber", QT_TRANSLATE_NOOP("onhire::Changes", "Tracking number"), &Reader::code},
    {u"billingAddress", QT_TRANSLATE_NOOP("onhire::Changes", "Billing address"), &Reader::address},
    {u"shippingAddress", QT_TRANSLATE_NOOP("onhire::Changes", "Shipping address"), &Reader::address},
    {u"notes", QT_TRANSLATE_NOOP("onhire::Changes", "Notes"), &Reader::text},
};

QString cut(const QString &text)
{
    return text.size() <= LongestText ? text : text.left(LongestText - 1) + u'…';
}

// Empty: people see no difference.
QString line(const QString &label, const QString &whole, const QString &wholeAfter)
{
    if (whole == wholeAfter)
        return {};
    const QString before = cut(whole), after = cut(wholeAfter);
    if (after.isEmpty())
        //: A value that was taken out of a record, as in: Company: Acme Ltd removed
        return ChangeTexts::tr("%1: %2 removed").arg(label, before);
    if (before.isEmpty())
        //: A value that was entered, as in: Company: Acme Ltd
        return ChangeTexts::tr("%1: %2").arg(label, after);
    //: A value that became another, as in: Contract length: 12 months → 24 months
    return ChangeTexts::tr("%1: %2 → %3").arg(label, before, after);
}

QString labelOf(const QString &field, const Tenant &tenant)
{
    for (const JsonValue &declared : tenant.settings.value("customFields"_L1).elements()) {
        if (declared[u"id"].toString() == field && declared.has(u"label"))
            return declared[u"label"].toString();
    }
    return field;
}

QStringList ownFields(const JsonValue &before, const JsonValue &after, const Reader &reader)
{
    QStringList names;
    for (const JsonValue &all : {before, after}) {
        for (const JsonValue::Member &each : all.members())
            names += each.first;
    }
    names.removeDuplicates();
    QStringList lines;
    for (const QString &name : std::as_const(names))
        lines += line(labelOf(name, reader.tenant), reader.text(before[name]), reader.text(after[name]));
    return lines;
}

} // namespace

QStringList toldMembers()
{
    QStringList names{u"customFields"_s};
    for (const Member &each : members)
        names += each.name.toString();
    return names;
}

QStringList wordsForChanges(const JsonValue &changed, const TextFormat &format, const Tenant &tenant)
{
    const Reader reader{format, tenant};
    const auto was = [&](QStringView name) { return changed[name].elements().value(0); };
    const auto is = [&](QStringView name) { return changed[name].elements().value(1); };
    QStringList lines;
    for (const Member &each : members) {
        if (changed.has(each.name))
            lines += line(ChangeTexts::tr(each.label), (reader.*each.read)(was(each.name)),
                          (reader.*each.read)(is(each.name)));
    }
    lines += ownFields(was(u"customFields"), is(u"customFields"), reader);
    lines.removeAll(QString());
    return lines;
}

} // namespace onhire
