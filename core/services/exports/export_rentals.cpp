// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/exports/export_rentals.h"

#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "core/data/db/transaction.h"
#include "core/data/subscriptions/exported_rentals.h"
#include "core/domain/exports/csv_writer.h"
#include "core/services/files/files.h"
#include "core/services/moment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Without it Excel reads a file in the machine's old code page, and spoils every name with an accent. What is
// answered inline goes without: a program would find the mark in the name of its first column.
constexpr QByteArrayView ByteOrderMark = "\xEF\xBB\xBF";

struct Column
{
    QByteArrayView name;
    bool RentalExportRequest::*group = nullptr; // null: always there
};

constexpr Column Columns[] = {
    {"subscriptionId"},
    {"customerId", &RentalExportRequest::customerDetails},
    {"customerEmail", &RentalExportRequest::customerDetails},
    {"customerName", &RentalExportRequest::customerDetails},
    {"company", &RentalExportRequest::customerDetails},
    {"sku", &RentalExportRequest::deviceDetails},
    {"productName", &RentalExportRequest::deviceDetails},
    {"serialNumber", &RentalExportRequest::deviceDetails},
    {"status"},
    {"startDate"},
    {"endDate"},
    {"contractLength"},
    {"monthlyAmount", &RentalExportRequest::financialDetails},
    {"currency", &RentalExportRequest::financialDetails},
    {"totalCollected", &RentalExportRequest::financialDetails},
    {"acquisitionCost", &RentalExportRequest::financialDetails},
    {"costRecoveryPercent", &RentalExportRequest::financialDetails},
};
constexpr int CustomFields = ExportedRentals::FirstCell + int(std::size(Columns));

ListRequest filtersOf(const RentalExportRequest &request)
{
    ListRequest list{.sortBy = u"createdAt"_s, .descending = false};
    const auto add = [&list](const QString &name, const QString &value) {
        if (!value.isEmpty())
            list.filters.insert(name, value);
    };
    const auto addDate = [&add](const QString &name, const std::optional<QDate> &date) {
        add(name, date ? date->toString(Qt::ISODate) : QString());
    };
    add(u"status"_s, request.status);
    add(u"customerId"_s, request.customerId);
    add(u"customerIds"_s, request.customerIds.join(QChar(31)));
    addDate(u"startDateFrom"_s, request.startDateFrom);
    addDate(u"startDateTo"_s, request.startDateTo);
    addDate(u"endDateFrom"_s, request.endDateFrom);
    addDate(u"endDateTo"_s, request.endDateTo);
    return list;
}

// Those that may stand on a subscription.
QStringList customFieldsOf(const Settings &settings)
{
    QStringList ids;
    for (const JsonValue &field : settings.value("customFields"_L1).elements()) {
        if (!field.has(u"section") || field[u"section"].toString() == "subscription"_L1)
            ids += field[u"id"].toString();
    }
    return ids;
}

QByteArray textOf(const JsonValue &value)
{
    if (value.isNull())
        return {};
    return value.isString() ? value.toString().toUtf8() : value.toJson();
}

class Export
{
public:
    Export(const Context &context, const RentalExportRequest &request)
        : m_context(context), m_request(request),
          m_customFields(request.customFields ? customFieldsOf(context.tenant->settings) : QStringList())
    {
    }

    Result<RentalExport> run()
    {
        ONHIRE_ASSIGN(m_file, receiveDocument(m_context));
        m_result.csv = QByteArray();
        m_result.generatedAt = m_context.now();
        if (!m_file->write(ByteOrderMark))
            return Failure(noRoom());
        writeHeader();
        // Once: what is written already cannot be taken back.
        const auto work = [this](Connection &connection) { return writeAll(connection); };
        ONHIRE_TRY(tryTransaction(m_context.database.connection(), m_context.scope(), work));
        ONHIRE_TRY(keep());
        if (m_result.active > 0)
            m_result.averageMonthly = m_monthly.fraction(1, m_result.active).value_or(Money());
        return std::move(m_result);
    }

private:
    void writeHeader()
    {
        for (const Column &column : Columns) {
            if (isWanted(column))
                m_csv.cell(column.name);
        }
        for (const QString &id : m_customFields)
            m_csv.cell("customField_" + id.toUtf8());
        m_csv.endLine();
    }

