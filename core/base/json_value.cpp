// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_value.h"

#include "core/base/json_writer.h"

#include <algorithm>

namespace onhire {

JsonValue JsonValue::boolean(bool value)
{
    return JsonValue(Content(value));
}

JsonValue JsonValue::number(QByteArray digits)
{
    return JsonValue(Content(std::move(digits)));
}

JsonValue JsonValue::string(QString text)
{
    return JsonValue(Content(std::move(text)));
}

JsonValue JsonValue::array(QList<JsonValue> elements)
{
    return JsonValue(Content(std::move(elements)));
}

JsonValue JsonValue::object(QList<Member> members)
{
    return JsonValue(Content(std::move(members)));
}

std::optional<int64_t> JsonValue::toInteger() const
{
    const std::optional<Decimal> decimal = toDecimal();
    if (!decimal || decimal->scale > 0)
        return {};
    return decimal->value;
}

const JsonValue &JsonValue::operator[](QStringView name) const
{
    static const JsonValue absent;
    const auto found = std::ranges::find(members(), name, &Member::first);
    return found == members().end() ? absent : found->second;
}

bool JsonValue::has(QStringView name) const
{
    return !(*this)[name].isNull();
}

QByteArray JsonValue::toJson() const
{
    JsonWriter writer;
    writer.value(*this);
    return writer.take();
}

} // namespace onhire
