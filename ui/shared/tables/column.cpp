// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/column.h"

using namespace Qt::StringLiterals;

namespace onhire {

QVariant CellsById::operator[](QLatin1StringView column) const
{
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].id == column)
            return m_cells.value(i);
    }
    Q_UNREACHABLE();
}

Qt::Alignment Column::alignment() const
{
    if (kind == CellKind::Money || kind == CellKind::Number)
        return Qt::AlignVCenter | Qt::AlignRight | Qt::AlignAbsolute;
    return Qt::AlignVCenter | Qt::AlignLeading;
}

static QString progressText(const Progress &progress, const TextFormat &format)
{
    return u"%1/%2"_s.arg(format.number(progress.done), format.number(progress.total));
}

QString Column::display(const QVariant &raw, const TextFormat &format) const
{
    if (text)
        return text(raw, format);
    if (!raw.isValid())
        return {};
    switch (kind) {
    case CellKind::Number: return format.number(raw.toLongLong());
    case CellKind::Money: {
        const auto amount = raw.value<Amount>();
        return format.money(amount.money, amount.exponent);
    }
    case CellKind::Date:
        return raw.typeId() == QMetaType::QDate ? format.day(raw.toDate()) : format.moment(raw.toDateTime());
    case CellKind::Progress: return progressText(raw.value<Progress>(), format);
    case CellKind::Status: return status ? status(raw).word : raw.toString();
    case CellKind::Text:
    case CellKind::Muted:
    case CellKind::Code: return raw.toString();
    }
    Q_UNREACHABLE();
}

} // namespace onhire
