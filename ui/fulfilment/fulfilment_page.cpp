// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/fulfilment_page.h"

#include "core/base/id.h"
#include "ui/fulfilment/desk_counts.h"
#include "ui/fulfilment/desk_papers.h"
#include "ui/fulfilment/desk_side.h"
#include "ui/fulfilment/notice_card.h"
#include "ui/fulfilment/scan_card.h"
#include "ui/fulfilment/session_card.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shared/scanning/scan_guard.h"
#include "ui/shared/scanning/scan_sink.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace onhire {

FulfilmentPage::FulfilmentPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : Page(parent), m_workplace(workplace), m_work(workplace), m_watch(workplace, m_work),
      m_labels(workplace, m_work, *this), m_errands(workplace, m_work, *this),
      m_mode(new SegmentedSwitch(tr("Scan mode"), {tr("Assign"), tr("Take back")}, this)),
      m_queueLine(mutedLabel({}, this)), m_scanCard(new ScanCard(workplace.format(), this)),
      m_voice(new DeskVoice(m_errands, this)),
      m_session(new SessionCard(m_work.assigned(), m_work.returned(), this)),
      m_side(new DeskSide(workplace.format(), this)), m_sink(new ScanSink(this, m_scanCard->field())),
      m_guard(new ScanGuard(workplace.session, m_voice->sounds(), this))
{
    layOut();
    addActions(actions);
    connectWork();
    connectCards();
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
    m_mode->setToolTip(QKeySequence(Qt::Key_F6).toString(QKeySequence::NativeText));
    auto *head = new QHBoxLayout;
    head->setSpacing(units(this, 20));
    head->addWidget(heading(title(), this, 1.54));
    head->addWidget(m_mode);
    head->addStretch(1);
    head->addWidget(m_queueLine);
    auto *desk = new QVBoxLayout;
    desk->setSpacing(gap);
    desk->addWidget(m_scanCard);
    desk->addWidget(notice());
    desk->addWidget(m_session, 1);
    desk->addStretch(); // where nothing may be scanned
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
    actions.add(this,
                {u"fulfilment.undo"_s,
                 tr("Replace the device assigned last, or undo the last condition"),
                 {QKeySequence(Qt::Key_F2)},
                 title()},
                [this] { undoLast(); });
    actions.add(this, {u"fulfilment.note"_s, tr("Add a note"), {QKeySequence(Qt::Key_F3)}, title()},
                [this] { addNote(); });
    actions.add(this,
                {u"fulfilment.next"_s,
                 tr("Set the order aside and take the next one"),
                 {QKeySequence(Qt::Key_F4)},
                 title()},
                [this] { takeNextOrder(); });
    actions.add(
        this,
        {u"fulfilment.similar"_s, tr("Use the suggested serial number"), {QKeySequence(Qt::Key_F7)}, title()},
        [this] { useSimilar(); });
    actions.add(
        this,
        {u"fulfilment.mode"_s, tr("Switch between Assign and Take back"), {QKeySequence(Qt::Key_F6)}, title()},
        [this] { setTakingBack(!m_isTakingBack); });
}

void FulfilmentPage::connectWork()
{
    connect(&m_work, &DeskWork::orderChanged, this, &FulfilmentPage::showOrder);
    connect(&m_work.aside(), &OrdersAside::changed, this, [this] { m_side->showAside(m_work.aside()); });
    connect(&m_work, &DeskWork::returnChanged, this, &FulfilmentPage::showReturn);
    connect(&m_work, &DeskWork::refused, m_voice, &DeskVoice::refuse);
    connect(&m_work, &DeskWork::noted, this, [this](const QString &subject) {
        Q_EMIT succeeded(tr("A note was added to %1.").arg(leftToRight(DeskWork::codeOf(subject))));
    });
    connect(&m_work, &DeskWork::told, m_voice, &DeskVoice::explain);
    connect(&m_work, &DeskWork::done, m_voice, &DeskVoice::confirm);
    connect(&m_work.queue(), &ScanQueue::waitingChanged, this, &FulfilmentPage::showWaiting);
    connect(&m_work.queue(), &ScanQueue::changed, this, [this](const Scan &scan) {
        if (scan.state == ScanState::Done || scan.state == ScanState::Refused)
            tellCounts();
    });
    connect(&m_watch, &DeskWatch::looked, this, &FulfilmentPage::showSurroundings);
    connect(&m_watch, &DeskWatch::triedToLook, this, [this] {
        if (m_watch.failure())
            m_side->showFailure(*m_watch.failure(), m_watch.seenAt());
        Q_EMIT readAgain();
    });
    connect(&m_workplace.live, &LiveChanges::companyRenewed, this, &FulfilmentPage::refresh);
    connect(&m_workplace.live, &LiveChanges::hearingChanged, this, [this](bool hears) {
        if (hears)
            m_work.queue().tryAgain();
    });
}

