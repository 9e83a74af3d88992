// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, over the page at its bottom, so that nothing moves: one success or offer to undo at a time,
// which goes by itself; errors of a page stay until they are closed or over, and are seen on that page only. It
// never takes the focus.
#pragma once

#include "ui/theme/icons.h"

#include <QFrame>
#include <QQueue>

#include <chrono>
#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace onhire {

struct Message
{
    Tone tone;
    QString text;
    QString hint = {};
    std::function<void()> undo = {};
    std::chrono::milliseconds lasts = std::chrono::milliseconds(0); // 0: until closed
    QString page = {}; // on which it is shown; empty: on all
    QList<const QObject *> origins = {}; // who tell of it; it is over when it is for all of them
};

class MessageRow : public QFrame
{
    Q_OBJECT

public:
    MessageRow(const Message &message, QWidget *parent);
    const Message &message() const { return m_message; }
    Message &message() { return m_message; }
    QPushButton *undoButton() const { return m_undo; }

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void countDown();

    Message m_message;
    Glyph m_glyph;
    QPushButton *m_undo = nullptr;
    QLabel *m_left = nullptr; // seconds
};

class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *over);

    void setPage(const QString &page); // that is in front
    void showError(const QString &what, const QString &whatToDo = {}, const QObject *origin = nullptr);
    void withdraw(const QString &what, const QObject *origin = nullptr); // it is not so any more
    // A form has opened: what succeeded before is over, and what can still be undone stands above its buttons.
    void makeRoom();
    enum class Where { Here, Everywhere };
    void showSuccess(const QString &what, Where where = Where::Everywhere);
    void offerUndo(const QString &what, std::function<void()> undo,
                   std::chrono::milliseconds lasts = std::chrono::seconds(8));

    QStringList shown() const;
    int waiting() const { return int(m_waiting.size()); }
    bool closeLatest(); // Esc; false if none is shown. An offer to undo stays: it goes by itself
    bool undoLatest(); // Ctrl+Z; false if nothing is offered

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(Message message);
    void showNext();
    void close(MessageRow *row);
    void drop(bool withUndo);
    void place();
    int bottom() const;
    bool isHere(const Message &message) const;

    QString m_page;
    QVBoxLayout *m_layout;
    QList<MessageRow *> m_rows;
    QQueue<Message> m_waiting;
    QStringList m_undone; // what is being undone
};

} // namespace onhire
