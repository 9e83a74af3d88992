// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/catalogue_csv.h"

#include "core/domain/products/csv_number.h"
#include "core/domain/tenants/tenant.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Column
{
    QLatin1StringView title;
    bool isNeeded;
};

enum Place { Name, Sku, Category, Brand, Specification, Grade, Color, VariantSku, ListPrice, AcquisitionCost };

constexpr Column columns[] = {
    {"Product Name"_L1, true},  {"Product SKU"_L1, true},      {"Category"_L1, true}, {"Brand"_L1, true},
    {"Specification"_L1, true}, {"Grade"_L1, false},           {"Color"_L1, false},   {"Variant SKU"_L1, true},
    {"List Price"_L1, true},    {"Acquisition Cost"_L1, true},
};

// Product name, product_name and PRODUCT NAME are the same column.
QString folded(const QString &title)
{
    static const QRegularExpression idle(u"[\\s_*()-]"_s);
    return title.toCaseFolded().remove(idle);
}

// Of every column, in their order.
const QStringList &foldedTitles()
{
    static const QStringList titles = [] {
        QStringList all;
        for (const Column &column : columns)
            all += folded(column.title);
        return all;
    }();
    return titles;
}

struct PriceColumn
{
    qsizetype index;
    int months;
};

// Where the columns of a file stand.
class Layout
{
public:
    static Result<Layout> of(const QStringList &header)
    {
        Layout layout;
        static const QRegularExpression price(u"^(\\d{1,3})mo(nths?)?price$"_s);
        for (qsizetype i = 0; i < header.size(); ++i) {
            const QString title = folded(header[i]);
            const auto match = price.match(title);
            const qsizetype place = foldedTitles().indexOf(title);
            const int months = match.hasMatch() ? match.captured(1).toInt() : 0;
            if (layout.m_places.contains(int(place)) || layout.hasPriceFor(months))
                layout.m_repeated += header[i].trimmed();
            if (place >= 0)
                layout.m_places.insert(int(place), i);
            if (match.hasMatch())
                layout.m_prices.append({i, months});
        }
        layout.m_width = header.size();
        ONHIRE_TRY(layout.check());
        return layout;
    }

    QString text(const CsvTable::Row &row, Place place) const
    {
        const auto index = m_places.constFind(place);
        return index == m_places.constEnd() ? QString() : row.cells.value(*index);
    }
    const QList<PriceColumn> &prices() const { return m_prices; }
    // A comma in a number that is not quoted moves all that stands behind it.
    bool isTooNarrowFor(const CsvTable::Row &row) const
    {
        return std::ranges::any_of(row.cells.mid(m_width),
                                   [](const auto &cell) { return !cell.trimmed().isEmpty(); });
    }

private:
    bool hasPriceFor(int months) const
    {
        return std::ranges::find(m_prices, months, &PriceColumn::months) != m_prices.end();
    }

    Result<void> check() const
    {
        QList<Fault> faults;
        for (size_t place = 0; place < std::size(columns); ++place) {
            if (columns[place].isNeeded && !m_places.contains(int(place)))
                faults.append({u"csvFile"_s, Fault::Kind::Required,
                               u"The column \"%1\" is missing."_s.arg(columns[place].title)});
        }
        for (const QString &title : m_repeated)
            faults.append(
                {u"csvFile"_s, Fault::Kind::Custom, u"There is more than one column \"%1\"."_s.arg(title)});
        if (!faults.isEmpty())
            return Failure(Error{ErrorCode::ValidationError, {}, faults});
        return {};
    }

    QHash<int, qsizetype> m_places;
    QList<PriceColumn> m_prices;
    QStringList m_repeated;
    qsizetype m_width = 0;
};

// The problem of one row, in words.
using RowProblem = QString;

// A number that can be read in one way only: 1000 or 1.0 for 1.000.
QString unmistakable(const QByteArray &number)
{
    QString text = QString::fromLatin1(number);
    const qsizetype point = text.indexOf(u'.');
    if (point < 0)
        return text;
    while (text.endsWith(u'0') && text.size() > point + 2)
        text.chop(1);
    return text.size() == point + 4 ? text + u'0' : text;
}