void FulfilmentPage::connectCards()
{
    connect(m_mode, &SegmentedSwitch::chosen, this, [this](int mode) { setTakingBack(mode == 1); });
    connect(m_sink, &ScanSink::scanned, this, &FulfilmentPage::scan);
    connect(m_guard, &ScanGuard::refused, m_voice, &DeskVoice::refuseOver);
    connect(field(), &ScanField::scanned, this, &FulfilmentPage::scan);
    connect(field(), &ScanField::answered, this, &FulfilmentPage::answer);
    connect(field(), &ScanField::undoWanted, this, &FulfilmentPage::undoLast);
    connect(m_side, &DeskSide::orderChosen, this, &FulfilmentPage::open);
    connect(m_side, &DeskSide::retryChosen, this, &FulfilmentPage::refresh);
    connect(m_side, &DeskSide::focusLost, field(), qOverload<>(&QWidget::setFocus));
    const auto follow = [this](const QString &id) { Q_EMIT followed(linkTo(id)); };
    connect(m_side, &DeskSide::rentalChosen, this, follow);
    connect(m_session, &SessionCard::rentalChosen, this, follow);
    connect(m_session, &SessionCard::paperChosen, this,
            [this] { printDeskPaper(deskPaper(m_work, m_isTakingBack), m_workplace, m_work, *this); });
    PlaceCard *place = m_side->place();
    place->setPrintsEach(m_labels.printsEach());
    connect(place, &PlaceCard::printChosen, &m_labels, &ShelfLabels::printOne);
    connect(place, &PlaceCard::printEachChosen, &m_labels, &ShelfLabels::setPrintsEach);
    connect(&m_labels, &ShelfLabels::told, m_voice, &DeskVoice::explain);
    connect(m_session, &SessionCard::returnChosen, &m_work, &DeskWork::chooseReturn);
    connect(m_session, &SessionCard::refusalChosen, m_voice, &DeskVoice::explain);
    connect(m_voice, &DeskVoice::rentalChosen, this, follow);
    connect(notice(), &NoticeCard::similarChosen, this, &FulfilmentPage::useSimilar);
    ReturnHead *returned = m_scanCard->returnHead();
    connect(returned, &ReturnHead::customerChosen, this, follow);
    connect(returned, &ReturnHead::conditionChosen, &m_work, &DeskWork::setCondition);
    connect(m_scanCard, &ScanCard::openConditionsChosen, this, [this] {
        if (const QString serial = m_watch.nextToInspect(); !serial.isEmpty())
            m_work.inspect(serial);
        field()->setFocus();
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
    m_watch.look();
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
    if (whyForbidden(*m_workplace.session, m_isTakingBack).isEmpty())
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

Page::Loss FulfilmentPage::loss() const
{
    return {tr("Discard the scans?"),
            tr("%Ln scans are waiting for the database. They have not been processed yet.", nullptr,
               m_work.queue().waiting())};
}

// None: there is nothing that the key could do now.
std::optional<QString> FulfilmentPage::objectOf(const QString &action) const
{
    if (action == "fulfilment.mode"_L1)
        return QString();
    bool hasObject = false;
    if (!whyForbidden(*m_workplace.session, m_isTakingBack).isEmpty())
        hasObject = false;
    else if (action == "fulfilment.undo"_L1)
        hasObject = m_isTakingBack ? m_work.hasReturn() : m_work.assigned().newestDevice() != 0;
    else if (action == "fulfilment.similar"_L1)
        hasObject = !notice()->similar().isEmpty();
    else if (action == "fulfilment.note"_L1)
        hasObject = !m_errands.whyNoNote(m_isTakingBack);
    else if (action == "fulfilment.next"_L1)
        hasObject =
            !m_isTakingBack && m_watch.seenAt().isValid() && (m_work.order() || !m_watch.nextOrder().isEmpty());
    return hasObject ? std::optional(QString()) : std::nullopt;
}

void FulfilmentPage::setTakingBack(bool isTakingBack)
{
    m_isTakingBack = isTakingBack;
    m_mode->setCurrent(isTakingBack ? 1 : 0);
    m_scanCard->setTakingBack(isTakingBack);
    m_session->setTakingBack(isTakingBack);
    m_side->setTakingBack(isTakingBack);
    notice()->hide();
    const QString forbidden = whyForbidden(*m_workplace.session, m_isTakingBack);
    m_scanCard->forbid(forbidden);
    m_session->setVisible(forbidden.isEmpty());
    showOrder();
    showReturn();
    showWaiting();
    tellCounts();
    field()->setFocus();
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
        m_work.setCondition(assetConditions().value(digit - 1)); // which says so where there is no device
}

void FulfilmentPage::undoLast()
{
    if (!field()->isEnabled())
        return;
    if (m_isTakingBack && !m_work.hasReturn())
        m_voice->explain(DeskWords::nothingToUndo());
    else if (m_isTakingBack)
        m_work.undoCondition();
    else if (m_work.assigned().newestDevice() == 0)
        m_voice->explain(DeskWords::nothingToReplace());
    else
        m_work.replaceLast();
    field()->setFocus();
}

// As if it had been scanned.
void FulfilmentPage::useSimilar()
{
    const QString serial = notice()->similar();
    if (serial.isEmpty() || !field()->isEnabled())
        return;
    notice()->hide();
    field()->clear();
    scan(serial);
    field()->setFocus();
}

void FulfilmentPage::addNote()
{
    if (!field()->isEnabled())
        return;
    if (const auto objection = m_errands.whyNoNote(m_isTakingBack))
        m_voice->explain(*objection);
    else
        m_errands.note(m_isTakingBack);
}

void FulfilmentPage::takeNextOrder()
{
    if (m_isTakingBack || !field()->isEnabled())
        return;
    const QString next = m_watch.nextOrder();
    m_work.setAside();
    if (!next.isEmpty())
        open(next);
}

void FulfilmentPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        Page::keyPressEvent(event);
        return;
    }
    if (!field()->text().isEmpty())
        field()->clear();
    else if (notice()->isShown())
        notice()->hide();
    else if (!m_isTakingBack && m_work.toBeReplaced())
        m_work.replaceLast(); // it is not, after all
    else if (!m_isTakingBack && m_work.order() && m_work.queue().waiting() == 0)
        m_work.leaveOrder();
    else
        Page::keyPressEvent(event); // a message may be closed
    field()->setFocus();
}

void FulfilmentPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setFixedWidth(qBound(units(this, 240), int(width() * 0.31), units(this, 520)));
}

