// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/parameters.h"

#include <QStringList>

#include <algorithm>

namespace onhire {
namespace {

QByteArray textOf(const QByteArray &value)
{
    return value;
}

QByteArray textOf(const QString &value)
{
    return value.toUtf8();
}

// A text that was never set is null; an empty one is a text.
bool isNull(const QVariant &value)
{
    return value.isNull() || (value.userType() == QMetaType::QString && value.toString().isNull())
        || (value.userType() == QMetaType::QByteArray && value.toByteArray().isNull());
}

bool isNull(const QString &value)
{
    return value.isNull();
}

bool isNull(const QByteArray &value)
{
    return value.isNull();
}

QByteArray textOf(const QVariant &value);

// Within the quotes of an array's element only these two characters mean anything.
bool isEscaped(char character)
{
    return character == '"' || character == '\\';
}

// Whole records pass here, and more than once a command.
void appendQuoted(QByteArray &literal, QByteArrayView text)
{
    const qsizetype begin = literal.size();
    literal.resize(begin + text.size() + std::count_if(text.begin(), text.end(), isEscaped) + 2);
    char *to = literal.data() + begin;
    *to++ = '"';
    for (const char character : text) {
        if (isEscaped(character))
            *to++ = '\\';
        *to++ = character;
    }
    *to = '"';
}

// {"a","b",NULL}
template <typename List>
QByteArray arrayOf(const List &elements)
{
    QByteArray literal = "{";
    for (const auto &element : elements) {
        if (literal.size() > 1)
            literal += ',';
        if (isNull(element))
            literal += "NULL";
        else
            appendQuoted(literal, textOf(element));
    }
    return literal + '}';
}

QByteArray textOf(const QVariant &value)
{
    switch (value.userType()) {
    case QMetaType::QByteArray: return value.toByteArray();
    case QMetaType::QStringList: return arrayOf(value.toStringList());
    case QMetaType::QByteArrayList: return arrayOf(value.value<QByteArrayList>());
    case QMetaType::QVariantList: return arrayOf(value.toList());
    default: return value.toString().toUtf8();
    }
}

} // namespace

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