    Result<void> writeAll(Connection &connection)
    {
        ONHIRE_TRY(connection.allowLongStatements());
        ONHIRE_ASSIGN(ExportedRentals rentals,
                      ExportedRentals::open(connection, m_context.scope(), filtersOf(m_request)));
        for (bool isOver = false; !isOver;) {
            ONHIRE_ASSIGN(Rows rows, rentals.next());
            for (isOver = true; rows.next(); isOver = false) {
                ONHIRE_TRY(count(rows));
                writeRow(rows);
            }
            ONHIRE_TRY(flush());
        }
        return rentals.close();
    }

    Result<void> count(const Rows &row)
    {
        const auto collected = Money::sum(m_result.collected, moneyIn(row, ExportedRentals::TotalCollected));
        const bool isActive = row.flag(ExportedRentals::IsActive);
        const auto monthly =
            isActive ? Money::sum(m_monthly, moneyIn(row, ExportedRentals::MonthlyAmount)) : m_monthly;
        if (!collected || !monthly)
            return Failure(Error::internal(u"the sum of an export is too large"_s));
        m_result.collected = *collected;
        m_monthly = *monthly;
        m_result.active += isActive;
        ++m_result.rentals;
        return {};
    }

    static Money moneyIn(const Rows &row, ExportedRentals::Column column)
    {
        return Money::fromMinor(row.integer(column));
    }

    void writeRow(const Rows &row)
    {
        int cell = ExportedRentals::FirstCell;
        for (const Column &column : Columns) {
            if (isWanted(column))
                m_csv.cell(row.bytes(cell));
            ++cell;
        }
        writeCustomFields(row);
        m_csv.endLine();
    }

    void writeCustomFields(const Rows &row)
    {
        if (m_customFields.isEmpty())
            return;
        const auto fields = readJson(row.isNull(CustomFields) ? "{}" : row.utf8(CustomFields));
        for (const QString &id : m_customFields)
            m_csv.cell(fields ? textOf((*fields)[id]) : QByteArray());
    }

    bool isWanted(const Column &column) const { return !column.group || m_request.*column.group; }

    Result<void> flush()
    {
        const QByteArray text = m_csv.take();
        if (m_result.rentals > RentalExport::MostInline)
            m_result.csv.reset();
        else
            *m_result.csv += text;
        return m_file->write(text) ? Result<void>() : Failure(noRoom());
    }

    Result<void> keep()
    {
        if (!m_file->finish())
            return Failure(noRoom());
        const QString day = dateIn(m_context.tenant->zone, m_result.generatedAt).toString(Qt::ISODate);
        const NewFile file{.type = u"export"_s,
                           .filename = u"rentals-%1.csv"_s.arg(day),
                           .contentType = u"text/csv; charset=utf-8"_s};
        ONHIRE_ASSIGN(const Record record, keepDocument(m_context, file, *m_file, u"rentals.export"_s));
        m_result.fileId = record.id;
        return {};
    }

    static Error noRoom() { return {ErrorCode::ServiceUnavailable, {}, {}, u"no room for an export"_s}; }

    const Context &m_context;
    const RentalExportRequest &m_request;
    const QStringList m_customFields;
    std::shared_ptr<IncomingFile> m_file;
    CsvWriter m_csv;
    Money m_monthly; // of all active ones
    RentalExport m_result;
};

} // namespace

Result<RentalExport> exportRentals(const Context &context, const RentalExportRequest &request)
{
    const StillContext still(context);
    return Export(still, request).run();
}

} // namespace onhire
