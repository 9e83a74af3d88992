// SPDX-License-Identifier: GPL-3.0-or-later
// A change of a record that is agreed step by step: the fields on the left, and on the right what will happen,
// as the core says. The button does exactly what is shown there, so it waits until that belongs to what is
// entered, and the core is asked once more before anything is done: when somebody else was faster, a price or a
// rule is another one or a new day has begun, what would happen now is shown first.
#pragma once

#include "ui/shared/behaviour/input_lock.h"
#include "ui/shared/guided/foreseen.h"
#include "ui/shared/guided/guided_fields.h"
#include "ui/shared/guided/guided_head.h"
#include "ui/shared/guided/word_box.h"
#include "ui/shared/workplace/workplace.h"

#include <QLabel>
#include <QTimer>

#include <optional>

class QPushButton;

namespace onhire {

class BusyLine;

class GuidedForm : public QWidget
{
    Q_OBJECT

public:
    // Takes the fields. `recordId`: looked at again when somebody changes it.
    GuidedForm(const Workplace &workplace, const GuidedPlace &place, GuidedFields *fields, QString recordId,
               QWidget *parent = nullptr);

    void start(); // the focus goes to the first field
    void focusAgain(); // where it was when the form was left for another screen
    void lookAgain(); // what is shown stays until the answer is there
    void save();
    bool isTouched() const { return m_fields->isTouched(); }
    bool isSaving() const { return m_isSaving; }
    void letGo() { m_isLeft = true; } // somebody has gone on: it only tells what comes of the saving

    GuidedFields *fields() const { return m_fields; }
    QPushButton *verbButton() const { return m_verb; }
    ChangeTable *table() const { return m_foreseen->table(); }
    DatedLines *documents() const { return m_foreseen->documents(); }
    QString refusal() const { return m_refusal->words(); } // as it stands in the form; empty: none
    QString notice() const { return m_notice->words(); } // what has changed meanwhile
    QString told() const { return m_told->text(); } // who will hear of it
    bool isCurrent() const { return m_change.has_value(); } // what is shown belongs to what is entered

Q_SIGNALS:
    void left(); // Esc: the draft stays
    void leftForRecord();
    void discarded();
    void saved(const QString &recordId, const QString &words);
    void notSaved(const QString &why); // once it is let go; else the form says so
    void followed(const onhire::Link &link);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QMargins sideMargins(bool isFirst) const;
    QWidget *bothSides();
    QWidget *leftSide();
    QWidget *rightSide();
    QWidget *foot();
    QWidget *scrolling(QWidget *content);
    void connectFields();
    void focusFirst();
    void askSoon();
    QCoro::Task<> look();
    QCoro::Task<> make();
    void setSaving(bool isSaving);
    void forgetChange();
    void offerVerb(bool isOffered);
    void showChange(const GuidedChange &change);
    void lookAgainBecause(const QString &notice);
    void offerAgain(const Error &error);
    QString outdated() const;
    void refuse(const Error &error);
    void adopt(const QStringList &changedIds);

    const Workplace m_workplace;
    GuidedFields *m_fields;
    const QString m_recordId;
    std::optional<GuidedChange> m_change; // what the button does
    bool m_isSaving = false;
    bool m_focusWaits = false; // for the button
    bool m_isLeft = false;
    QTimer m_soon;
    QTimer m_slow;
    Latest m_looks;
    Latest m_saves;
    InputLock m_lock;

    QWidget *m_left = nullptr;
    WordBox *m_refusal = nullptr;
    WordBox *m_notice = nullptr;
    QLabel *m_told = nullptr;
    BusyLine *m_busy = nullptr;
    Foreseen *m_foreseen = nullptr;
    QPushButton *m_discard = nullptr;
    QPushButton *m_verb = nullptr;
    QLabel *m_draft = nullptr;
};

} // namespace onhire
