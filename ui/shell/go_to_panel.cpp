// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/go_to_panel.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/shared/controls/veil.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/text/text_format.h"
#include "ui/shell/go_to_list.h"
#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static constexpr int HitsAPage = 8;

GoToPanel::GoToPanel(QWidget *window)
    : QWidget(window), m_frame(new QFrame(this)), m_field(new QLineEdit(m_frame)),
      m_found(mutedLabel({}, m_frame)), m_list(new GoToList(m_frame))
{
    setAccessibleName(tr("Go to anything"));
    setDress(m_frame, "card");
    letScansIn(m_field);
    m_field->setPlaceholderText(tr("Go to anything: order, serial, e-mail, name"));
    m_field->setAccessibleName(tr("Go to anything"));
    m_field->setFont(scaled(m_field->font(), 1.23));
    m_field->installEventFilter(this);
    setDress(m_field, "bare");
    auto *layout = new QVBoxLayout(m_frame);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(headOf());
    layout->addWidget(horizontalLine(m_frame));
    layout->addWidget(m_list, 1);
    layout->addWidget(horizontalLine(m_frame));
    layout->addWidget(footOf());
    m_typing.setSingleShot(true);
    m_typing.setInterval(40ms); // longer than a scanner or a held key takes, shorter than a finger
    connect(&m_typing, &QTimer::timeout, this, [this] { search(m_field->text().trimmed()); });
    connect(m_field, &QLineEdit::textEdited, this, &GoToPanel::typed);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { keepFocus(now); });
    connect(m_list, &GoToList::chosen, this, &GoToPanel::choose);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        // the focus stays in the field: that is where a screen reader hears what is chosen
        m_field->setAccessibleDescription(item ? item->data(Qt::AccessibleTextRole).toString() : QString());
        QAccessibleEvent told(m_field, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    });
    window->installEventFilter(this);
    hide();
}

QWidget *GoToPanel::headOf()
{
    auto *head = new QWidget(m_frame);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(units(this, 16), units(this, 8), units(this, 16), units(this, 8));
    layout->setSpacing(units(this, 12));
    auto *sign = new QLabel(head);
    sign->setPixmap(iconOf(Glyph::Search, Role::Ink).pixmap(units(this, 16), units(this, 16)));
    layout->addWidget(sign);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_found);
    layout->addWidget(new KeyCap(QKeySequence(Qt::Key_Escape), head));
    head->setMinimumHeight(units(this, 52));
    return head;
}

