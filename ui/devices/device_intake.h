// SPDX-License-Identifier: GPL-3.0-or-later
// Takes new devices in: what they have in common is entered once, their serial numbers are typed, scanned or
// pasted, one in each line. Each serial number has its own result; those that were refused stay to be put
// right.
#pragma once

#include "ui/devices/intake_rows.h"
#include "ui/shared/controls/dialog.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/workplace/workplace.h"

class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace onhire {

class RecordPicker;

class DeviceIntake : public Dialog
{
    Q_OBJECT

public:
    DeviceIntake(const Workplace &workplace, const QStringList &locations, QWidget *parent = nullptr);

    RecordPicker *variantField() const { return m_variant; }
    QPlainTextEdit *serialsField() const { return m_serials; }
    QTableWidget *results() const { return m_results; }
    QPushButton *addButton() const { return m_add; }
    QString summary() const;

    void reject() override;

Q_SIGNALS:
    void added(const QStringList &serials);
    void labelsWanted(const QStringList &serials); // of those that were added so far

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    RecordForm *makeForm(const QStringList &locations);
    QLayout *makeRightSide();
    QLayout *makeButtons();
    void showCount();
    QCoro::Task<> add();
    void setAdding(bool isAdding);
    void show(const QList<IntakeRow> &rows);
    bool showSharedFault(const QList<IntakeRow> &rows);
    void keepForLater(const QList<IntakeRow> &answered, const QStringList &refused);
    void takeScan(const QString &code);
    void showRow(int index, const IntakeRow &row);

    const Workplace m_workplace;
    RecordPicker *m_variant = nullptr;
    RecordForm *m_form;
    QPlainTextEdit *m_serials;
    QLabel *m_count;
    QLabel *m_summary;
    QTableWidget *m_results;
    QPushButton *m_back;
    QPushButton *m_add;
    QPushButton *m_labels;
    QStringList m_added;
    Latest m_life;
};

} // namespace onhire
