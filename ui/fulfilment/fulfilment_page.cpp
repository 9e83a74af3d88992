// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/fulfilment_page.h"

#include "core/base/id.h"
#include "ui/fulfilment/desk_counts.h"
#include "ui/fulfilment/desk_side.h"
#include "ui/fulfilment/scan_card.h"
#include "ui/fulfilment/session_card.h"
#include "ui/papers/device_papers.h"
#include "ui/papers/order_papers.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shared/scanning/scan_sink.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int SoonMilliseconds = 250;

FulfilmentPage::FulfilmentPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : Page(parent), m_workplace(workplace), m_work(workplace),
      m_mode(new SegmentedSwitch(tr("Scan mode"), {tr("Assign"), tr("Take back")}, this)),
      m_queueLine(mutedLabel({}, this)), m_scanCard(new ScanCard(workplace.format(), this)),
      m_notice(new NoticeCard(this)), m_session(new SessionCard(m_work.assigned(), m_work.returned(), this)),
      m_side(new DeskSide(workplace.format(), this)), m_sink(new ScanSink(this, m_scanCard->field()))
{
    layOut();
    addActions(actions);
    connectWork();
    connectCards();
    m_soon.setSingleShot(true);
    m_soon.setInterval(SoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &FulfilmentPage::lookAround);
    setFocusProxy(m_scanCard->field());
    setTakingBack(false);
    showOrder();
    showReturn();
}

QString FulfilmentPage::title() const
{
    return tr("Fulfilment");
}

void FulfilmentPage::layOut()
{
    const int gap = units(this, 16);
    auto *head = new QHBoxLayout;
    head->setSpacing(units(this, 20));
    head->addWidget(heading(title(), this, 1.54));
    head->addWidget(m_mode);
    head->addStretch(1);
    head->addWidget(m_queueLine);
    auto *desk = new QVBoxLayout;
    desk->setSpacing(gap);
    desk->addWidget(m_scanCard);
    desk->addWidget(m_notice);
    desk->addWidget(m_session, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(gap);
    columns->addLayout(desk, 1);
    columns->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, units(this, 10), gap, gap);
    layout->setSpacing(units(this, 10));
    layout->addLayout(head);
    layout->addLayout(columns, 1);
}

void FulfilmentPage::addActions(ActionRegistry &actions)
{
    actions.add(
        this,
        {u"fulfilment.next"_s, tr("Take the next order from the queue"), {QKeySequence(Qt::Key_F4)}, title()},
        [this] { takeNextOrder(); });
    actions.add(
        this,
        {u"fulfilment.mode"_s, tr("Switch between Assign and Take back"), {QKeySequence(Qt::Key_F6)}, title()},
        [this] { setTakingBack(!m_isTakingBack); });
}

void FulfilmentPage::connectWork()
{
    connect(&m_work, &DeskWork::orderChanged, this, &FulfilmentPage::showOrder);
    connect(&m_work, &DeskWork::returnChanged, this, &FulfilmentPage::showReturn);
    connect(&m_work, &DeskWork::refused, this, &FulfilmentPage::refuse);
    connect(&m_work, &DeskWork::done, this, [this] { m_sounds.play(ScanSounds::Sound::Done); });
    connect(&m_work.queue(), &ScanQueue::waitingChanged, this, &FulfilmentPage::showWaiting);
    connect(&m_work.queue(), &ScanQueue::changed, this, [this](const Scan &scan) {
        if (scan.state == ScanState::Done || scan.state == ScanState::Refused) {
            ++m_finished;
            refreshSoon();
            tellCounts();
        }
    });
    connect(&m_workplace.live, &LiveChanges::changed, this, &FulfilmentPage::refreshSoon);
    connect(&m_workplace.live, &LiveChanges::hearingChanged, this, [this](bool hears) {
        if (hears)
            m_work.queue().tryAgain();
    });
}

