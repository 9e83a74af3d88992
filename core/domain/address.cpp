// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/address.h"

#include "core/base/json_writer.h"
#include "core/base/text.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Field
{
    QLatin1StringView name;
    bool required;
};

constexpr Field fields[] = {
    {"contactName"_L1, true}, {"streetAddress"_L1, true}, {"city"_L1, true},
    {"country"_L1, true},     {"company"_L1, false},      {"buildingInfo"_L1, false},
    {"locality"_L1, false},   {"adminArea"_L1, false},    {"postalCode"_L1, false},
};

} // namespace

Schema addressSchema()
{
    QList<Schema::Property> properties;
    for (const Field &field : fields) {
        const Schema text = Schema::string().length(field.required ? 1 : 0, 200);
        properties += {field.name, field.name == "postalCode"_L1 ? text.orNull() : text, field.required};
    }
    return Schema::object(properties).named("Address"_L1);
}

QByteArray addressJson(const JsonValue &address)
{
    JsonWriter json;
    json.beginObject();
    for (const Field &field : fields) {
        const JsonValue &value = address[QString(field.name)];
        if (value.isString())
            json.member(field.name, cleaned(value.toString()));
    }
    json.endObject();
    return json.take();
}

} // namespace onhire
