// SPDX-License-Identifier: GPL-3.0-or-later
// The scan field with what stands around it: the head of the desk above, below how many scans wait and the
// keys.
#pragma once

#include "ui/fulfilment/desk_heads.h"

namespace onhire {

class ScanField;

class ScanCard : public Card
{
    Q_OBJECT

public:
    ScanCard(const TextFormat &format, QWidget *parent = nullptr);

    AssignHead *assignHead() const { return m_assign; }
    ReturnHead *returnHead() const { return m_return; }
    ScanField *field() const { return m_field; }

    void setTakingBack(bool isTakingBack);
    void setPrompt(const QString &prompt) const;
    void setNext(const QString &act); // what the key for it does now
    void setNotes(bool areOffered); // on what is at the desk
    void setTask(const QString &task); // that the next scan is for; empty: the usual
    void setWaiting(int scans, bool isHeldUp);
    void setOpenConditions(int devices);
    void forbid(const QString &reason); // empty: it is allowed

Q_SIGNALS:
    void openConditionsChosen();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QHBoxLayout *newFoot();
    void showState();

    AssignHead *m_assign;
    ReturnHead *m_return;
    ScanField *m_field;
    QLabel *m_state;
    Pill *m_waiting;
    QPushButton *m_open;
    KeyHint *m_undo;
    KeyHint *m_note;
    KeyHint *m_next;
    KeyHint *m_escape;
    QString m_forbidden, m_task;
    int m_scans = 0;
    bool m_isHeldUp = false;
    bool m_isTakingBack = false;
    bool m_offersNotes = false;
};

} // namespace onhire
