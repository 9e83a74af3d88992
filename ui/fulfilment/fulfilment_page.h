// SPDX-License-Identifier: GPL-3.0-or-later
// The scan desk: devices go out to orders and come back, one scan each. Whatever goes wrong with one is heard,
// seen and explained, and does not hold up the next.
#pragma once

#include "ui/fulfilment/desk_voice.h"
#include "ui/fulfilment/desk_watch.h"
#include "ui/fulfilment/shelf_labels.h"
#include "ui/shared/actions/action_registry.h"
#include "ui/shared/pages/page.h"

namespace onhire {

class DeskSide;
class ScanCard;
class ScanField;
class ScanGuard;
class ScanSink;
class SegmentedSwitch;
class SessionCard;

class FulfilmentPage : public Page
{
    Q_OBJECT

public:
    FulfilmentPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    void refresh() override;
    void find() override;
    bool open(const QString &id) override; // an order
    bool openLink(const Link &link) override;
    bool hasUnsaved() const override;
    Loss loss() const override;
    std::optional<QString> objectOf(const QString &action) const override;
    bool isUpToDate() const override { return m_watch.isUpToDate(); }

    void useSimilar();
    void addNote();
    void takeNextOrder(); // the one at the desk is set aside, if it still needs devices
    void undoLast(); // what can be: a device is replaced, a condition is open again
    void setTakingBack(bool isTakingBack);
    bool isTakingBack() const { return m_isTakingBack; }

    DeskWork &work() { return m_work; }
    ScanField *field() const;
    ShelfLabels &labels() { return m_labels; }
    ScanSounds &sounds() { return m_voice->sounds(); }
    NoticeCard *notice() const { return m_voice->notice(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void addActions(ActionRegistry &actions);
    void connectWork();
    void connectCards();
    void scan(const QString &text);
    void answer(int digit);
    void showPaper();
    void showOrder();
    void showTask();
    void showReturn();
    void showWaiting();
    void showSurroundings();
    void tellCounts();

    const Workplace m_workplace;
    DeskWork m_work;
    DeskWatch m_watch;
    ShelfLabels m_labels;
    DeskErrands m_errands;
    SegmentedSwitch *m_mode;
    QLabel *m_queueLine;
    ScanCard *m_scanCard;
    DeskVoice *m_voice;
    SessionCard *m_session;
    DeskSide *m_side;
    ScanSink *m_sink;
    ScanGuard *m_guard;
    QString m_shownOrder; // its id
    bool m_showsAnother = false; // than the one at the desk
    QString m_orderAtDesk; // its id
    bool m_isTakingBack = false;
};

} // namespace onhire