void FulfilmentPage::showPaper()
{
    m_session->setPaper(wordForPaper(deskPaper(m_work, m_isTakingBack)));
}

void FulfilmentPage::showSurroundings()
{
    m_side->show(m_watch.seen(), m_work);
    m_scanCard->setOpenConditions(m_watch.seen().uninspected.devices);
    tellCounts();
}

void FulfilmentPage::showOrder()
{
    const std::optional<DeskOrder> &order = m_work.order();
    const QString id = order ? order->id : QString();
    if (std::exchange(m_orderAtDesk, id) != id)
        notice()->hide(); // it is about the one before
    const std::optional<DeskOrder> &shown = m_work.shownOrder();
    m_scanCard->assignHead()->show(shown);
    m_side->showOrder(shown);
    const QString shownId = m_work.shownOrderId();
    const bool wasAnother = std::exchange(m_showsAnother, shownId != id);
    const bool isOther = std::exchange(m_shownOrder, shownId) != shownId;
    if (isOther && (wasAnother || m_showsAnother))
        m_watch.look(); // no scan has been done that would let it look
    showPaper();
    showTask();
    m_scanCard->setNotes(!m_errands.whyNoNote(m_isTakingBack));
    m_scanCard->setNext(order && order->takesDevices() ? tr("set aside") : tr("next order"));
    if (m_isTakingBack)
        return;
    m_scanCard->setPrompt(m_work.toBeReplaced()       ? tr("scan the replacement")
                              : !order                ? tr("scan an order")
                              : order->takesDevices() ? tr("scan a serial number")
                                                      : tr("scan the next order"));
}

void FulfilmentPage::showTask()
{
    const DeskRow *replaced = m_isTakingBack ? nullptr : m_work.toBeReplaced();
    if (!replaced) {
        m_scanCard->setTask({});
        return;
    }
    const QString code = leftToRight(replaced->code);
    const bool isOfAnother = m_work.shownOrder() && m_work.shownOrder()->id != replaced->orderId;
    //: The second is the short code of an order
    m_scanCard->setTask(isOfAnother ? tr("Replacing %1 of order %2. Press Esc to keep it.")
                                          .arg(code, leftToRight(shortCodeOf(replaced->orderId)))
                                    : tr("Replacing %1. Press Esc to keep it.").arg(code));
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
    m_side->place()->setPrintable(row && row->isDone);
    m_scanCard->setNotes(!m_errands.whyNoNote(m_isTakingBack));
    showPaper();
    // Also after a scan that came to nothing: the digit would stay in the field and spoil the next scan.
    const bool mayAnswer = m_isTakingBack && (m_work.hasReturn() || m_work.returned().rowCount() > 0);
    field()->setAnswers(mayAnswer ? int(assetConditions().size()) : 0);
    if (m_isTakingBack)
        m_scanCard->setPrompt(device ? tr("scan the next serial number") : tr("scan a serial number"));
}

void FulfilmentPage::showWaiting()
{
    m_scanCard->setWaiting(m_work.queue().waiting(), m_work.queue().isHeldUp());
    if (!hasUnsaved())
        Q_EMIT saved();
}

void FulfilmentPage::tellCounts()
{
    const QLocale &locale = m_workplace.locale;
    const bool isKnown = m_watch.seenAt().isValid(); // nobody may say that nothing waits before
    m_queueLine->setText(!isKnown             ? QString()
                             : m_isTakingBack ? returnsText(m_watch.seen().returns, locale)
                                              : queueText(m_watch.seen().queue));
    const bool isReady = whyForbidden(*m_workplace.session, m_isTakingBack).isEmpty();
    Q_EMIT countsChanged(isReady ? scannerText(m_sink->frame()) : QString(),
                         sessionText(m_work.assigned().done(), m_work.returned().done(), locale));
}

} // namespace onhire
