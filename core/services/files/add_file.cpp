// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/add_file.h"

#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/files/file_name.h"
#include "core/domain/search.h"
#include "core/services/changes/change.h"
#include "core/services/changes/words.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

void writeLink(JsonWriter &json, QLatin1StringView column, const QString &id)
{
    if (!id.isEmpty())
        json.member(column, id);
}

QString rowJson(const Context &context, const AddedFile &added, const NewFile &file, const FileLinks &links)
{
    JsonWriter json;
    json.beginObject();
    json.member("file_id"_L1, added.fileId);
    json.member("type"_L1, file.type);
    json.member("category"_L1, added.category);
    json.member("filename"_L1, safeFileName(file.filename));
    json.member("original_filename"_L1, cleaned(file.filename));
    json.member("content_type"_L1, file.contentType);
    if (added.size)
        json.member("size"_L1, *added.size);
    writeLink(json, "order_id"_L1, links.orderId);
    writeLink(json, "customer_id"_L1, links.customerId);
    writeLink(json, "rental_id"_L1, links.rentalId);
    writeLink(json, "invoice_id"_L1, links.invoiceId);
    if (!file.metadata.isEmpty())
        json.key("metadata"_L1).raw(file.metadata);
    json.member("uploaded_by"_L1, context.actor.id);
    json.member("at"_L1, toTimestamp(context.now()));
    json.endObject();
    return QString::fromUtf8(json.take());
}

} // namespace

Result<Record> addFile(Connection &connection, const Context &context, const AddedFile &added,
                       const NewFile &file)
{
    ONHIRE_ASSIGN(const FileLinks links, completedLinks(connection, context.scope(), file.links));
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::files::add,
                       {context.tenant->id, changeJson(context, added.action),
                        rowJson(context, added, file, links), wordsJson(searchWords({file.filename}))}));
    if (!rows.next())
        return Failure(Error::internal(u"a new file vanished"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
}

} // namespace onhire
