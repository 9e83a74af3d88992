// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/go_to_list.h"

#include "ui/shell/go_to_rows.h"

using namespace Qt::StringLiterals;

namespace onhire {

GoToList::GoToList(QWidget *parent) : QListWidget(parent)
{
    setAccessibleName(tr("Results"));
    setFocusPolicy(Qt::NoFocus);
    setItemDelegate(new GoToRows(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    connect(this, &QListWidget::itemEntered, this, [this](QListWidgetItem *item) {
        if (m_hits.contains(item))
            setCurrentItem(item);
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        if (m_hits.contains(item))
            Q_EMIT chosen(false);
    });
}

QListWidgetItem *GoToList::addLine(const QString &text, int kind)
{
    auto *item = new QListWidgetItem(text, this);
    item->setData(go_to_row::KindRole, kind);
    item->setFlags(kind == go_to_row::Hit || kind == go_to_row::More ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                                     : Qt::NoItemFlags);
    return item;
}

void GoToList::addHit(const GoToHit &hit, const QString &group)
{
    QListWidgetItem *item = addLine(hit.title, go_to_row::Hit);
    QStringList spoken{hit.title};
    for (const QString &more : {hit.subtitle, hit.status.word, group}) {
        if (!more.isEmpty())
            spoken += more;
    }
    item->setData(Qt::AccessibleTextRole, spoken.join(u", "_s));
    m_hits.insert(item, hit);
}

void GoToList::addGroup(const GoToGroup &group)
{
    if (group.hits.isEmpty())
        return;
    const int shown = int(group.hits.size());
    const QString count = locale().toString(shown);
    //: Of what was found, so many are listed, as in: first 5
    const QString note = group.found > shown ? tr("first %1").arg(count) : count;
    addLine(group.title, go_to_row::Heading)->setData(go_to_row::NoteRole, note);
    for (const GoToHit &hit : group.hits)
        addHit(hit, group.title);
    if (group.more.isEmpty())
        return;
    QListWidgetItem *item = addLine(tr("More…"), go_to_row::More);
    //: The line below the first results of a kind, for screen readers, as in: More…, Orders
    item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(item->text(), group.title));
    m_hits.insert(item, {.title = item->text(), .glyph = Glyph::None, .link = group.more});
}

void GoToList::showAnswer(const GoToAnswer &answer, const QString &typed)
{
    const std::optional<GoToHit> chosen =
        current() && typed == m_answered ? std::optional(*current()) : std::nullopt;
    m_answered = typed;
    m_typed = typed.startsWith(u'>') ? typed.mid(1).trimmed() : typed;
    m_hits.clear();
    clear();
    for (const GoToGroup &group : answer.groups)
        addGroup(group);
    if (!answer.fault.isEmpty())
        addLine(answer.fault, go_to_row::Remark);
    else if (m_hits.isEmpty() && !typed.isEmpty())
        addLine(tr("Nothing found for “%1”").arg(m_typed), go_to_row::Remark);
    setCurrentRow(-1);
    step(1);
    scrollToTop();
    if (chosen)
        chooseAgain(*chosen);
}

// The same answer once more: somebody may have gone to a row of it already.
void GoToList::chooseAgain(const GoToHit &before)
{
    for (int row = 0; row < count(); ++row) {
        const GoToHit *hit = hitAt(row);
        const bool isSame = hit && hit->link.screen == before.link.screen && hit->link.id == before.link.id
            && hit->link.act == before.link.act && hit->link.with == before.link.with
            && hit->link.search == before.link.search && (!before.link.isEmpty() || hit->title == before.title);
        if (isSame) {
            setCurrentRow(row);
            return;
        }
    }
}

const GoToHit *GoToList::hitAt(int row) const
{
    const auto hit = m_hits.constFind(item(row));
    return hit == m_hits.cend() ? nullptr : &*hit;
}

const GoToHit *GoToList::current() const
{
    return hitAt(currentRow());
}

// As many hits down, or up; no further than the last one.
void GoToList::step(int hits)
{
    const int direction = hits < 0 ? -1 : 1;
    int left = qAbs(hits);
    for (int row = currentRow() + direction; row >= 0 && row < count() && left > 0; row += direction) {
        if (!hitAt(row))
            continue;
        setCurrentRow(row);
        --left;
    }
    if (direction < 0 && left > 0)
        scrollToTop(); // the first heading comes into sight
}

int GoToList::fullHeight() const
{
    int height = 0;
    for (int row = 0; row < count(); ++row)
        height += sizeHintForRow(row);
    return height;
}

QStringList GoToList::titles() const
{
    QStringList titles;
    for (int row = 0; row < count(); ++row) {
        if (hitAt(row))
            titles += item(row)->text();
    }
    return titles;
}

} // namespace onhire
