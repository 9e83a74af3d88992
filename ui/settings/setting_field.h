// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of one setting, made from its descriptor: what may be entered follows from the descriptor's
// schema.
#pragma once

#include "core/domain/tenants/settings.h"

#include <QWidget>

#include <functional>

namespace onhire {

struct SettingField
{
    const SettingDescriptor *descriptor = nullptr;
    QWidget *editor = nullptr;
    std::function<JsonValue()> value;
    JsonValue shown;

    bool isChanged() const { return value().toJson() != shown.toJson(); }
};

// None for what a line cannot hold (lists of objects have an editor of their own).
std::optional<SettingField> makeSettingField(const SettingDescriptor &descriptor, const JsonValue &current,
                                             QWidget *parent);

QString labelOfSetting(QLatin1StringView key);

} // namespace onhire
