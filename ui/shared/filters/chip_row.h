// SPDX-License-Identifier: GPL-3.0-or-later
// Chips beside each other, each whole. Those for which there is no room fold into the last one, '2 more': first
// those that are not set.
#pragma once

#include "ui/shared/filters/chip.h"

#include <QSet>
#include <QWidget>

namespace onhire {

class ChipRow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipRow(QWidget *parent);

    void addChip(Chip *chip);
    void setWanted(Chip *chip, bool wanted); // whether it is to be seen if there is room
    bool isWanted(const Chip *chip) const { return m_wanted.contains(chip); }
    void setHasMore(bool hasMore); // there are fields without a chip
    Chip *more() const { return m_more; }
    bool isFolded(const Chip *chip) const { return isWanted(chip) && chip->isHidden(); }
    void arrange();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QList<Chip *> wantedChips() const;
    QList<Chip *> fitting() const;
    int widthOf(const QList<Chip *> &chips) const;
    void showMore(int folded);
    void place(const QList<Chip *> &shown);

    QList<Chip *> m_chips;
    QSet<const Chip *> m_wanted;
    bool m_hasMore = false;
    Chip *m_more;
    const QString m_add;
};

} // namespace onhire
