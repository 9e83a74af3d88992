// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdf_maker.h"
#include "core/base/json_reader.h"
#include "core/data/tenants/sealed_secrets.h"
#include "core/services/files/files.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/rentals.h"
#include "tests/support/shop.h"

#include <QBuffer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

struct Chooser : Shop
{
    using Shop::Shop;

    const FileRoom *files = nullptr;

    Context context()
    {
        Context here = Shop::context();
        here.files = files;
        return here;
    }
    // What was refused, and where; "none" when nothing was.
    QString set(const QString &key, const QByteArray &value)
    {
        const auto result = setSetting(context(), key, json(value));
        if (result)
            return u"none"_s;
        QStringList paths;
        for (const Fault &fault : result.error().faults)
            paths += fault.path;
        return paths.isEmpty() ? QString(infoOf(result.error().code).name) : paths.join(u' ');
    }
    QByteArray value(QLatin1StringView key)
    {
        return findTenant(database.connection(), tenant->id).value()->settings.value(key).toJson();
    }
};

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTenantJoinsAnOrganisationThatIsThere();
    void everyDefaultPassesItsOwnCheck_data();
    void everyDefaultPassesItsOwnCheck();
    void whatIsSetIsCheckedAndKept();
    void nullTakesAChoiceBack();
    void theDefaultLengthIsOneOfTheLengths();
    void amountsFollowTheCurrency();
    void whatTheSellerSaysOfItselfCanBeRight();
    void theLogoIsAPictureAmongTheFiles();
    void twoSettingsAtOnceAreBothKept();
    void lengthsAndDefaultAgreeInARace();
    void aChangeLeavesItsTrace();
    void anAddressIsNoSecret();
};

void TestSettings::everyDefaultPassesItsOwnCheck_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const SettingDescriptor &setting : Settings::descriptors())
        QTest::newRow(setting.key.data()) << index++;
}

void TestSettings::everyDefaultPassesItsOwnCheck()
{
    QFETCH(const int, index);
    const SettingDescriptor &setting = Settings::descriptors()[size_t(index)];
    QCOMPARE(Settings::descriptorOf(QString(setting.key)), &setting);
    for (const int exponent : {0, 2, 3}) {
        QList<Fault> faults;
        setting.schema.check(readJson(setting.fallback).value(), setting.key, {exponent, true}, faults);
        QVERIFY2(faults.isEmpty(), faults.isEmpty() ? "" : qPrintable(faults[0].message));
    }
    QCOMPARE(Settings().value(setting.key).toJson(), readJson(setting.fallback).value().toJson());
}

void TestSettings::whatIsSetIsCheckedAndKept()
{
    Chooser shop;
    QCOMPARE(shop.set(u"tax.rate"_s, "19.5"), u"none"_s);
    QCOMPARE(shop.value("tax.rate"_L1), "19.5"_ba);
    QCOMPARE(shop.set(u"tax.rate"_s, "100.1"), u"tax.rate"_s);
    QCOMPARE(shop.set(u"tax.rate"_s, "'19'"), u"tax.rate"_s);
    QCOMPARE(shop.set(u"tax.rat"_s, "19"), u"tax.rat"_s);
    QCOMPARE(shop.set(u"orders.duplicateMinutes"_s, "61"), u"orders.duplicateMinutes"_s);
    QCOMPARE(shop.set(u"contractLengths"_s, "[6,121,'x']"), u"contractLengths.1 contractLengths.2"_s);
    QCOMPARE(shop.set(u"buyout.method"_s, "'gift'"), u"buyout.method"_s);
    QCOMPARE(shop.set(u"customFields"_s, "[{'id':'po'},{'label':'x'}]"), u"customFields.1.id"_s);
    QCOMPARE(shop.set(u"customFields"_s, "[{'id':'po'}]"), u"none"_s);
    QCOMPARE(shop.value("tax.rate"_L1), "19.5"_ba);
}

void TestSettings::nullTakesAChoiceBack()
{
    Chooser shop;
    shop.set(u"orders.autoConfirm"_s, "true");
    QCOMPARE(shop.value("orders.autoConfirm"_L1), "true"_ba);
    QCOMPARE(shop.set(u"orders.autoConfirm"_s, "null"), u"none"_s);
    QCOMPARE(shop.value("orders.autoConfirm"_L1), "false"_ba);
    QCOMPARE(shop.look(u"select settings::text from tenants"_s), u"{}"_s);
}

void TestSettings::theDefaultLengthIsOneOfTheLengths()
{
    Chooser shop;
    QCOMPARE(shop.set(u"contractLengths"_s, "[6,24]"), u"defaultContractLength"_s);
    QCOMPARE(shop.set(u"defaultContractLength"_s, "13"), u"defaultContractLength"_s);
    QCOMPARE(shop.set(u"defaultContractLength"_s, "24"), u"none"_s);
    QCOMPARE(shop.set(u"contractLengths"_s, "[6,24]"), u"none"_s);
    QCOMPARE(shop.set(u"defaultContractLength"_s, "null"), u"defaultContractLength"_s);
    QCOMPARE(shop.value("contractLengths"_L1), "[6,24]"_ba);
    QCOMPARE(shop.value("defaultContractLength"_L1), "24"_ba);
}

