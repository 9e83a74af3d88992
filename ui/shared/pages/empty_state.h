// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where rows would be when there are none: why, and the one thing to do about it.
#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace onhire {

class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void showNothingYet(const QString &title, const QString &explanation, const QString &action);
    void showNothingMatches(const QString &search, bool hasFilters);
    void showCouldNotLoad(const QString &reason);
    void showNotAllowed(); // to be seen by whoever looks at it

Q_SIGNALS:
    void actionChosen();
    void clearFilterChosen();
    void retryChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    using Answer = void (EmptyState::*)();
    void show(Glyph glyph, Role role, const QString &title, const QString &text, const QString &action,
              Answer answer);
    void drawGlyph();

    Glyph m_glyph = Glyph::Empty;
    Role m_role = Role::Muted;
    Answer m_answer = &EmptyState::actionChosen;
    QLabel *m_picture;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace onhire
