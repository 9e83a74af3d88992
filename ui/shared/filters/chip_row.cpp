// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/chip_row.h"

#include "ui/theme/metrics.h"

#include <QStyle>

#include <algorithm>

namespace onhire {

ChipRow::ChipRow(QWidget *parent) : QWidget(parent), m_more(new Chip({}, this)), m_add(tr("Filter"))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    showMore(0);
}

void ChipRow::addChip(Chip *chip)
{
    chip->setParent(this);
    m_chips.append(chip);
    setTabOrder(m_chips.size() > 1 ? m_chips[m_chips.size() - 2] : chip, chip);
    setTabOrder(chip, m_more);
}

void ChipRow::setWanted(Chip *chip, bool wanted)
{
    if (wanted)
        m_wanted.insert(chip);
    else
        m_wanted.remove(chip);
}

void ChipRow::setHasMore(bool hasMore)
{
    m_hasMore = hasMore;
}

QList<Chip *> ChipRow::wantedChips() const
{
    QList<Chip *> wanted;
    std::copy_if(m_chips.begin(), m_chips.end(), std::back_inserter(wanted),
                 [this](const Chip *chip) { return isWanted(chip); });
    return wanted;
}

int ChipRow::widthOf(const QList<Chip *> &chips) const
{
    const int gap = units(this, 8);
    int width = -gap;
    for (const Chip *chip : chips)
        width += chip->sizeHint().width() + gap;
    return qMax(0, width);
}

void ChipRow::showMore(int folded)
{
    m_more->setGlyph(folded > 0 ? Glyph::None : Glyph::Plus);
    //: Filters for which there is no room
    m_more->setText(folded > 0 ? tr("%Ln more", nullptr, folded) : m_add);
    m_more->setAccessibleName(folded > 0 ? tr("%Ln more filters", nullptr, folded) : tr("Add filter"));
}

// The last that are not set go first, then the last that are.
QList<Chip *> ChipRow::fitting() const
{
    QList<Chip *> shown = wantedChips();
    while (!shown.isEmpty() && widthOf(shown + QList{m_more}) > width()) {
        const auto idle =
            std::find_if(shown.rbegin(), shown.rend(), [](const Chip *chip) { return !chip->isActive(); });
        shown.removeOne(idle == shown.rend() ? shown.constLast() : *idle);
    }
    return shown;
}

void ChipRow::arrange()
{
    QList<Chip *> shown = wantedChips();
    const auto all = shown.size();
    showMore(0);
    if (widthOf(m_hasMore ? shown + QList{m_more} : shown) > width()) {
        showMore(int(all)); // at its widest
        shown = fitting();
        showMore(int(all - shown.size()));
    }
    const bool isFolding = shown.size() < all;
    const bool hidesSet = std::any_of(m_chips.begin(), m_chips.end(), [&](const Chip *chip) {
        return isWanted(chip) && chip->isActive() && !shown.contains(chip);
    });
    m_more->setMarked(hidesSet);
    if (m_hasMore || isFolding)
        shown.append(m_more);
    place(shown);
}

void ChipRow::place(const QList<Chip *> &shown)
{
    int x = 0;
    for (Chip *chip : shown) {
        const QSize size = chip->sizeHint();
        const QRect place(QPoint(x, (height() - size.height()) / 2), size);
        chip->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        x += size.width() + units(this, 8);
    }
    for (Chip *chip : m_chips + QList{m_more})
        chip->setVisible(shown.contains(chip));
}

QSize ChipRow::sizeHint() const
{
    const QList<Chip *> chips = wantedChips();
    return {widthOf(m_hasMore ? chips + QList{m_more} : chips), units(this, 28)};
}

QSize ChipRow::minimumSizeHint() const
{
    return {m_chips.isEmpty() ? 0 : units(this, 110), units(this, 28)};
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace onhire
