// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/asset_json.h"

#include "core/domain/assets/asset.h"

using namespace Qt::StringLiterals;

namespace onhire {

Schema assetSchema()
{
    static const Schema schema = [] {
        const Schema text = Schema::string(), moment = Schema::string().format(Schema::Format::Timestamp);
        return Schema::object(
                   {
                       required("serialNumber"_L1, text.describedAs("Unique in the tenant."_L1)),
                       required("assetSerialNumber"_L1, text.describedAs("The serialNumber."_L1)),
                       required("tenantId"_L1, text),
                       required("sku"_L1, text),
                       required("productName"_L1, text),
                       required("productId"_L1, text),
                       required("variantId"_L1, text),
                       optional("productImageUrl"_L1, text),
                       required("status"_L1, assetStatusSchema()),
                       optional("condition"_L1, assetConditionSchema()),
                       optional("damageAssessment"_L1, text.describedAs("From its last return."_L1)),
                       optional("location"_L1, text),
                       optional("customerId"_L1, text.describedAs("The customer who has it."_L1)),
                       optional("rentalId"_L1, text.describedAs("The subscription that holds it."_L1)),
                       optional("subscriptionId"_L1, text.describedAs("The rentalId."_L1)),
                       optional("acquisitionCost"_L1, Schema::money()),
                       required("acquisitionDate"_L1, text.format(Schema::Format::Date)),
                       optional("notes"_L1, text),
                       required("createdBy"_L1, text),
                       required("createdAt"_L1, moment),
                       required("updatedAt"_L1, moment),
                   })
            .named("Asset"_L1);
    }();
    return schema;
}

} // namespace onhire
