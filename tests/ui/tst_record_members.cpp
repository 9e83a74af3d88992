// SPDX-License-Identifier: GPL-3.0-or-later
// Screens name the members of records: whatever name they use is one that the record's shape has, where they
// look for it. A misspelt one would show an empty cell, and nobody would know why. Likewise the fields of
// forms: the path of each leads to a member of what the form sends.
#include "core/base/json_reader.h"
#include "core/domain/address.h"
#include "core/domain/assets/asset_patch.h"
#include "core/domain/assets/asset_record.h"
#include "core/domain/customers/customer_patch.h"
#include "core/domain/customers/customer_record.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/products/product_record.h"
#include "core/domain/products/product_request.h"
#include "core/domain/products/variant_patch.h"
#include "core/domain/subscriptions/lifecycle.h"
#include "core/domain/subscriptions/subscription_record.h"
#include "core/domain/subscriptions/subscription_request.h"
#include "core/services/orders/orders.h"

#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// The records that the files of a folder may have before them. A folder within has those of the one around it.
const QMap<QString, QStringList> NounsOfFolders = {
    {u"ui/orders"_s, {u"order"_s, u"customer"_s, u"variant"_s}},
    {u"ui/customers"_s, {u"customer"_s, u"order"_s, u"subscription"_s}},
    {u"ui/products"_s, {u"product"_s, u"variant"_s}},
    {u"ui/devices"_s, {u"asset"_s, u"subscription"_s}},
    {u"ui/subscriptions"_s, {u"subscription"_s, u"customer"_s, u"order"_s, u"asset"_s}},
    {u"ui/papers"_s, {u"order"_s, u"customer"_s, u"subscription"_s, u"asset"_s}},
    {u"ui/shared/filters"_s, {u"customer"_s, u"order"_s, u"variant"_s}},
    {u"ui/shared/pickers"_s, {u"variant"_s}},
    {u"ui/shared/text"_s, {u"customer"_s, u"order"_s}},
    {u"ui/shared/history"_s, {u"order"_s, u"customer"_s, u"subscription"_s}},
    {u"ui/shared/pages"_s, {u"order"_s, u"customer"_s, u"subscription"_s}},
    {u"app/desktop"_s, {u"order"_s, u"customer"_s}},
};

// What a variable of that name holds, wherever it is used: a record, or a part of one.
const QMap<QString, QStringList> PlacesOfVariables = {
    {u"order"_s, {u"order"_s}},
    {u"item"_s, {u"order.items"_s}},
    {u"totals"_s, {u"order.totals"_s}},
    {u"progress"_s, {u"order.rentalProgress"_s}},
    {u"customer"_s, {u"customer"_s, u"order.customer"_s}},
    {u"asset"_s, {u"asset"_s}},
    {u"device"_s, {u"asset"_s}},
    {u"subscription"_s, {u"subscription"_s}},
    {u"held"_s, {u"subscription"_s}},
    {u"holder"_s, {u"subscription"_s}},
    {u"details"_s, {u"subscription"_s}},
    {u"ending"_s, {u"subscription.ending"_s}},
    {u"recovery"_s, {u"subscription.costRecovery"_s}},
    {u"product"_s, {u"product"_s}},
    {u"variant"_s, {u"variant"_s, u"product.variants"_s}},
    {u"tier"_s, {u"variant.pricing"_s}},
    {u"tiers"_s, {u"variant.pricing"_s}},
    {u"discount"_s, {u"variant.pricing.discount"_s}},
};

// What else is JSON: drafts, settings, entries of a history. They have no shape.
const QMap<QString, QStringList> NamesOfOtherJson = {
    {u"ui/devices/device_view.cpp"_s, {u"action"_s, u"actor"_s, u"at"_s, u"details"_s}},
    {u"ui/orders/order_sections.cpp"_s, {u"previousDevice"_s, u"previousSerialNumber"_s}},
    {u"ui/orders/orders_page.cpp"_s, {u"previousRentalId"_s}},
    {u"ui/settings/rules_form.cpp"_s,
     {u"contractLengths"_s, u"defaultContractLength"_s, u"enum"_s, u"format"_s, u"items"_s, u"maxLength"_s,
      u"type"_s}},
    {u"ui/shared/forms/draft_store.cpp"_s, {u"act"_s, u"at"_s, u"entries"_s, u"id"_s, u"screen"_s, u"title"_s}},
    {u"ui/shared/forms/record_form_changes.cpp"_s, {u"base"_s, u"mine"_s}},
    {u"ui/shared/history/change_words.cpp"_s, {u"id"_s, u"label"_s}},
    {u"ui/shared/pages/custom_fields.cpp"_s,
     {u"id"_s, u"label"_s, u"options"_s, u"required"_s, u"section"_s, u"type"_s}},
    {u"ui/subscriptions/guided/kept_entries.cpp"_s, {u"code"_s, u"id"_s, u"name"_s, u"note"_s}},
    {u"ui/subscriptions/record/device_chain.cpp"_s,
     {u"oldSerialNumber"_s, u"oldSku"_s, u"reason"_s, u"replacedAt"_s}},
};