void TestSettings::amountsFollowTheCurrency()
{
    Chooser yen(u"JPY"_s), dinar(u"KWD"_s);
    QCOMPARE(yen.set(u"buyout.flatFee"_s, "10.5"), u"buyout.flatFee"_s);
    QCOMPARE(dinar.set(u"buyout.flatFee"_s, "10.125"), u"none"_s);
    QCOMPARE(dinar.set(u"buyout.flatFee"_s, "-1"), u"buyout.flatFee"_s);
}

void TestSettings::whatTheSellerSaysOfItselfCanBeRight()
{
    Chooser shop;
    QCOMPARE(shop.set(u"seller.iban"_s, "'de89 3704 0044 0532 0130 00'"), u"none"_s);
    QCOMPARE(shop.value("seller.iban"_L1), "\"DE89370400440532013000\""_ba);
    for (const QByteArray wrong :
         {"'DE89370400440532013001'", "'DE8937040044053201300'", "'XX'", "'89DE370400440532013000'"})
        QCOMPARE(shop.set(u"seller.iban"_s, wrong), u"seller.iban"_s);
    QCOMPARE(shop.set(u"seller.iban"_s, "'QA58DOHB00001234567890ABCDEFG'"), u"none"_s);
    QCOMPARE(shop.set(u"seller.bic"_s, "'cobadeff xxx'"), u"none"_s);
    QCOMPARE(shop.value("seller.bic"_L1), "\"COBADEFFXXX\""_ba);
    for (const QByteArray wrong : {"'COBADEF'", "'COBAZZFF'", "'COBADEFFXX'"})
        QCOMPARE(shop.set(u"seller.bic"_s, wrong), u"seller.bic"_s);
    QCOMPARE(shop.set(u"seller.vatNumber"_s, "'DE 136 695 976'"), u"none"_s);
    QCOMPARE(shop.value("seller.vatNumber"_L1), "\"DE136695976\""_ba);
    QCOMPARE(shop.set(u"seller.vatNumber"_s, "'DE136695977'"), u"seller.vatNumber"_s);
    QCOMPARE(shop.set(u"seller.taxNumber"_s, "'27/123/45678'"), u"none"_s);
    QCOMPARE(shop.set(u"seller.taxNumber"_s, "'" + QByteArray(51, '1') + "'"), u"seller.taxNumber"_s);
    const QByteArray address =
        "{'contactName':'Accounts','streetAddress':'Am Hof 1','city':'Bonn','country':'%'}";
    QCOMPARE(shop.set(u"seller.address"_s, QByteArray(address).replace('%', "DE")), u"none"_s);
    for (const QByteArray wrong : {"Germany", "de", "ZZ", "DEU"})
        QCOMPARE(shop.set(u"seller.address"_s, QByteArray(address).replace('%', wrong)),
                 u"seller.address.country"_s);
    QCOMPARE(shop.set(u"seller.address"_s, "{'city':'Bonn','country':'DE'}"),
             u"seller.address.contactName seller.address.streetAddress"_s);
    QCOMPARE(shop.set(u"seller.address"_s, "{'city':'Bonn','country':'Germany'}"),
             u"seller.address.contactName seller.address.streetAddress seller.address.country"_s);
    QCOMPARE(shop.set(u"seller.address"_s, "{'contactName':'A','streetAddress':'B','city':'Bonn'}"),
             u"seller.address.country"_s);
    QCOMPARE(shop.set(u"seller.address"_s, "'Bonn'"), u"seller.address"_s);
    QCOMPARE(shop.set(u"invoice.language"_s, "'fr'"), u"invoice.language"_s);
    QCOMPARE(shop.set(u"seller.address"_s, "null"), u"none"_s);
    QCOMPARE(shop.value("seller.address"_L1), "null"_ba);
}