QWidget *GoToPanel::footOf()
{
    auto *foot = new QWidget(m_frame);
    setDress(foot, "ground");
    foot->setAttribute(Qt::WA_StyledBackground);
    foot->setMinimumHeight(units(this, 36));
    auto *layout = new QHBoxLayout(foot);
    layout->setContentsMargins(units(this, 16), 0, units(this, 16), 0);
    layout->setSpacing(units(this, 5));
    const auto addKeys = [&](const QList<QKeySequence> &keys, const QString &what) {
        for (const QKeySequence &key : keys)
            layout->addWidget(new KeyCap(key, foot));
        layout->addWidget(mutedLabel(what, foot, 0.92));
        layout->addSpacing(units(this, 12));
    };
    addKeys({QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, tr("choose"));
    addKeys({QKeySequence(Qt::Key_Return)}, tr("open"));
    addKeys({Qt::CTRL | Qt::Key_Return}, tr("show beside the list"));
    layout->addStretch(1);
    //: A character, not a key that is held: what follows it is searched among the commands alone
    const QString hint =
        tr("Type > for commands only").replace(QChar(u'>'), leftToRight(QString(u'>'))); // or it turns
    layout->addWidget(mutedLabel(hint, foot, 0.92));
    return foot;
}

void GoToPanel::start()
{
    if (isVisible()) {
        m_field->selectAll();
        return;
    }
    m_before = window()->focusWidget();
    m_list->clear();
    m_found->clear();
    show();
    place();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
    search({});
}

void GoToPanel::suggestAgain()
{
    if (isVisible() && m_field->text().isEmpty())
        search({});
}

void GoToPanel::searchAgain()
{
    if (isVisible() && !m_isStale)
        search(m_field->text().trimmed());
}

void GoToPanel::typed()
{
    m_enterWaits.reset();
    m_isStale = true;
    m_typing.start();
}

QCoro::Task<> GoToPanel::search(QString text)
{
    const Ticket ticket = m_searches.next();
    if (!m_provider)
        co_return;
    const GoToAnswer answer = co_await m_provider(text);
    if (!ticket.isCurrent())
        co_return;
    showAnswer(answer, text);
    if (m_enterWaits)
        co_await chooseForWaitingEnter(ticket);
}

// What was found, its screen, and the record there each have a turn of their own.
QCoro::Task<> GoToPanel::chooseForWaitingEnter(Ticket ticket)
{
    co_await nextTurn();
    if (!ticket.isCurrent())
        co_return;
    if (const GoToHit *current = m_list->current()) {
        Q_EMIT aboutToChoose(*current);
        co_await nextTurn();
    }
    if (ticket.isCurrent() && m_enterWaits && !m_isStale)
        choose(*std::exchange(m_enterWaits, {}));
}

static QString foundText(const GoToAnswer &answer)
{
    int found = 0;
    bool isAll = true;
    for (const GoToGroup &group : answer.groups) {
        found += qMax(group.found, int(group.hits.size()));
        isAll = isAll && group.more.isEmpty();
    }
    return isAll ? GoToPanel::tr("%Ln found", nullptr, found)
                 : GoToPanel::tr("More than %Ln found", nullptr, found - 1);
}

void GoToPanel::showAnswer(const GoToAnswer &answer, const QString &text)
{
    m_isStale = text != m_field->text().trimmed(); // somebody has typed on meanwhile
    m_found->setText(text.isEmpty() || answer.groups.isEmpty() ? QString() : foundText(answer));
    m_list->showAnswer(answer, text);
    place();
}

// In the middle of the window, as high as it needs to be.
void GoToPanel::place()
{
    if (!isVisible())
        return;
    setGeometry(parentWidget()->rect());
    const int edge = units(this, 24);
    const int width = qMin(units(this, 720), this->width() - 2 * edge);
    const int top = qMin(units(this, 64), height() / 8);
    const int frame = m_frame->layout()->minimumSize().height() - m_list->minimumSizeHint().height();
    const int wanted = frame + m_list->fullHeight() + units(this, 8);
    m_frame->setGeometry((this->width() - width) / 2, top, width, qMin(wanted, height() - top - edge));
}

void GoToPanel::choose(bool beside)
{
    const GoToHit *current = m_list->current();
    if (!current)
        return;
    const GoToHit hit = *current;
    leave();
    Q_EMIT chosen(hit, beside);
}

void GoToPanel::enter(bool beside)
{
    if (!m_isStale) {
        choose(beside);
        return;
    }
    m_enterWaits = beside;
    if (m_typing.isActive()) {
        m_typing.stop();
        search(m_field->text().trimmed());
    }
}

void GoToPanel::dismiss()
{
    m_searches.cancel();
    m_typing.stop();
    m_enterWaits.reset();
    m_isStale = false;
    hide();
    m_field->clear();
}

void GoToPanel::leave()
{
    dismiss();
    if (m_before && m_before->isVisible())
        m_before->setFocus();
    else
        Q_EMIT left();
}

// A page that has read its records may want the focus, but not now. At once: else the next letter goes to the
// page.
void GoToPanel::keepFocus(QWidget *now)
{
    if (isVisible() && now && now != m_field && now->window() == window())
        m_field->setFocus();
}

bool GoToPanel::takeKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Tab: m_list->step(1); return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab: m_list->step(-1); return true;
    case Qt::Key_PageDown: m_list->step(HitsAPage); return true;
    case Qt::Key_PageUp: m_list->step(-HitsAPage); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: enter(event.modifiers().testFlag(Qt::ControlModifier)); return true;
    case Qt::Key_Escape: leave(); return true;
    default: return false;
    }
}

bool GoToPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return takeKey(*static_cast<QKeyEvent *>(event));
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void GoToPanel::mousePressEvent(QMouseEvent *)
{
    leave(); // it was beside the frame
}

void GoToPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintVeil(painter, rect(), palette());
}

} // namespace onhire