// Functions that are given the name of a member, as `member`, and where they look for it.
struct Reader
{
    QString file, function; // or all files of a folder
    QStringList places;
};
const QList<Reader> Readers = {
    {u"ui/customers/customer_sections.cpp"_s, u"moneyOf"_s, {u"customer"_s}},
    {u"ui/customers/customer_sections.cpp"_s, u"numberOf"_s, {u"customer"_s}},
    {u"ui/devices/device_view.cpp"_s, u"addText"_s, {u"asset"_s}},
    {u"ui/devices/device_view.cpp"_s, u"addCode"_s, {u"subscription"_s}},
    {u"ui/orders/new_order_form.cpp"_s, u"constants"_s, {u"order"_s}},
    {u"ui/papers/packing_list.cpp"_s, u"numberIn"_s, {u"order.items"_s}},
    {u"ui/papers/return_slip.cpp"_s, u"code"_s, {u"subscription"_s}},
    {u"ui/products/product_view.cpp"_s, u"addText"_s, {u"product.variants"_s}},
    {u"ui/shared/history/change_words.cpp"_s, u"members"_s, {u"order"_s, u"customer"_s, u"subscription"_s}},
    {u"ui/shared/text/address_text.cpp"_s, u"part"_s, {u"order.billingAddress"_s}},
    {u"ui/subscriptions/record/recovery_figures.cpp"_s, u"amount"_s, {u"subscription.costRecovery"_s}},
    {u"ui/subscriptions/"_s, u"text"_s, {u"subscription"_s}},
};

// What the forms of a file send, or the part of it that their paths begin at.
const QMap<QString, QStringList> BodiesOfForms = {
    {u"ui/customers/customer_form.cpp"_s, {u"CustomerPatch"_s}},
    {u"ui/devices/device_forms.cpp"_s, {u"AssetPatch"_s, u"AssetReturn"_s}},
    {u"ui/devices/device_intake.cpp"_s, {u"AssetRequest"_s}},
    {u"ui/orders/new_order_form.cpp"_s, {u"OrderRequest"_s}},
    {u"ui/orders/order_form.cpp"_s, {u"OrderPatch"_s}},
    {u"ui/products/product_forms.cpp"_s,
     {u"ProductRequest"_s, u"ProductRequest.variants"_s, u"VariantPatch"_s}},
    {u"ui/shared/forms/address_entries.cpp"_s, {u"Address"_s}},
    {u"ui/subscriptions/subscription_form.cpp"_s, {u"SubscriptionPatch"_s}},
    {u"ui/subscriptions/guided/buyout_fields.cpp"_s, {u"BuyoutRequest"_s}},
    {u"ui/subscriptions/guided/early_return_fields.cpp"_s, {u"EarlyReturnRequest"_s}},
    {u"ui/subscriptions/guided/extend_fields.cpp"_s, {u"ExtendRequest"_s}},
    {u"ui/subscriptions/guided/replace_fields.cpp"_s, {u"ReplaceRequest"_s}},
    {u"ui/subscriptions/guided/take_back_fields.cpp"_s, {u"AssetReturn"_s}},
    {u"ui/subscriptions/guided/upgrade_fields.cpp"_s, {u"UpgradeRequest"_s}},
};

// What is kept in a draft and not sent.
const QMap<QString, QStringList> PathsOfDrafts = {
    {u"ui/orders/new_order_form.cpp"_s, {u"customer.customerId"_s}},
};

