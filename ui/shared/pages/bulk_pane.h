// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside a table while several rows are selected: the next step with the number of those that it
// fits, which ones they are and what they add up to, and every other action with how many of them it fits and
// why not the rest. An action runs on those that it fits; the others stay selected and unchanged.
#pragma once

#include "ui/shared/actions/action_run.h"
#include "ui/shared/pages/bulk_content.h"

#include <QScrollArea>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace onhire {

class BulkPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit BulkPane(QWidget *parent = nullptr);

    void setTitle(const QString &title, const QString &hint = {});
    void showReading(); // what was selected is not known yet
    void showContent(const BulkContent &content);
    void showProgress(const QString &what, int done, int of); // nothing: it has ended
    void showRefused(const QList<RecordOutcome> &refused); // until other rows are chosen
    const QList<RecordOutcome> &refused() const { return m_refused; } // that it lists

    QPushButton *primary() const { return m_primary; } // the next step; null: there is none for several
    QList<QPushButton *> actionButtons() const { return m_buttons; } // with the primary one

Q_SIGNALS:
    void selectNone();
    void stopWanted();
    void openWanted(const QString &id); // one for which an action was refused

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addHead(QVBoxLayout &layout);
    void addProgress(QVBoxLayout &layout);
    void addPrimary(const ActionOffer &offer, const BulkContent &content);
    void addCaption(const QString &text);
    void addOffers(const QList<ActionOffer> &offers, const BulkContent &content);
    void connectOffer(QPushButton *button, const ActionOffer &offer, const RunOffer &run);
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
    QPushButton *m_primary = nullptr;
    QList<QPushButton *> m_buttons;
    QList<RecordOutcome> m_refused;
    bool m_isReading = false, m_isWorking = false;
};

} // namespace onhire
