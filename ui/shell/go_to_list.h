// SPDX-License-Identifier: GPL-3.0-or-later
// What was found, under the headings of its groups. The headings are passed over by the keys.
#pragma once

#include "ui/shell/go_to_hit.h"

#include <QListWidget>

namespace onhire {

class GoToList : public QListWidget
{
    Q_OBJECT

public:
    explicit GoToList(QWidget *parent = nullptr);

    void showAnswer(const GoToAnswer &answer, const QString &typed);
    const GoToHit *current() const;
    void step(int hits);
    int fullHeight() const; // with every row

    QStringList titles() const; // of the hits
    QString typed() const { return m_typed; }
    const GoToHit *hitAt(int row) const;

Q_SIGNALS:
    void chosen(bool beside); // the current one

private:
    void chooseAgain(const GoToHit &before);
    void addGroup(const GoToGroup &group);
    void addHit(const GoToHit &hit, const QString &group);
    QListWidgetItem *addLine(const QString &text, int kind);

    QMap<QListWidgetItem *, GoToHit> m_hits;
    QString m_typed;
    QString m_answered; // as it was typed
};

} // namespace onhire