// All members of all records, each with the way to it: order.items.sku. Likewise of what is sent.
class Shapes
{
public:
    Shapes()
    {
        add(u"order"_s, orderShape().schema());
        add(u"customer"_s, customerShape().schema());
        add(u"product"_s, productShape().schema());
        add(u"variant"_s, variantShape().schema());
        add(u"asset"_s, assetShape().schema());
        add(u"subscription"_s, subscriptionSchema());
        add(u"Address"_s, addressSchema());
        add(u"AssetPatch"_s, AssetPatch::schema());
        add(u"AssetRequest"_s, AssetRequest::schema());
        add(u"AssetReturn"_s, AssetReturn::schema());
        add(u"BuyoutRequest"_s, BuyoutRequest::schema());
        add(u"CustomerPatch"_s, CustomerPatch::schema());
        add(u"EarlyReturnRequest"_s, EarlyReturnRequest::schema());
        add(u"ExtendRequest"_s, ExtendRequest::schema());
        add(u"OrderPatch"_s, OrderPatch::schema());
        add(u"OrderRequest"_s, OrderRequest::schema());
        add(u"ProductRequest"_s, ProductRequest::schema());
        add(u"ReplaceRequest"_s, ReplaceRequest::schema());
        add(u"SubscriptionPatch"_s, SubscriptionPatch::schema());
        add(u"UpgradeRequest"_s, UpgradeRequest::schema());
        add(u"VariantPatch"_s, VariantPatch::schema());
    }

    bool has(const QStringList &places, const QString &names) const
    {
        return std::ranges::any_of(
            places, [&](const QString &place) { return m_paths.contains(place + u'.' + names); });
    }

    bool hasSomewhere(const QStringList &nouns, const QString &names) const
    {
        return std::ranges::any_of(m_paths, [&](const QString &path) {
            return path.endsWith(u'.' + names) && nouns.contains(path.section(u'.', 0, 0));
        });
    }

private:
    void add(const QString &noun, const Schema &schema)
    {
        collect(schema);
        addBelow(noun, jsonOf(schema));
    }

    void collect(const Schema &schema)
    {
        if (!schema.name().isEmpty())
            m_named.insert(u"#/components/schemas/"_s + schema.name(), jsonOf(schema));
        for (const Schema &child : schema.children())
            collect(child);
    }

    static JsonValue jsonOf(const Schema &schema)
    {
        JsonWriter json;
        schema.write(json, true);
        return readJson(json.take()).value();
    }

    void addBelow(const QString &path, const JsonValue &schema)
    {
        const JsonValue &whole = schema.has(u"$ref") ? m_named[schema[u"$ref"].toString()] : schema;
        for (const auto &[name, property] : whole[u"properties"].members()) {
            m_paths += path + u'.' + name;
            addBelow(path + u'.' + name, property);
        }
        if (whole.has(u"items"))
            addBelow(path, whole[u"items"]);
    }

    QMap<QString, JsonValue> m_named;
    QSet<QString> m_paths;
};

struct Source
{
    QString path; // from the top of the tree
    QString text;
};

QList<Source> sourcesOfScreens()
{
    const QDir top(QFINDTESTDATA("../../ui") + u"/.."_s);
    QList<Source> sources;
    for (const QString &folder : {u"ui"_s, u"app/desktop"_s}) {
        QDirIterator files(top.filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("cannot be read");
            sources.append(
                {QDir::cleanPath(top.relativeFilePath(file.fileName())), QString::fromUtf8(file.readAll())});
        }
    }
    return sources;
}

QStringList nounsOf(const QString &path)
{
    for (QString folder = path; folder.contains(u'/'); folder = folder.section(u'/', 0, -2)) {
        if (NounsOfFolders.contains(folder))
            return NounsOfFolders[folder];
    }
    return {};
}

struct Use
{
    QString variable; // whose member it is; empty: of an expression
    QString names; // a way: totals.currency
};

