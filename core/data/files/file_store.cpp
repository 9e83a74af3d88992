// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/files/file_store.h"

#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<std::optional<FileFacts>> read(Connection &connection, const Scope &scope, const Statement &statement,
                                      const QString &fileId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), fileId}));
    if (!rows.next())
        return std::nullopt;
    return FileFacts{fileId,          rows.flag(0), rows.text(1), rows.text(2),
                     rows.integer(3), rows.text(4), rows.utf8(5), int(rows.integer(6))};
}

void writeLink(JsonWriter &json, QLatin1StringView column, const QString &id)
{
    if (!id.isEmpty())
        json.member(column, id);
}

QString rowJson(const FileToAdd &file)
{
    JsonWriter json;
    json.beginObject();
    json.member("file_id"_L1, file.fileId);
    json.member("type"_L1, file.type);
    json.member("category"_L1, file.category);
    json.member("filename"_L1, file.filename);
    json.member("original_filename"_L1, file.originalFilename);
    json.member("content_type"_L1, file.contentType);
    if (file.size)
        json.member("size"_L1, *file.size);
    writeLink(json, "order_id"_L1, file.links.orderId);
    writeLink(json, "customer_id"_L1, file.links.customerId);
    writeLink(json, "rental_id"_L1, file.links.rentalId);
    writeLink(json, "invoice_id"_L1, file.links.invoiceId);
    writeLink(json, "invoice_format"_L1, file.links.invoiceFormat);
    writeLink(json, "invoice_language"_L1, file.links.invoiceLanguage);
    if (!file.metadata.isEmpty())
        json.key("metadata"_L1).raw(file.metadata);
    json.member("uploaded_by"_L1, file.uploadedBy);
    json.member("at"_L1, toTimestamp(file.at));
    json.endObject();
    return QString::fromUtf8(json.take());
}

QString wordsJson(const QStringList &words)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &word : words)
        json.value(word);
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<Record> written(Result<std::optional<Record>> answered)
{
    ONHIRE_ASSIGN(std::optional<Record> record, std::move(answered));
    if (!record)
        return Failure(Error::internal(u"a file that was written vanished"_s));
    record->created = true;
    return *std::move(record);
}

void fillIn(QString &link, const QString &follows)
{
    if (link.isEmpty())
        link = follows;
}

} // namespace

Result<std::optional<FileFacts>> findFile(Connection &connection, const Scope &scope, const QString &fileId)
{
    return read(connection, scope, sql::files::facts, fileId);
}

Result<std::optional<FileFacts>> lockFile(Connection &connection, const Scope &scope, const QString &fileId)
{
    return read(connection, scope, sql::files::lock, fileId);
}

Result<QStringList> storedFileIds(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::files::stored, {scope.name()}));
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

Result<void> forgetPromisedFiles(Connection &connection, const Scope &scope)
{
    ONHIRE_TRY(connection.run(scope, sql::files::forget, {scope.name()}));
    return {};
}

Result<FileLinks> completedLinks(Connection &connection, const Scope &scope, FileLinks links)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::files::links,
                                 {scope.name(), links.orderId, links.customerId, links.rentalId}));
    rows.next();
    const QString order = rows.text(0), orderCustomer = rows.text(1), customer = rows.text(2),
                  rentalOrder = rows.text(3), rentalCustomer = rows.text(4);
    if (order != links.orderId)
        return Failure(Error{ErrorCode::OrderNotFound, links.orderId});
    if (customer != links.customerId)
        return Failure(Error{ErrorCode::CustomerNotFound, links.customerId});
    if (!links.rentalId.isEmpty() && rentalOrder.isEmpty())
        return Failure(Error{ErrorCode::SubscriptionNotFound, links.rentalId});
    fillIn(links.orderId, rentalOrder);
    fillIn(links.customerId, rentalCustomer);
    fillIn(links.customerId, orderCustomer);
    return links;
}

Result<Record> insertFile(Connection &connection, const Scope &scope, const QString &change,
                          const FileToAdd &file)
{
    return written(fetchRecord(connection, scope, sql::files::add,
                               {scope.name(), change, rowJson(file), wordsJson(file.words)}));
}

Result<Record> completeFile(Connection &connection, const Scope &scope, const QString &change,
                            const QString &fileId, qint64 size)
{
    return written(fetchRecord(connection, scope, sql::files::complete, {scope.name(), change, fileId, size}));
}

Result<bool> isFileOfInvoices(Connection &connection, const Scope &scope, const QString &fileId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::files::of_invoices, {scope.name(), fileId}));
    return rows.next();
}

Result<bool> deleteFile(Connection &connection, const Scope &scope, const QString &change,
                        const QString &fileId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::files::remove, {scope.name(), change, fileId}));
    return rows.next();
}

} // namespace onhire