void TestSettings::theLogoIsAPictureAmongTheFiles()
{
    Chooser shop;
    const QTemporaryDir folder;
    const auto room =
        test::need(FileRoom::open(folder.path(), shop.clock.now(), std::make_shared<const PdfMaker>()));
    shop.files = room.get();
    const auto chosen = [&](const QByteArray &content, const QString &type) {
        const auto file = keepDocument(shop.context(), {.filename = u"logo"_s, .contentType = type}, content,
                                       u"file.upload"_s);
        return shop.set(u"seller.logoFileId"_s,
                        '\'' + test::parsed(*file)[u"fileId"].toString().toLatin1() + '\'');
    };
    const auto encoded = [](const QSize &size, const char *format) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::darkCyan);
        QBuffer content;
        return content.open(QIODevice::WriteOnly) && image.save(&content, format) ? content.data()
                                                                                  : QByteArray();
    };
    const QString none = u"none"_s, refused = u"seller.logoFileId"_s;
    const QByteArray png = encoded({200, 80}, "PNG");
    QCOMPARE(shop.set(refused, "'file_none'"), refused);
    QCOMPARE(chosen(png, u"image/png"_s), none);
    QCOMPARE(chosen(encoded({80, 80}, "JPG"), u"image/jpeg"_s), none);
    QCOMPARE(chosen("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='4'/></svg>",
                    u"image/svg+xml"_s),
             none);
    QCOMPARE(chosen(png, u"application/pdf"_s), refused);
    QCOMPARE(chosen("<html>", u"image/svg+xml"_s), refused);
    QCOMPARE(chosen("GIF89a", u"image/png"_s), refused);
    QCOMPARE(chosen(png.left(png.size() / 2), u"image/png"_s), refused);
    QCOMPARE(chosen(encoded({4001, 1}, "PNG"), u"image/png"_s), refused);
    // a head that promises 30,000 × 30,000 pixels, which nobody makes room for
    QByteArray huge = png;
    qToBigEndian(30'000, huge.data() + 16);
    qToBigEndian(30'000, huge.data() + 20);
    QCOMPARE(chosen(huge, u"image/png"_s), refused);
    QCOMPARE(chosen(png + QByteArray(4 * 1024 * 1024, ' '), u"image/png"_s), refused);
}

void TestSettings::twoSettingsAtOnceAreBothKept()
{
    Chooser shop;
    for (int round = 0; round < 40; ++round) {
        const QByteArray value = QByteArray::number(round % 50 + 1);
        std::vector<std::future<bool>> choosers;
        for (const QString &key : {u"tax.rate"_s, u"billing.termsDays"_s, u"billing.horizonDays"_s}) {
            choosers.push_back(std::async(std::launch::async, [&shop, key, value] {
                Shop elsewhere = shop.elsewhere();
                return bool(setSetting(elsewhere.context(), key, json(value)));
            }));
        }
        for (auto &chooser : choosers)
            QVERIFY(chooser.get());
        QCOMPARE(shop.value("tax.rate"_L1), value);
        QCOMPARE(shop.value("billing.termsDays"_L1), value);
        QCOMPARE(shop.value("billing.horizonDays"_L1), value);
    }
}

void TestSettings::lengthsAndDefaultAgreeInARace()
{
    Chooser shop;
    for (int round = 0; round < 40; ++round) {
        auto rival = std::async(std::launch::async, [&shop] {
            Shop elsewhere = shop.elsewhere();
            return bool(setSetting(elsewhere.context(), u"defaultContractLength"_s, json("24")));
        });
        const bool narrowed = shop.set(u"contractLengths"_s, "[12]") == u"none"_s;
        QVERIFY(rival.get() != narrowed);
        QCOMPARE(shop.set(u"contractLengths"_s, "null"), u"none"_s);
        QCOMPARE(shop.set(u"defaultContractLength"_s, "null"), u"none"_s);
    }
}

void TestSettings::aChangeLeavesItsTrace()
{
    Chooser shop;
    shop.set(u"tax.rate"_s, "7");
    QCOMPARE(shop.look(u"select action || ' ' || (before #>> '{settings,tax.rate}' is null) || ' ' || (after "
                       u"#>> '{settings,tax.rate}') "
                       "from audit_entries"_s),
             u"settings.set true 7"_s);
    QVERIFY(setTier(shop.context(), Tier::Starter));
    QCOMPARE(shop.look(u"select tier from tenants"_s), u"starter"_s);
    QCOMPARE(shop.look(u"select string_agg(action, ' ' order by action) from audit_entries"_s),
             u"settings.set tenant.set_tier"_s);
}

void TestSettings::aTenantJoinsAnOrganisationThatIsThere()
{
    Shop shop;
    const auto joined = createTenant(shop.database, shop.clock,
                                     {.name = u"Second"_s, .organisationId = shop.tenant->organisationId});
    QVERIFY(joined);
    QCOMPARE((*joined)->organisationId, shop.tenant->organisationId);
    const auto mistyped = createTenant(
        shop.database, shop.clock, {.name = u"Third"_s, .organisationId = shop.tenant->organisationId + u'x'});
    QVERIFY(!mistyped);
    QCOMPARE(mistyped.error().faults[0].path, u"organisationId"_s);
}

// Only secrets are sealed with a key.
void TestSettings::anAddressIsNoSecret()
{
    Chooser shop;
    const auto otherwise = [&] {
        return sealedOtherwise(shop.database.connection(), shop.tenant->id, u"the key"_s).value().settings;
    };
    QCOMPARE(shop.set(u"seller.address"_s,
                      "{'contactName':'Accounts','streetAddress':'Am Hof 1','city':'Bonn','country':'DE'}"),
             u"none"_s);
    QCOMPARE(otherwise(), 0);
    shop.look(u"update tenants set settings = settings || '{\"products.sync.token\":{\"by\":\"another\","
              u"\"sealed\":\"x\"}}' where tenant_id = '%1' returning 1"_s.arg(shop.tenant->id));
    QCOMPARE(otherwise(), 1);
}

QTEST_MAIN(TestSettings) // drawings need fonts
#include "tst_settings.moc"