// order[u"status"], m_order[u"totals"][u"currency"], customer.value.has(u"company")
QList<Use> usesIn(const Source &source)
{
    static const QRegularExpression use(
        uR"x((?:\b(?:m_)?(\w+)(?:\.value)?|[\])])((?:\[u"\w+"(?:_s)?\])+|\.has\(u"\w+"(?:_s)?\)))x"_s);
    static const QRegularExpression name(uR"x(u"(\w+)"(_s)?)x"_s);
    QList<Use> uses;
    for (auto match = use.globalMatch(source.text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        QStringList names;
        bool mayBeMap = false; // filters[u"status"_s]
        for (auto each = name.globalMatch(found.captured(2)); each.hasNext();) {
            const QRegularExpressionMatch word = each.next();
            names += word.captured(1);
            mayBeMap |= word.hasCaptured(2);
        }
        if (!mayBeMap || PlacesOfVariables.contains(found.captured(1)))
            uses.append({found.captured(1), names.join(u'.')});
    }
    return uses;
}

// What functions are called with, or a table of names holds: moneyOf(u"lifetimeCollected"), {u"notes", …
QStringList namesGivenTo(const Reader &reader, const QString &text)
{
    static const QHash<QString, QString> elsewhere = {{u"members"_s, uR"x(\{u"(\w+)", QT_TRANSLATE_NOOP)x"_s},
                                                      {u"constants"_s, uR"x(\b[A-Z]\w+ = u"(\w+)"_s)x"_s}};
    const QString usual = uR"x(\b%1\((?:[^()]|\([^()]*\))*?u"(\w+)")x"_s.arg(reader.function);
    const QRegularExpression calls(elsewhere.value(reader.function, usual));
    QStringList names;
    for (auto call = calls.globalMatch(text); call.hasNext();)
        names += call.next().captured(1);
    return names;
}

// form->addText(u"location"_s, …), prefix + u"grade"_s, dateEntry(u"acquisitionDate"_s, …), return
// {u"shippedAt"_s, … Of guided forms, addText and addChoice take the name of what is kept, not a path.
QStringList pathsOfFieldsIn(const Source &source)
{
    static const QString path = uR"x((?:\w+ \+ )?u"([\w.]+?)\.?"_s)x"_s;
    static const QList<QRegularExpression> everywhere{
        QRegularExpression(uR"x(\badd(?:Field|Entry|Prices|Code|Amount|LongText|Check)\((?:\w+, )?\{?)x"_s
                           + path),
        QRegularExpression(uR"x(\b(?:text|amount|choice|check|date)Entry\()x"_s + path),
        QRegularExpression(uR"x(\breturn \{)x"_s + path + uR"x(,\s+\w+Texts::tr\()x"_s),
        QRegularExpression(uR"x(\baddAddress\([^;]*, )x"_s + path),
        QRegularExpression(uR"x(\bfault\.path == )x"_s + QString(path).replace(u"_s"_s, QString())),
    };
    static const QRegularExpression ofRecordForms(uR"x(\badd(?:Text|Choice)\()x"_s + path);
    QStringList paths;
    const auto collect = [&](const QRegularExpression &field) {
        for (auto match = field.globalMatch(source.text); match.hasNext();)
            paths += match.next().captured(1);
    };
    std::ranges::for_each(everywhere, collect);
    if (!source.path.startsWith(u"ui/subscriptions/guided/"))
        collect(ofRecordForms);
    return paths;
}

} // namespace

class TestRecordMembers : public QObject
{
    Q_OBJECT

private:
    const Shapes m_shapes;
    const QList<Source> m_sources = sourcesOfScreens();

    bool isKnown(const Source &source, const Use &use) const
    {
        if (NamesOfOtherJson[source.path].contains(use.names))
            return true;
        return PlacesOfVariables.contains(use.variable)
            ? m_shapes.has(PlacesOfVariables[use.variable], use.names)
            : m_shapes.hasSomewhere(nounsOf(source.path), use.names);
    }

private Q_SLOTS:
    void aMisspeltMemberWouldBeFound()
    {
        const Source source{u"ui/orders/x.cpp"_s, {}};
        QVERIFY(isKnown(source, {u"order"_s, u"status"_s}));
        QVERIFY(isKnown(source, {u"order"_s, u"totals.currency"_s}));
        QVERIFY(isKnown(source, {{}, u"quantity"_s}));
        QVERIFY(!isKnown(source, {u"order"_s, u"staus"_s}));
        QVERIFY(!isKnown(source, {u"order"_s, u"quantity"_s})); // an item has it
        QVERIFY(!isKnown(source, {u"order"_s, u"totals.curency"_s}));
        QVERIFY(!isKnown(source, {{}, u"serialNumber"_s})); // no order has it
        const QList<Use> uses =
            usesIn({{}, u"m_order[u\"a\"][u\"b\"] + customer.value.has(u\"c\") + f()[u\"d\"]"_s});
        QCOMPARE(uses.size(), 3);
        QCOMPARE(uses[0].variable + u' ' + uses[0].names, u"order a.b"_s);
        QCOMPARE(uses[1].variable + u' ' + uses[1].names, u"customer c"_s);
        QCOMPARE(uses[2].names, u"d"_s);
    }

