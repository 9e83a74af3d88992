// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/parameters.h"

#include <algorithm>

namespace onhire {

static QByteArray textOf(const QVariant &value)
{
    return value.userType() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toUtf8();
}

// A text that was never set is null; an empty one is a text.
static bool isNull(const QVariant &value)
{
    return value.isNull() || (value.userType() == QMetaType::QString && value.toString().isNull())
        || (value.userType() == QMetaType::QByteArray && value.toByteArray().isNull());
}

Parameters::Parameters(const QVariantList &values)
{
    m_texts.reserve(size_t(values.size()));
    m_values.reserve(size_t(values.size()));
    for (const QVariant &value : values) {
        m_texts.push_back(textOf(value));
        m_values.push_back(isNull(value) ? nullptr : m_texts.back().constData());
    }
}

bool Parameters::holdNul() const
{
    return std::any_of(m_texts.begin(), m_texts.end(),
                       [](const QByteArray &text) { return text.contains('\0'); });
}

} // namespace onhire
