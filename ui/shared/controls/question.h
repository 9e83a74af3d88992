// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before an act that cannot be taken back: what will happen, and a button that names it. May want a
// reason.
#pragma once

#include "ui/shared/controls/dialog.h"

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace onhire {

struct Question
{
    QString title;
    QString text;
    QString verb; // on the button that does it
    QString reasonLabel = {}; // empty: no reason is asked for
    bool isDestructive = false; // red, and Enter means Back
    QStringList names = {}; // of the records that it is about, if several
    bool isOutward = false; // others are told of it at once: Enter means Back
    bool needsReason = false;

    bool leansBack() const { return isDestructive || isOutward; }
};

class QuestionDialog : public Dialog
{
    Q_OBJECT

public:
    QuestionDialog(const Question &question, QWidget *parent);

    QString reason() const;
    QLineEdit *reasonField() const { return m_reason; }
    QPushButton *verbButton() const { return m_verb; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_reason = nullptr;
    QPushButton *m_verb;
    const bool m_leansBack;
};

// Of the records that something is asked about: the first ones, and how many more there are.
QLabel *namesLabel(const QStringList &names, QWidget *parent);

// Does not wait: `yes` is called with the reason when the act is wanted, unless `parent` is gone by then.
QuestionDialog *ask(QWidget *parent, const Question &question, std::function<void(const QString &reason)> yes);

} // namespace onhire
