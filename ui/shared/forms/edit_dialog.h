// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a record while another is being worked on; that one waits behind the dialog as it is.
#pragma once

#include "ui/shared/controls/dialog.h"
#include "ui/shared/forms/edit_place.h"
#include "ui/shared/forms/open_edit.h"

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace onhire {

class BusyLine;
class FaultCard;

class EditDialog : public Dialog, private EditPlace
{
    Q_OBJECT

public:
    EditDialog(const Workplace &workplace, QWidget *parent);

    void edit(const RecordEdit &edit);
    RecordForm *form() const { return m_edit.form(); }

    void reject() override; // asks, if something was entered

Q_SIGNALS:
    void saved(const onhire::Record &record);

private:
    void finish(const Record &record);
    void beginEdit(const QString &title, QWidget *form, QWidget *summary) override;
    void showDraft(bool) override { } // none is kept of it
    QPushButton *addEditButton(const QString &text, bool primary) override;
    void reveal(QWidget *part) override;
    void showFault(const QString &what, const QString &whatToDo) override;
    void clearFault() override;
    void showWorking(bool isWorking) override;

    QLabel *m_title;
    FaultCard *m_fault;
    BusyLine *m_busy;
    QScrollArea *m_place;
    QHBoxLayout *m_buttons;
    OpenEdit m_edit;
};

} // namespace onhire
