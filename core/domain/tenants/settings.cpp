// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/settings.h"

#include "core/base/json_reader.h"
#include "core/domain/address.h"
#include "core/domain/tenants/contract_end.h"
#include "core/domain/tenants/document_language_schema.h"
#include "core/domain/tenants/store_fields.h"

#include <QHash>

#include <vector>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema percent()
{
    return Schema::decimal().range(0, 100);
}
Schema months()
{
    return Schema::integer().range(1, 120);
}

Schema someText(qint64 most)
{
    return Schema::string().length(1, most).orNull();
}

Schema customField()
{
    return Schema::object({
        required("id"_L1, Schema::string().length(1, 100)),
        optional("label"_L1, Schema::string().length(1, 200)),
        optional("type"_L1,
                 Schema::choice({u"text"_s, u"email"_s, u"phone"_s, u"number"_s, u"textarea"_s, u"select"_s})),
        optional("required"_L1, Schema::boolean()),
        optional("section"_L1, Schema::choice({u"customer"_s, u"order"_s, u"subscription"_s})),
        optional("options"_L1, Schema::array(Schema::string().length(1, 200)).length(0, 200)),
    });
}

const std::vector<SettingDescriptor> &table()
{
    static const std::vector<SettingDescriptor> settings = {
        {"contractLengths"_L1, Schema::array(months()).length(1, 120), "[6,12,24,36]"},
        {"defaultContractLength"_L1, months(), "12"},
        {"orders.autoConfirm"_L1, Schema::boolean(), "false"},
        {"orders.duplicateMinutes"_L1, Schema::integer().range(0, 60), "5"},
        {"tax.rate"_L1, percent(), "0"},
        {"tax.inclusive"_L1,
         Schema::boolean().describedAs(
             "Whether prices include the tax. A change also applies to the agreed prices of running "
             "subscriptions, from their next charge on: set it before the first order."_L1),
         "false"},
        {"billing.start"_L1,
         Schema::choice({u"immediate"_s, u"first_of_next_month"_s, u"same_day_next_month"_s}), "\"immediate\""},
        {"billing.horizonDays"_L1, Schema::integer().range(0, 366), "0"},
        {"billing.termsDays"_L1, Schema::integer().range(0, 90), "0"},
        {"billing.retries"_L1, Schema::integer().range(0, 5), "0"},
        {"billing.lateFee"_L1, Schema::money().orNull(), "null"},
        {"billing.lateAfterDays"_L1,
         Schema::integer().range(0, 365).describedAs("Days past the due date before a late fee is charged."_L1),
         "14"},
        {"seller.address"_L1,
         addressSchema().named({}).orNull().describedAs(
             "The tenant's own address on its invoices; country is an ISO 3166 code."_L1),
         "null"},
        {"seller.vatNumber"_L1, someText(30), "null"},
        {"seller.taxNumber"_L1,
         someText(50).describedAs(
             "The tax office's number for the tenant, such as a German Steuernummer. In Germany an "
             "invoice has to name it where the seller has no VAT number."_L1),
         "null"},
        {"seller.registerNumber"_L1, someText(200), "null"},
        {"seller.iban"_L1, someText(50), "null"},
        {"seller.bic"_L1, someText(15), "null"},
        {"seller.logoFileId"_L1, someText(100).describedAs("The id of a file: a PNG, JPEG or SVG image."_L1),
         "null"},
        {"invoice.terms"_L1,
         Schema::string().length(0, 2000).describedAs("Printed below the totals of an invoice."_L1), "\"\""},
        {"invoice.language"_L1,
         documentLanguageSchema().describedAs(
             "Language of invoice documents, unless a request asks for another."_L1),
         "\"en\""},
        {"buyout.method"_L1,
         Schema::choice({u"remaining_plus_residual"_s, u"remaining"_s, u"list_price_percent"_s, u"flat"_s}),
         "\"remaining_plus_residual\""},
        {"buyout.residualPercent"_L1, percent(), "10"},
        {"buyout.residualMinimum"_L1, Schema::money(), "0"},
        {"buyout.listPricePercent"_L1, percent(), "10"},
        {"buyout.flatFee"_L1, Schema::money(), "0"},
        {"earlyReturn.method"_L1, Schema::choice({u"remaining_months"_s, u"flat"_s, u"none"_s}),
         "\"remaining_months\""},
        {"earlyReturn.feePercent"_L1, percent(), "50"},
        {"earlyReturn.flatFee"_L1, Schema::money(), "0"},
        {"earlyReturn.graceDays"_L1, Schema::integer().range(0, 366), "0"},
        {"upgrade.credit"_L1, Schema::choice({u"days"_s, u"none"_s}), "\"days\""},
        {"contractEnd"_L1,
         Schema::choice(contractEndNames())
             .describedAs(
                 "What happens when a contract ends: wait, extend it, or end it once it has been "
                 "billed in full. In a billing group, a contract that already continues month by "
                 "month is extended when the group's next month is billed; one that is renewed for the same "
                 "term is extended when it ends, and the group's next invoice also charges the days up to "
                 "its billing day. A contract runs for at most 120 months in total: the last extension is as "
                 "long as that allows, and a contract of 120 "
                 "months waits for a decision instead of being extended."_L1),
         "\"require_action\""},
        {"customFields"_L1,
         Schema::array(customField())
             .length(0, 100)
             .describedAs("The type, options and whether a value is required guide the forms of the desktop; "
                          "the API takes any members in a record's customFields."_L1),
         "[]"},
        {"files.maxBytes"_L1, Schema::integer().range(1, 26214400), "26214400"},
        {"store.feedUrl"_L1,
         Schema::string()
             .format(Schema::Format::HttpUrl)
             .length(1, 2000)
             .orNull()
             .describedAs("URL of the product feed that POST /v1/products/sync fetches."_L1),
         "null"},
        {"store.source"_L1, Schema::choice(storeSources()).describedAs("Shown on products as _sync.source."_L1),
         "\"store\""},
        {"store.token"_L1,
         Schema::string().length(1, 500).orNull().describedAs("Sent to the store as a Bearer token."_L1),
         "null", true},
        {"store.readOnlyFields"_L1,
         Schema::array(Schema::choice(storeFieldNames()))
             .length(0, 50)
             .describedAs("Fields the store manages: they follow the store and can only be changed "
                          "there."_L1),
         usualStoreFields()},
        {"scanner.prefix"_L1, Schema::string().length(0, 8), "\"\""},
        {"scanner.suffix"_L1, Schema::string().length(0, 8), "\"\\r\""},
    };
    return settings;
}

