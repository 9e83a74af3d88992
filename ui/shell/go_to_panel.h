// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: type anything (an id, a serial number, an e-mail address, a name, or > and a command), choose with
// the arrow keys, Enter goes there. Lies over the whole window, which is dimmed meanwhile.
#pragma once

#include "ui/shell/go_to_hit.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;

namespace onhire {

class GoToList;

class GoToPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GoToPanel(QWidget *window);

    void setProvider(GoToProvider provider) { m_provider = std::move(provider); }
    void start();
    void dismiss();
    void searchAgain(); // as there is more to be found
    void suggestAgain(); // to whoever has typed nothing yet
    QLineEdit *field() const { return m_field; }
    GoToList *list() const { return m_list; }

Q_SIGNALS:
    void aboutToChoose(const onhire::GoToHit &hit); // in the next turn
    void chosen(const onhire::GoToHit &hit, bool beside); // beside the list rather than on its page
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QWidget *headOf();
    QWidget *footOf();
    bool takeKey(const QKeyEvent &event);
    void enter(bool beside);
    void typed();
    QCoro::Task<> search(QString text);
    void showAnswer(const GoToAnswer &answer, const QString &text);
    QCoro::Task<> chooseForWaitingEnter(Ticket ticket);
    void place();
    void choose(bool beside);
    void leave();
    void keepFocus(QWidget *now);

    GoToProvider m_provider;
    QFrame *m_frame;
    QLineEdit *m_field;
    QLabel *m_found;
    GoToList *m_list;
    QPointer<QWidget> m_before; // had the focus
    QTimer m_typing;
    Latest m_searches;
    bool m_isStale = false; // what is listed is not what was typed
    std::optional<bool> m_enterWaits; // for the answer; true: Ctrl+Enter
};

} // namespace onhire
