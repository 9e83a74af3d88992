// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_session.h"

#include "core/base/id.h"
#include "ui/shared/scanning/scan_queue.h"
#include "ui/shared/tables/paged_table_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

DeskSession::DeskSession(Kind kind, TextFormat format, QObject *parent)
    : QAbstractTableModel(parent), m_kind(kind), m_format(std::move(format))
{
}

int DeskSession::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DeskSession::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_kind == Kind::Assign ? Shelf : Shelf + 1;
}

QVariant DeskSession::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const DeskRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole: return toolTip(row, index.column());
    case Qt::AccessibleTextRole: return heard(row, index.column());
    case UnknownRole: return row.isUnknown();
    case LinkRole: return !row.rentalId.isEmpty();
    case PagedTableModel::StatusRole: return QVariant::fromValue(row.result);
    default: return {};
    }
}

QString DeskSession::text(const DeskRow &row, int column) const
{
    const QString nothing = u"–"_s;
    switch (column) {
    case Time: return m_format.seconds(row.at);
    case Serial: return row.code;
    case Device: return row.isUnknown() ? nothing : row.device;
    case Owner:
        if (m_kind == Kind::TakeBack)
            return row.customer.isEmpty() ? nothing : row.customer;
        return row.rentalId.isEmpty() ? nothing : shortCodeOf(row.rentalId);
    case Result: return row.result.word;
    case Shelf: return row.shelf.isEmpty() ? nothing : row.shelf;
    default: return {};
    }
}

// Of a scan that was refused, why: by then another may be at the desk.
QString DeskSession::toolTip(const DeskRow &row, int column) const
{
    return column == Result ? row.notice.text() : text(row, column);
}

QString DeskSession::heard(const DeskRow &row, int column) const
{
    const QString shown = text(row, column);
    const QString why = column == Result ? row.notice.text() : QString();
    //: Read aloud: what has become of a scan, and why
    return why.isEmpty() ? shown : tr("%1: %2").arg(shown, why);
}

QVariant DeskSession::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time: return tr("Time");
    case Serial: return tr("Serial");
    case Device: return tr("Device");
    case Owner: return m_kind == Kind::Assign ? tr("Subscription") : tr("Customer");
    case Result: return m_kind == Kind::Assign ? tr("Result") : tr("Condition");
    case Shelf: return tr("Shelf");
    default: return {};
    }
}

std::optional<int> DeskSession::rowOf(quint64 scan) const
{
    const auto found = std::ranges::lower_bound(m_rows, scan, std::greater(), &DeskRow::scan);
    if (found == m_rows.end() || found->scan != scan)
        return std::nullopt;
    return int(found - m_rows.begin());
}

const DeskRow *DeskSession::find(quint64 scan) const
{
    const auto row = rowOf(scan);
    return row ? &at(*row) : nullptr;
}

void DeskSession::note(const Scan &scan)
{
    const auto row = rowOf(scan.id);
    if (!row && scan.state != ScanState::Waiting)
        return;
    if (!row) {
        beginInsertRows({}, 0, 0);
        m_rows.push_front({.scan = scan.id, .at = scan.at, .code = scan.text});
        endInsertRows();
        dropOldest();
    }
    if (scan.state == ScanState::Waiting || scan.state == ScanState::Working) {
        DeskRow changed = *find(scan.id);
        const bool isWorking = scan.state == ScanState::Working;
        changed.result = {isWorking ? tr("Checking") : tr("Waiting"), Tone::Idle,
                          isWorking ? Glyph::Half : Glyph::Clock};
        write(changed);
    }
}

void DeskSession::write(const DeskRow &row)
{
    const auto place = rowOf(row.scan);
    if (!place)
        return;
    DeskRow &written = m_rows[size_t(*place)];
    m_done += int(row.counts()) - int(written.counts());
    written = row;
    Q_EMIT dataChanged(index(*place, 0), index(*place, columnCount() - 1));
}

// Their count stays.
void DeskSession::dropOldest()
{
    if (rowCount() <= MostRows || m_rows.back().isPending)
        return;
    beginRemoveRows({}, rowCount() - 1, rowCount() - 1);
    m_rows.pop_back();
    endRemoveRows();
}

quint64 DeskSession::newestDevice() const
{
    const auto found =
        std::ranges::find_if(m_rows, [](const DeskRow &row) { return row.isDone || row.isPending; });
    return found == m_rows.end() ? 0 : found->scan;
}

bool DeskSession::hasDone(const QString &serial, const QString &orderId) const
{
    return std::ranges::any_of(
        m_rows, [&](const DeskRow &row) { return row.isDone && row.code == serial && row.orderId == orderId; });
}

QList<DeskRow> DeskSession::doneRows() const
{
    QList<DeskRow> rows;
    std::ranges::copy_if(m_rows, std::back_inserter(rows), &DeskRow::counts);
    return rows;
}

QList<DeskRow> DeskSession::rowsOfReturn(const DeskRow &row) const
{
    QList<DeskRow> rows;
    std::ranges::copy_if(m_rows, std::back_inserter(rows), [&row](const DeskRow &each) {
        return each.isDone && each.code == row.code && each.orderId == row.orderId;
    });
    return rows;
}

std::optional<quint64> DeskSession::uninspected(const QString &serial) const
{
    const auto found = std::ranges::find_if(m_rows, [&serial](const DeskRow &row) {
        return row.isDone && row.condition.isNull() && row.code == serial;
    });
    return found == m_rows.end() ? std::nullopt : std::optional(found->scan);
}

} // namespace onhire
