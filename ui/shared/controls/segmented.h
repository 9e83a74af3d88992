// SPDX-License-Identifier: GPL-3.0-or-later
// A few choices beside each other, of which one holds. One stop for Tab; arrow keys go through them.
#pragma once

#include <QFrame>

class QButtonGroup;
class QHBoxLayout;
class QPushButton;

namespace onhire {

// A choice of such a row. It has room for its words when it is chosen, which makes them bolder.
QPushButton *segment(const QString &text, QWidget *parent);

class Segmented : public QFrame
{
    Q_OBJECT

public:
    explicit Segmented(const QString &name, QWidget *parent = nullptr);

    void add(int value, const QString &text);
    void clear(); // of its choices
    void choose(int value);
    int chosen() const;

Q_SIGNALS:
    void changed(int value);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void step(int by);

    QButtonGroup *m_group;
    QHBoxLayout *m_layout;
};

} // namespace onhire