class RowReader
{
public:
    RowReader(const CsvTable &table, const Layout &layout, int exponent)
        : m_layout(layout), m_notation(exponent, table.delimiter)
    {
        for (const CsvTable::Row &row : table.rows) {
            m_notation.learnFrom(m_layout.text(row, ListPrice));
            m_notation.learnFrom(m_layout.text(row, AcquisitionCost));
            for (const PriceColumn &column : m_layout.prices())
                m_notation.learnFrom(row.cells.value(column.index));
        }
    }

    // The row as a product of one variant, or what is wrong with it.
    JsonValue read(const CsvTable::Row &row, RowProblem &problem) const
    {
        if (m_layout.isTooNarrowFor(row))
            problem = u"There are more cells than columns. Put values that hold a separator in quotes."_s;
        for (size_t place = 0; place < std::size(columns); ++place) {
            if (columns[place].isNeeded && m_layout.text(row, Place(place)).isEmpty())
                problem = u"%1 is required."_s.arg(columns[place].title);
        }
        const JsonValue listPrice = amount(m_layout.text(row, ListPrice), title(ListPrice), problem);
        const JsonValue cost = amount(m_layout.text(row, AcquisitionCost), title(AcquisitionCost), problem);
        const QList<JsonValue> pricing = prices(row, problem);
        if (!problem.isEmpty())
            return {};
        if (const auto value = listPrice.toDecimal(); !value || value->value <= 0)
            problem = u"List Price must be a positive number."_s;
        else if (const auto paid = cost.toDecimal(); !paid || paid->value < 0)
            problem = u"Acquisition Cost must be a number and must not be negative."_s;
        if (!problem.isEmpty())
            return {};
        return product(row, variant(row, listPrice, cost, pricing));
    }

private:
    JsonValue amount(const QString &cell, QStringView column, RowProblem &problem) const
    {
        const CsvNumber read = CsvNumber::read(cell, m_notation);
        if (!read.other.isEmpty())
            problem = u"%1 is ambiguous: %2 can mean %3 or %4. Write %3 or %4."_s.arg(
                column, cell, unmistakable(read.number), unmistakable(read.other));
        return read.number.isEmpty() ? JsonValue() : JsonValue::number(read.number);
    }

    QString title(Place place) const { return QString(columns[place].title); }

    QList<JsonValue> prices(const CsvTable::Row &row, RowProblem &problem) const
    {
        QList<JsonValue> entries;
        for (const PriceColumn &column : m_layout.prices()) {
            const QString cell = row.cells.value(column.index);
            if (cell.isEmpty())
                continue;
            const QString title = u"%1mo_Price"_s.arg(column.months);
            const JsonValue price = amount(cell, title, problem);
            if (price.isNull())
                problem = u"%1 must be a number."_s.arg(title);
            entries +=
                JsonValue::object({{u"contractLength"_s, JsonValue::number(QByteArray::number(column.months))},
                                   {u"monthlyPrice"_s, price}});
        }
        return entries;
    }

    JsonValue variant(const CsvTable::Row &row, const JsonValue &listPrice, const JsonValue &cost,
                      const QList<JsonValue> &pricing) const
    {
        const QString grade = m_layout.text(row, Grade), color = m_layout.text(row, Color);
        QStringList words{m_layout.text(row, Name), m_layout.text(row, Specification), color};
        words.removeAll(QString());
        QList<JsonValue::Member> members{{u"variantSku"_s, JsonValue::string(m_layout.text(row, VariantSku))},
                                         {u"variantName"_s, JsonValue::string(words.join(u", "_s).left(200))},
                                         {u"listPrice"_s, listPrice},
                                         {u"acquisitionCost"_s, cost}};
        if (!grade.isEmpty())
            members.append({u"grade"_s, JsonValue::string(grade)});
        if (!pricing.isEmpty())
            members.append({u"pricing"_s, JsonValue::array(pricing)});
        if (!color.isEmpty())
            members.append({u"colorName"_s, JsonValue::string(color)});
        return JsonValue::object(members);
    }

