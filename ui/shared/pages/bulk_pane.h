// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside a table while several rows are selected: which ones, and every action with how many of
// them it fits and why not the rest. An action runs on those that it fits; the others stay selected and
// unchanged.
#pragma once

#include "ui/shared/actions/action_menu.h"
#include "ui/shared/actions/action_run.h"
#include "ui/shared/controls/cell_values.h"

#include <QScrollArea>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace onhire {

class DetailSection;

// What the selected records add up to.
struct BulkSum
{
    QString what; // Monthly
    QString amount;
};

class BulkPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit BulkPane(QWidget *parent = nullptr);

    void setTitle(const QString &title, const QString &hint = {});
    void showReading(); // what was selected is not known yet
    void showRecords(const ShownRecords &records, const QList<ActionOffer> &offers, const RunOffer &run,
                     const std::function<StatusLook(const JsonValue &)> &look);
    void showSums(const QList<BulkSum> &sums); // below the records
    void showProgress(const QString &what, int done, int of); // nothing: it has ended
    void showOutcome(const ActionOutcome &outcome);

    QList<QPushButton *> actionButtons() const { return m_buttons; }

Q_SIGNALS:
    void selectNone();
    void stopWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addRecords(const ShownRecords &records, const std::function<StatusLook(const JsonValue &)> &look);
    void addOffer(const ActionOffer &offer, const RunOffer &run);
    void clear();
    void allowActions();
    void keepFocus();

    QLabel *m_title;
    QLabel *m_hint;
    QWidget *m_progressRow;
    QLabel *m_progressText;
    QProgressBar *m_progress;
    QVBoxLayout *m_outcome;
    QWidget *m_body;
    QVBoxLayout *m_content;
    DetailSection *m_sums = nullptr;
    QList<QPushButton *> m_buttons;
    bool m_isReading = false, m_isWorking = false;
};

} // namespace onhire
