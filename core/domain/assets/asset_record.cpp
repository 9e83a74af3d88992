// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/assets/asset_record.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RecordShape<AssetRecord> &assetShape()
{
    using namespace member;
    using Asset = AssetRecord;
    static const Schema string = Schema::string();
    static const RecordShape<Asset> shape(
        "Asset"_L1,
        {
            text<&Asset::serialNumber>("serialNumber"_L1, string.describedAs("Unique in the tenant."_L1)),
            text<&Asset::serialNumber>("assetSerialNumber"_L1, string.describedAs("Same as serialNumber."_L1)),
            text<&Asset::tenantId>("tenantId"_L1),
            text<&Asset::sku>("sku"_L1),
            text<&Asset::productName>("productName"_L1),
            text<&Asset::productId>("productId"_L1),
            text<&Asset::variantId>("variantId"_L1),
            optionalText<&Asset::imageUrl>("productImageUrl"_L1),
            {required("status"_L1, assetStatusSchema()),
             [](JsonWriter &json, QLatin1StringView name, const Asset &asset, int) {
                 json.member(name, nameOf(asset.status));
             }},
            optionalText<&Asset::condition>("condition"_L1, assetConditionSchema()),
            optionalText<&Asset::damageAssessment>("damageAssessment"_L1,
                                                   string.describedAs("From its last return."_L1)),
            optionalText<&Asset::location>("location"_L1),
            optionalText<&Asset::customerId>("customerId"_L1,
                                             string.describedAs("The customer who has it."_L1)),
            optionalText<&Asset::rentalId>("rentalId"_L1,
                                           string.describedAs("The subscription that holds it."_L1)),
            optionalText<&Asset::rentalId>("subscriptionId"_L1, string.describedAs("Same as rentalId."_L1)),
            optionalAmount<&Asset::acquisitionCost>("acquisitionCost"_L1),
            text<&Asset::acquisitionDate>("acquisitionDate"_L1, string.format(Schema::Format::Date)),
            optionalText<&Asset::notes>("notes"_L1),
            text<&Asset::createdBy>("createdBy"_L1),
            text<&Asset::createdAt>("createdAt"_L1, moment()),
            text<&Asset::updatedAt>("updatedAt"_L1, moment()),
        });
    return shape;
}

} // namespace onhire
