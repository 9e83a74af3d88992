// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_catalogue.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/services/products/products.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Sample
{
    const char16_t *sku, *name, *specification, *category, *brand;
    int listPrice; // whole units of the currency
    std::initializer_list<const char16_t *> grades;
};

const Sample samples[] = {
    {u"MBP14-16-512", u"MacBook Pro 14", u"M4, 16 GB, 512 GB", u"Laptops", u"Apple", 1999, {u"A", u"B"}},
    {u"MBA13-16-256", u"MacBook Air 13", u"M4, 16 GB, 256 GB", u"Laptops", u"Apple", 1199, {u"A", u"B"}},
    {u"TPT14G4-32-1T",
     u"ThinkPad T14 G4",
     u"Ryzen 7, 32 GB, 1 TB",
     u"Laptops",
     u"Lenovo",
     1649,
     {u"A", u"B", u"C"}},
    {u"SFP11-16-512", u"Surface Pro 11", u"16 GB, 512 GB, keyboard", u"Tablets", u"Microsoft", 1499, {u"A"}},
    {u"IPA11-128", u"iPad Air 11", u"128 GB, Wi-Fi", u"Tablets", u"Apple", 699, {u"A", u"B"}},
    {u"IP16-128", u"iPhone 16", u"128 GB", u"Phones", u"Apple", 949, {u"A", u"B"}},
    {u"PX9-128", u"Pixel 9", u"128 GB", u"Phones", u"Google", 899, {u"A", u"B"}},
    {u"GS25-256", u"Galaxy S25", u"256 GB", u"Phones", u"Samsung", 959, {u"A"}},
    {u"MST-64-1T", u"Mac Studio", u"M4 Max, 64 GB, 1 TB", u"Desktops", u"Apple", 2999, {u"A"}},
    {u"DU2725Q", u"Dell U2725Q", u"27 inch, 4K, hub", u"Displays", u"Dell", 639, {u"A", u"B"}},
    {u"STUDIO27", u"Studio Display 27", u"27 inch, 5K", u"Displays", u"Apple", 1749, {u"A"}},
    {u"POSV3",
     u"POS Terminal V3",
     u"Receipt printer, scanner",
     u"Point of sale",
     u"Kassano",
     890,
     {u"A", u"B"}},
    {u"TREK7", u"E-bike Trek 7", u"500 Wh, step-through", u"Mobility", u"Velora", 2890, {u"A"}},
    {u"VR3-512", u"VR headset 3", u"512 GB, two controllers", u"Headsets", u"Oculo", 549, {u"A", u"B"}},
    {u"CAMR6", u"Mirrorless R6", u"Body, 24-105 mm lens", u"Cameras", u"Lumara", 2650, {u"A", u"C"}},
    {u"PROJ4K", u"Laser projector 4K", u"3,000 lumens", u"Meeting rooms", u"Projekta", 2190, {u"A"}},
};

struct Term
{
    int months;
    int permille; // of the list price, a month
};
constexpr Term offeredTerms[] = {{6, 62}, {12, 45}, {24, 33}, {36, 27}};
constexpr int gradePercent[] = {100, 85, 72}; // of the price of a new device

int ofGrade(int amount, qsizetype grade)
{
    return amount * gradePercent[grade] / 100;
}

Money wholeUnits(int units, const Tenant &tenant)
{
    return Money::fromDecimal({units, 0}, tenant.exponent).value_or(Money());
}

void writeVariant(JsonWriter &json, const Sample &sample, qsizetype index, const Tenant &tenant)
{
    const QString grade = QString::fromUtf16(sample.grades.begin()[index]);
    const Money list = wholeUnits(ofGrade(sample.listPrice, index), tenant);
    json.beginObject();
    json.member("variantSku"_L1, QString(QString::fromUtf16(sample.sku) + u'-' + grade));
    json.member("variantName"_L1, u"%1, Grade %2"_s.arg(QString::fromUtf16(sample.name), grade));
    json.member("grade"_L1, grade);
    json.member("listPrice"_L1, list, tenant.exponent);
    json.member("acquisitionCost"_L1, *list.fraction(82, 100), tenant.exponent);
    json.key("pricing"_L1).beginArray();
    for (const Term &term : offeredTerms) {
        const Money monthly =
            wholeUnits(std::max(1, ofGrade(sample.listPrice, index) * term.permille / 1000), tenant);
        json.beginObject().member("contractLength"_L1, term.months);
        json.member("monthlyPrice"_L1, monthly, tenant.exponent).endObject();
    }
    json.endArray().endObject();
}

} // namespace

Result<QStringList> fillCatalogue(const Context &context)
{
    QStringList skus;
    for (const Sample &sample : samples) {
        JsonWriter json;
        json.beginObject();
        json.member("productSku"_L1, QString::fromUtf16(sample.sku));
        json.member("name"_L1, QString::fromUtf16(sample.name));
        json.member("specification"_L1, QString::fromUtf16(sample.specification));
        json.member("category"_L1, QString::fromUtf16(sample.category));
        json.member("brand"_L1, QString::fromUtf16(sample.brand));
        json.key("variants"_L1).beginArray();
        for (size_t i = 0; i < sample.grades.size(); ++i) {
            writeVariant(json, sample, qsizetype(i), *context.tenant);
            skus += QString::fromUtf16(sample.sku) + u'-' + QString::fromUtf16(sample.grades.begin()[i]);
        }
        json.endArray().endObject();
        const auto body = readJson(json.take());
        if (!body)
            return Failure(Error::internal(body.error().message));
        ONHIRE_ASSIGN(const ProductRequest request, ProductRequest::read(*body, *context.tenant));
        ONHIRE_TRY(upsertProduct(context, request));
    }
    return skus;
}

} // namespace onhire