    JsonValue product(const CsvTable::Row &row, const JsonValue &variant) const
    {
        const auto text = [&](Place place) { return JsonValue::string(m_layout.text(row, place)); };
        return JsonValue::object({{u"productSku"_s, text(Sku)},
                                  {u"name"_s, text(Name)},
                                  {u"specification"_s, text(Specification)},
                                  {u"category"_s, text(Category)},
                                  {u"brand"_s, text(Brand)},
                                  {u"variants"_s, JsonValue::array({variant})}});
    }

    const Layout &m_layout;
    NumberNotation m_notation;
};

// The column of which a member of the product was made; the member itself where there is none.
QString columnOf(const QString &path, const CsvTable::Row &row, const Layout &layout)
{
    static const QHash<QString, Place> places{{u"productSku"_s, Sku},
                                              {u"name"_s, Name},
                                              {u"specification"_s, Specification},
                                              {u"category"_s, Category},
                                              {u"brand"_s, Brand},
                                              {u"variants.0.variantSku"_s, VariantSku},
                                              {u"variants.0.grade"_s, Grade},
                                              {u"variants.0.colorName"_s, Color},
                                              {u"variants.0.listPrice"_s, ListPrice},
                                              {u"variants.0.acquisitionCost"_s, AcquisitionCost}};
    if (const auto place = places.constFind(path); place != places.constEnd())
        return columns[*place].title;
    static const QRegularExpression pricing(u"^variants\\.0\\.pricing\\.(\\d+)\\."_s);
    const auto match = pricing.match(path);
    if (!match.hasMatch())
        return path;
    QList<PriceColumn> filled = layout.prices();
    erase_if(filled, [&](const PriceColumn &column) { return row.cells.value(column.index).isEmpty(); });
    return u"%1mo_Price"_s.arg(filled.at(match.captured(1).toInt()).months);
}

QString inWords(const Error &error, const CsvTable::Row &row, const Layout &layout)
{
    QStringList words;
    for (const Fault &fault : error.faults)
        words += u"%1: %2"_s.arg(columnOf(fault.path, row, layout), fault.message);
    return words.isEmpty() ? QString(infoOf(error.code).message) : words.join(u' ');
}

// A variant that there is keeps its grade and prices where the file says nothing of them.
void gradeUsually(ProductRequest::Variant &variant)
{
    if (variant.changes.grade)
        return;
    variant.usualGrade = u"A"_s;
    erase_if(variant.missing, [](const Fault &fault) { return fault.path.endsWith(".grade"_L1); });
}

} // namespace

Result<CatalogueCsv> CatalogueCsv::read(const CsvTable &table, const Tenant &tenant)
{
    ONHIRE_ASSIGN(const Layout layout, Layout::of(table.header));
    const RowReader reader(table, layout, tenant.exponent);
    CatalogueCsv catalogue;
    catalogue.totalRows = int(table.rows.size());
    QHash<QString, qsizetype> bySku; // place in products
    QHash<QString, int> lineOfVariant;
    for (const CsvTable::Row &row : table.rows) {
        const QString sku = layout.text(row, VariantSku);
        RowProblem problem;
        const JsonValue body = reader.read(row, problem);
        if (problem.isEmpty() && lineOfVariant.contains(sku))
            problem = u"Duplicate Variant SKU, first used in line %1."_s.arg(lineOfVariant.value(sku));
        if (!problem.isEmpty()) {
            catalogue.errors.append({row.line, sku, problem});
            continue;
        }
        auto request = ProductRequest::readPatch(body, {}, tenant);
        if (!request) {
            catalogue.errors.append({row.line, sku, inWords(request.error(), row, layout)});
            continue;
        }
        gradeUsually(request->variants.front());
        lineOfVariant.insert(sku, row.line);
        const QString productSku = layout.text(row, Sku);
        const auto known = bySku.constFind(productSku);
        if (known == bySku.constEnd()) {
            bySku.insert(productSku, catalogue.products.size());
            catalogue.products.append({productSku, std::move(*request), {row.line}});
        } else {
            Product &product = catalogue.products[*known];
            product.request.variants += request->variants;
            product.rows += row.line;
        }
    }
    return catalogue;
}

} // namespace onhire