    void screensNameMembersThatRecordsHave()
    {
        qsizetype count = 0;
        QStringList unknown;
        for (const Source &source : m_sources) {
            const QList<Use> uses = usesIn(source);
            count += uses.size();
            for (const Use &use : uses) {
                if (!isKnown(source, use))
                    unknown += u"%1: %2 of %3"_s.arg(
                        source.path, use.names, use.variable.isEmpty() ? u"an expression"_s : use.variable);
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u"no record has\n"_s + unknown.join(u'\n')));
        QVERIFY(count > 250);
    }

    void namesThatAreHandedOnAreMembers()
    {
        QStringList unknown;
        for (const Reader &reader : Readers) {
            QStringList names;
            for (const Source &source : m_sources) {
                if (source.path.startsWith(reader.file))
                    names += namesGivenTo(reader, source.text);
            }
            QVERIFY2(!names.isEmpty(), qPrintable(reader.file + u' ' + reader.function));
            for (const QString &name : names) {
                if (!m_shapes.has(reader.places, name))
                    unknown += u"%1: %2 asked for by %3"_s.arg(reader.file, name, reader.function);
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u"no record has\n"_s + unknown.join(u'\n')));
    }

    void aMisspeltPathOfAFieldWouldBeFound()
    {
        const Source source{
            u"ui/devices/device_forms.cpp"_s,
            u"form->addText(u\"location\"_s, x); form.addAmount(prefix + u\"aqcuisitionCost\"_s, x);"
            "form->addEntry({u\"staus\"_s, x}); dateEntry(u\"acquisitionDate\"_s, x);"
            "addAddress(form, tr(\"x\"), u\"biling.\"_s); return {u\"note\"_s,\n  DeviceTexts::tr(\"x\");"
            "addText(section, u\"no path\");"_s};
        QStringList paths = pathsOfFieldsIn(source);
        paths.sort();
        QCOMPARE(paths,
                 (QStringList{u"acquisitionDate"_s, u"aqcuisitionCost"_s, u"biling"_s, u"location"_s, u"note"_s,
                              u"staus"_s}));
        const QStringList bodies = BodiesOfForms[source.path];
        QVERIFY(m_shapes.has(bodies, u"acquisitionDate"_s) && m_shapes.has(bodies, u"location"_s));
        for (const QString &wrong : {u"aqcuisitionCost"_s, u"biling"_s, u"note"_s, u"staus"_s})
            QVERIFY(!m_shapes.has(bodies, wrong));
    }

    void fieldsOfFormsAreMembersOfWhatIsSent()
    {
        qsizetype count = 0;
        QStringList unknown;
        for (const Source &source : m_sources) {
            const QStringList paths = pathsOfFieldsIn(source);
            if (source.path == u"ui/shell/password_dialog.cpp"
                || source.path == u"ui/settings/company_name_dialog.cpp")
                continue; // they send no record: their services are given the words themselves
            QVERIFY2(paths.isEmpty() || BodiesOfForms.contains(source.path), qPrintable(source.path));
            count += paths.size();
            for (const QString &path : paths) {
                if (!m_shapes.has(BodiesOfForms[source.path], path)
                    && !PathsOfDrafts[source.path].contains(path))
                    unknown += source.path + u": "_s + path;
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u"nothing that is sent has\n"_s + unknown.join(u'\n')));
        QVERIFY2(count > 60, QByteArray::number(count).constData());
    }

    // Whoever hands names on stands in the table above.
    void allThatHandNamesOnAreLookedThrough()
    {
        static const QRegularExpression use(uR"x((?:\[|\bhas\()(?:member|each\.name)\b)x"_s);
        for (const Source &source : m_sources) {
            const auto isOf = [&](const Reader &reader) { return source.path.startsWith(reader.file); };
            if (source.text.contains(use))
                QVERIFY2(std::ranges::any_of(Readers, isOf), qPrintable(source.path));
        }
    }
};

QTEST_GUILESS_MAIN(TestRecordMembers)
#include "tst_record_members.moc"
