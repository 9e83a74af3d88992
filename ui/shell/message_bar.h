// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, above the page and never in its way: errors stay until they are closed or over, successes go
// by themselves, and an act that can be taken back offers that for a while. Three are visible at most, the
// others wait.
#pragma once

#include "ui/theme/icons.h"

#include <QFrame>
#include <QQueue>

#include <chrono>
#include <functional>

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
};

class MessageRow : public QFrame
{
    Q_OBJECT

public:
    MessageRow(const Message &message, QWidget *parent);
    QPushButton *undoButton() const { return m_undo; }

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
    Glyph m_glyph;
    QPushButton *m_undo = nullptr;
};

class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void showError(const QString &what, const QString &whatToDo = {});
    void withdraw(const QString &what); // it is not so any more
    void showSuccess(const QString &what);
    void offerUndo(const QString &what, std::function<void()> undo,
                   std::chrono::milliseconds lasts = std::chrono::seconds(8));

    QStringList shown() const;
    int waiting() const { return int(m_waiting.size()); }
    bool undoLatest(); // Ctrl+Z; false if nothing is offered

private:
    void add(Message message);
    void showNext();
    void close(MessageRow *row);

    QVBoxLayout *m_layout;
    QList<MessageRow *> m_rows;
    QQueue<Message> m_waiting;
};

} // namespace onhire