const QHash<QLatin1StringView, JsonValue> &defaults()
{
    static const QHash<QLatin1StringView, JsonValue> values = [] {
        QHash<QLatin1StringView, JsonValue> all;
        for (const SettingDescriptor &setting : table())
            all.insert(setting.key, readJson(setting.fallback).value());
        return all;
    }();
    return values;
}

} // namespace

std::span<const SettingDescriptor> Settings::descriptors()
{
    return table();
}

const SettingDescriptor *Settings::descriptorOf(QStringView key)
{
    for (const SettingDescriptor &setting : table()) {
        if (setting.key == key)
            return &setting;
    }
    return nullptr;
}

const JsonValue &Settings::value(QLatin1StringView key) const
{
    const JsonValue &chosen = m_chosen[QString(key)];
    if (!chosen.isNull())
        return chosen;
    const auto found = defaults().constFind(key);
    Q_ASSERT_X(found != defaults().constEnd(), "Settings", key.data());
    return *found;
}

QList<int> Settings::contractLengths() const
{
    QList<int> lengths;
    for (const JsonValue &length : value("contractLengths"_L1).elements())
        lengths += int(length.toInteger().value_or(0));
    return lengths;
}

Settings Settings::with(const QList<JsonValue::Member> &values) const
{
    QList<JsonValue::Member> members = m_chosen.members();
    for (const JsonValue::Member &value : values) {
        members.removeIf([&](const JsonValue::Member &member) { return member.first == value.first; });
        if (!value.second.isNull())
            members += value;
    }
    return Settings(JsonValue::object(std::move(members)));
}

QStringList Settings::customFieldIds() const
{
    QStringList ids;
    for (const JsonValue &field : value("customFields"_L1).elements())
        ids += field[u"id"].toString();
    return ids;
}

} // namespace onhire
