// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/files/file_json.h"

using namespace Qt::StringLiterals;

namespace onhire {

Schema fileSchema()
{
    const Schema text = Schema::string();
    const Schema moment = Schema::string().format(Schema::Format::Timestamp);
    const Schema size = Schema::integer().describedAs("In bytes; 0 until it has been uploaded."_L1);
    return Schema::object(
               {
                   required("fileId"_L1, text),
                   required("tenantId"_L1, text),
                   required("orderId"_L1, text.describedAs("Empty if it belongs to no order."_L1)),
                   optional("customerId"_L1, text),
                   optional("rentalId"_L1, text),
                   optional("subscriptionId"_L1, text),
                   optional("invoiceId"_L1, text.describedAs("The invoice whose document this is."_L1)),
                   required("type"_L1,
                            text.describedAs("contract, invoice, document, attachment, or any other."_L1)),
                   required("fileType"_L1, text),
                   required("category"_L1, Schema::choice({u"generated"_s, u"uploaded"_s})),
                   required("status"_L1, Schema::choice({u"pending"_s, u"stored"_s})),
                   required("filename"_L1, text),
                   required("fileName"_L1, text),
                   required("originalFilename"_L1, text),
                   required("contentType"_L1, text),
                   required("mimeType"_L1, text),
                   required("fileSize"_L1, size),
                   required("size"_L1, size),
                   required("storagePath"_L1, text),
                   required("uploadedBy"_L1, text),
                   optional("metadata"_L1, Schema::object({}).open()),
                   required("createdAt"_L1, moment),
                   required("updatedAt"_L1, moment),
               })
        .named("File"_L1);
}

} // namespace onhire