void FulfilmentPage::connectCards()
{
    connect(m_mode, &SegmentedSwitch::chosen, this, [this](int mode) { setTakingBack(mode == 1); });
    connect(m_sink, &ScanSink::scanned, this, &FulfilmentPage::scan);
    connect(field(), &ScanField::scanned, this, &FulfilmentPage::scan);
    connect(field(), &ScanField::answered, this, &FulfilmentPage::answer);
    connect(m_side, &DeskSide::orderChosen, this, &FulfilmentPage::open);
    const auto follow = [this](const QString &id) { Q_EMIT followed(linkTo(id)); };
    connect(m_side, &DeskSide::rentalChosen, this, follow);
    connect(m_session, &SessionCard::rentalChosen, this, follow);
    connect(m_session, &SessionCard::paperChosen, this, &FulfilmentPage::print);
    connect(m_session, &SessionCard::returnChosen, &m_work, &DeskWork::chooseReturn);
    connect(m_session, &SessionCard::refusalChosen, this, &FulfilmentPage::explain);
    connect(m_notice, &NoticeCard::linkFollowed, this, [this, follow] { follow(m_noticeRental); });
    ReturnHead *returned = m_scanCard->returnHead();
    connect(returned, &ReturnHead::customerChosen, this, follow);
    connect(returned, &ReturnHead::conditionChosen, &m_work, &DeskWork::setCondition);
    connect(m_scanCard, &ScanCard::openConditionsChosen, this, [this] {
        if (const auto scan = m_work.returned().oldestWithoutCondition())
            m_work.chooseReturn(*scan);
    });
}

ScanField *FulfilmentPage::field() const
{
    return m_scanCard->field();
}

void FulfilmentPage::activate()
{
    refresh();
    tellCounts();
    field()->setFocus();
}

void FulfilmentPage::refresh()
{
    m_sink->setFrame(ScanFrame::of(m_workplace.session->tenant()->settings));
    m_work.queue().tryAgain();
    lookAround();
}

void FulfilmentPage::find()
{
    field()->setFocus();
    field()->selectAll();
}

bool FulfilmentPage::open(const QString &id)
{
    if (!isId(IdKind::Order, id))
        return false;
    setTakingBack(false);
    if (whyForbidden().isEmpty())
        m_work.assign(id);
    field()->setFocus();
    return true;
}

bool FulfilmentPage::openLink(const Link &link)
{
    if (link.act != u"fulfilment.returns")
        return Page::openLink(link);
    setTakingBack(true);
    field()->setFocus();
    return true;
}

bool FulfilmentPage::hasUnsaved() const
{
    return m_work.queue().waiting() > 0;
}

void FulfilmentPage::setTakingBack(bool isTakingBack)
{
    m_isTakingBack = isTakingBack;
    m_mode->setCurrent(isTakingBack ? 1 : 0);
    m_scanCard->setTakingBack(isTakingBack);
    m_session->setTakingBack(isTakingBack);
    m_side->setTakingBack(isTakingBack);
    m_notice->hide();
    m_scanCard->forbid(whyForbidden());
    showOrder();
    showReturn();
    showWaiting();
    tellCounts();
    field()->setFocus();
}

QString FulfilmentPage::whyForbidden() const
{
    const Session &session = *m_workplace.session;
    if (!m_isTakingBack && !session.may("subscriptions:write"_L1))
        return tr("Your role does not allow you to assign devices. Ask an administrator.");
    if (m_isTakingBack && !session.may("assets:write"_L1))
        return tr("Your role does not allow you to take devices back. Ask an administrator.");
    return {};
}

void FulfilmentPage::scan(const QString &text)
{
    if (m_isTakingBack)
        m_work.takeBack(text);
    else
        m_work.assign(text);
}

void FulfilmentPage::answer(int digit)
{
    if (m_isTakingBack)
        m_work.setCondition(assetConditions().value(digit - 1));
}

void FulfilmentPage::refuse(const DeskNotice &notice)
{
    m_sounds.play(ScanSounds::Sound::Wrong);
    explain(notice);
}

void FulfilmentPage::explain(const DeskNotice &notice)
{
    m_noticeRental = notice.rentalId;
    m_notice->show(notice, notice.rentalId.isEmpty() ? QString() : tr("Open the subscription"));
}

// The one after the order at the desk; else the first.
void FulfilmentPage::takeNextOrder()
{
    if (m_isTakingBack || m_queue.next.empty())
        return;
    const QString atDesk = m_work.order() ? m_work.order()->id : QString();
    auto next = std::ranges::find(m_queue.next, atDesk, &FulfilmentQueue::Order::id);
    if (next != m_queue.next.end())
        ++next;
    open(next == m_queue.next.end() ? m_queue.next.front().id : next->id);
}

void FulfilmentPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        Page::keyPressEvent(event);
        return;
    }
    if (!field()->text().isEmpty())
        field()->clear();
    else if (m_notice->isShown())
        m_notice->hide();
    else if (!m_isTakingBack && m_work.queue().waiting() == 0)
        m_work.leaveOrder();
    field()->setFocus();
}

void FulfilmentPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setFixedWidth(qBound(units(this, 240), int(width() * 0.31), units(this, 376)));
}

// What goes with the devices: the packing list of an order, labels for those that go back to the shelf.
void FulfilmentPage::print()
{
    if (!m_isTakingBack) {
        if (m_work.order())
            printPackingLists(m_workplace, {{.id = m_work.order()->id}}, *this);
        return;
    }
    ShownRecords devices;
    for (const DeskRow &row : m_work.returned().doneRows())
        devices.append({.id = row.code,
                        .value = JsonValue::object({{u"serialNumber"_s, JsonValue::string(row.code)},
                                                    {u"productName"_s, JsonValue::string(row.device)},
                                                    {u"sku"_s, JsonValue::string(row.sku)}})});
    printDeviceLabels(m_workplace, devices, *this);
}

void FulfilmentPage::showPaper()
{
    const bool hasReturns = m_work.returned().done() > 0;
    m_session->setPaper(m_isTakingBack ? (hasReturns ? tr("Print labels…") : QString())
                                       : (m_work.order() ? tr("Print packing list…") : QString()));
}

void FulfilmentPage::refreshSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

// Whatever cannot be read now is read after the next scan, or when somebody changes it.
QCoro::Task<> FulfilmentPage::lookAround()
{
    const auto work = [session = m_workplace.session,
                       orderId = m_work.order() ? m_work.order()->id : QString()] {
        return readSurroundings(session->context(), orderId);
    };
    const int finished = m_finished;
    const auto read = co_await m_workplace.runner.run(m_reading.next(), work);
    if (!read || !*read)
        co_return;
    const DeskSurroundings &seen = **read;
    const bool isOld = finished != m_finished;
    if (!isOld && m_work.order() && seen.order && seen.order->id == m_work.order()->id)
        m_work.setOrder(seen.order);
    m_queue = seen.queue;
    m_returns = seen.returns;
    m_side->show(seen, m_work.order());
    tellCounts();
}

void FulfilmentPage::showOrder()
{
    const std::optional<DeskOrder> &order = m_work.order();
    const QString id = order ? order->id : QString();
    if (std::exchange(m_orderAtDesk, id) != id)
        m_notice->hide(); // it is about the one before
    m_scanCard->assignHead()->show(order);
    m_side->showOrder(order);
    showPaper();
    if (m_isTakingBack)
        return;
    const bool isComplete = order && order->open() == 0;
    m_scanCard->setPrompt(!order           ? tr("scan an order")
                              : isComplete ? tr("scan the next order")
                                           : tr("scan a serial number"));
}

void FulfilmentPage::showReturn()
{
    const std::optional<DeskDevice> &device = m_work.returnedDevice();
    ReturnHead *head = m_scanCard->returnHead();
    head->show(device);
    const DeskRow *row = m_work.returnRow();
    head->setCondition(m_work.hasReturn() && row ? std::optional(row->condition) : std::nullopt);
    head->setDone(m_work.returned().done());
    m_side->showReturn(device, m_work.stored());
    showPaper();
    m_scanCard->setOpenConditions(m_work.returned().withoutCondition());
    field()->setAnswers(m_isTakingBack && m_work.hasReturn() ? int(assetConditions().size()) : 0);
    if (m_isTakingBack)
        m_scanCard->setPrompt(device ? tr("scan the next serial number") : tr("scan a serial number"));
}

void FulfilmentPage::showWaiting()
{
    m_scanCard->setWaiting(m_work.queue().waiting(), m_work.queue().isHeldUp());
}

void FulfilmentPage::tellCounts()
{
    const QLocale &locale = m_workplace.locale;
    m_queueLine->setText(m_isTakingBack ? returnsText(m_returns, locale) : queueText(m_queue));
    Q_EMIT countsChanged(scannerText(m_sink->frame()),
                         sessionText(m_work.assigned().done(), m_work.returned().done(), locale));
}

} // namespace onhire
