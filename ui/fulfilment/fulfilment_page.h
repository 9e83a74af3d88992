// SPDX-License-Identifier: GPL-3.0-or-later
// The scan desk: devices go out to orders and come back, one scan each. Whatever goes wrong with one is heard,
// seen and explained, and does not hold up the next.
#pragma once

#include "ui/fulfilment/desk_work.h"
#include "ui/shared/actions/action_registry.h"
#include "ui/shared/pages/page.h"
#include "ui/shared/scanning/scan_sounds.h"

class QScrollArea;

namespace onhire {

class NoticeCard;
class OrderCard;
class PlaceCard;
class QueueCard;
class ReturnsCard;
class ScanCard;
class ScanField;
class ScanSink;
class SegmentedSwitch;
class SessionCard;
class ShelfCard;

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
    bool hasUnsaved() const override;

    void takeNextOrder();
    void setTakingBack(bool isTakingBack);
    bool isTakingBack() const { return m_isTakingBack; }

    DeskWork &work() { return m_work; }
    ScanField *field() const;
    NoticeCard *notice() const { return m_notice; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Surroundings
    {
        std::optional<DeskOrder> order;
        std::vector<ShelfStock> shelf;
        FulfilmentQueue queue;
        ReturnsDue returns;
        QDate today;
    };

    void layOut();
    QWidget *newSide();
    void addActions(ActionRegistry &actions);
    void connectWork();
    void connectCards();
    void scan(const QString &text);
    void answer(int digit);
    void refuse(const DeskNotice &notice, const QString &rentalId);
    void refreshSoon();
    QCoro::Task<> readSurroundings();
    void showSurroundings(const Surroundings &read, bool mayReplaceOrder);
    void showOrder();
    void showReturn();
    void showWaiting();
    void tellCounts();
    QString scannerText() const;
    QString whyForbidden() const;

    const Workplace m_workplace;
    DeskWork m_work;
    ScanSounds m_sounds;
    SegmentedSwitch *m_mode;
    QLabel *m_queueLine;
    ScanCard *m_scanCard;
    NoticeCard *m_notice;
    SessionCard *m_session;
    QScrollArea *m_side;
    OrderCard *m_orderCard;
    ShelfCard *m_shelfCard;
    QueueCard *m_queueCard;
    PlaceCard *m_placeCard;
    ReturnsCard *m_returnsCard;
    ScanSink *m_sink;
    QTimer m_soon;
    FulfilmentQueue m_queue;
    ReturnsDue m_returns;
    QString m_noticeRental;
    int m_finished = 0; // scans: what was read before the last of them is old
    bool m_isTakingBack = false;
    Latest m_reading;
};

} // namespace onhire
