// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pickers/record_picker.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/pickers/picker_lines.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QMouseEvent>

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostShown = 8;

RecordPicker::RecordPicker(const Workplace &workplace, Source source, QWidget *parent)
    : QLineEdit(parent), m_workplace(workplace), m_source(std::move(source)), m_list(new QListWidget)
{
    letScansIn(this);
    m_list->setAccessibleName(tr("Suggestions"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new PickerLines(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::Box);
    setDress(m_list, "popup");
    m_list->hide();
    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { this->search(text().trimmed()); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_enterWaits = false;
        m_isOutdated = true;
        if (m_chosen) {
            m_chosen.reset();
            Q_EMIT chosenChanged();
        }
        m_typing.start();
    });
    connect(m_list, &QListWidget::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
}

// The list hangs in the window, above the page; while it was never shown nobody else owns it.
RecordPicker::~RecordPicker()
{
    delete m_list.data();
}

QString RecordPicker::textOf(const PickedRecord &record)
{
    if (record.code.isEmpty() || record.name.isEmpty())
        return record.name + record.code;
    //: What was chosen: its name and its code
    return tr("%1 · %2").arg(record.name, record.code);
}

QString RecordPicker::code() const
{
    return m_chosen ? m_chosen->id : text().trimmed();
}

bool RecordPicker::namesNothing() const
{
    return !m_chosen && !text().trimmed().isEmpty();
}

QString RecordPicker::fault() const
{
    return namesNothing() && text().trimmed() == m_refused ? m_fault : QString();
}

void RecordPicker::enterCode(const QString &code)
{
    if (code == this->code())
        return;
    choose(std::nullopt);
    setText(code);
    if (!code.isEmpty())
        recognise(code);
}

void RecordPicker::offerNew(const QString &words, Make make)
{
    m_newWords = words;
    m_makeNew = std::move(make);
}

void RecordPicker::choose(const std::optional<PickedRecord> &record)
{
    close();
    if (record == m_chosen)
        return;
    m_chosen = record;
    setText(record ? textOf(*record) : QString());
    setCursorPosition(0); // what does not fit is cut at its end
    Q_EMIT chosenChanged();
}

// What is chosen is not looked for.
QString RecordPicker::wanted() const
{
    return m_chosen ? QString() : text().trimmed();
}

QCoro::Task<> RecordPicker::search(QString text)
{
    const Ticket ticket = m_searches.next();
    const auto work = [session = m_workplace.session, search = m_source.search, text] {
        return search(session->context(), text);
    };
    const auto found = co_await m_workplace.runner.run(ticket, work);
    if (found && hasFocus())
        show(*found, text);
}

// A record whose code was typed, or kept in a draft.
QCoro::Task<> RecordPicker::recognise(QString code)
{
    const Ticket ticket = m_searches.next();
    const auto work = [session = m_workplace.session, find = m_source.find, code] {
        return find(session->context(), code);
    };
    const auto found = co_await m_workplace.runner.run(ticket, work);
    if (!found || m_chosen || text().trimmed() != code)
        co_return;
    if (*found && **found) {
        choose(**found);
        co_return;
    }
    m_refused = code;
    m_fault = wordsFor(*found ? std::nullopt : std::optional(found->error()), code).all();
    Q_EMIT notRecognised();
    if (*found && !hasFocus() && namesANewOne(code))
        Q_EMIT unknownLeft(code);
}

// Whoever scans means that very one, and looks at no list.
QCoro::Task<> RecordPicker::takeScanned(QString code)
{
    m_typing.stop();
    m_enterWaits = false;
    if (text().trimmed() != code) // somebody had typed something before
        setText(code);
    const Ticket ticket = m_searches.next();
    const auto work = [session = m_workplace.session, find = m_source.find, code] {
        return find(session->context(), code);
    };
    const auto found = co_await m_workplace.runner.run(ticket, work);
    if (!found || m_chosen || text().trimmed() != code)
        co_return;
    if (*found && **found)
        choose(**found);
    else if (hasFocus() && *found && code.contains(u' ')) { // words that were dictated, or typed by a program
        m_isOutdated = m_enterWaits = true;
        search(code);
    } else if (hasFocus())
        showNothing(*found ? std::nullopt : std::optional(found->error()), code);
}

Wording RecordPicker::wordsFor(const std::optional<Error> &why, const QString &code)
{
    //: A serial number, an SKU or a short code that was typed or scanned
    return why ? wordingOf(*why) : Wording{tr("Nothing has the number %1").arg(leftToRight(code))};
}

// The next scan takes the place of this one, and Enter takes nothing.
void RecordPicker::showNothing(const std::optional<Error> &why, const QString &code)
{
    m_isOutdated = false;
    m_found.clear();
    m_list->clear();
    addNotice(wordsFor(why, code).what);
    if (m_makeNew)
        addNew(code);
    m_list->setCurrentRow(!why && namesANewOne(code) ? m_list->count() - 1 : -1);
    placeList();
    selectAll();
}

void RecordPicker::show(const Result<QList<PickedRecord>> &found, const QString &text)
{
    m_isOutdated = text != wanted(); // somebody has typed on meanwhile
    m_found = found.value_or(QList<PickedRecord>());
    m_list->clear();
    for (const PickedRecord &record : std::as_const(m_found))
        addLine(record);
    if (!found)
        addNotice(wordingOf(found.error()).what);
    else if (m_found.isEmpty())
        addNotice(text.isEmpty() ? tr("Nothing to choose from") : tr("Nothing found for “%1”").arg(text));
    if (m_makeNew)
        addNew(text);
    m_list->setCurrentRow(found ? firstRow() : -1);
    placeList();
    if (!m_isOutdated && std::exchange(m_enterWaits, false)
        && (!m_found.isEmpty() || (found && namesANewOne(text))))
        take(firstRow());
}

void RecordPicker::addLine(const PickedRecord &record)
{
    auto *item = new QListWidgetItem(record.name.isEmpty() ? record.code : record.name, m_list);
    item->setData(PickerLines::CodeRole, record.name.isEmpty() ? QString() : record.code);
    item->setData(PickerLines::NoteRole, record.note);
    item->setData(Qt::AccessibleTextRole, QStringList{record.name, record.code, record.note}.join(u", "));
}

void RecordPicker::addNotice(const QString &words)
{
    auto *item = new QListWidgetItem(words, m_list);
    item->setData(PickerLines::InkRole, int(Role::Muted));
    item->setFlags(Qt::NoItemFlags);
}

void RecordPicker::addNew(const QString &typed)
{
    auto *item = new QListWidgetItem(namesANewOne(typed) ? m_naming.words(typed) : m_newWords, m_list);
    item->setData(PickerLines::InkRole, int(Role::Accent));
}

bool RecordPicker::namesANewOne(const QString &typed) const
{
    return m_makeNew && m_naming.isWhole && m_naming.isWhole(typed);
}

// There may be none.
int RecordPicker::firstRow() const
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags() & Qt::ItemIsSelectable)
            return row;
    }
    return -1;
}

void RecordPicker::placeList()
{
    if (m_list->parentWidget() != window())
        m_list->setParent(window());
    const int rows = qMin(m_list->count(), MostShown);
    const int bar = m_list->count() > MostShown ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
    const int wanted = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + bar;
    const int wide = qBound(width(), wanted, window()->width() - 2 * units(this, 8));
    const QPoint at = mapTo(window(), QPoint(0, height() + units(this, 3)));
    const int high = rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    const bool fitsBelow = at.y() + high <= window()->height();
    const int top = fitsBelow ? at.y() : mapTo(window(), QPoint()).y() - high - units(this, 3);
    const int left = isRightToLeft() ? at.x() + width() - wide : at.x();
    m_list->setGeometry(qBound(0, left, window()->width() - wide), top, wide, high);
    m_list->raise();
    m_list->show();
}

void RecordPicker::move(int step)
{
    if (m_list->isHidden())
        search(wanted());
    else if (firstRow() >= 0)
        m_list->setCurrentRow(qBound(firstRow(), m_list->currentRow() + step, m_list->count() - 1));
}

void RecordPicker::take(int row)
{
    if (m_isOutdated || row < 0 || row < firstRow())
        return;
    if (row < m_found.size()) {
        choose(PickedRecord(m_found[row]));
        return;
    }
    const QString typed = wanted();
    close();
    m_makeNew(typed);
}

void RecordPicker::close()
{
    m_searches.cancel();
    m_typing.stop();
    m_enterWaits = false;
    m_found.clear();
    if (m_list)
        m_list->hide();
}

void RecordPicker::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool isOpen = !m_list->isHidden();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        m_rhythm.type(*event);
    switch (plain ? event->key() : 0) {
    case Qt::Key_Down: move(1); return;
    case Qt::Key_Up: move(-1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const QString code = m_rhythm.end(*event); !code.isEmpty())
            takeScanned(code);
        else if (isOpen && !m_isOutdated && m_list->currentRow() >= 0)
            take(m_list->currentRow());
        else
            m_enterWaits = m_isOutdated && !m_chosen && !text().trimmed().isEmpty();
        return;
    case Qt::Key_Escape:
        if (isOpen) {
            close();
            return;
        }
        break;
    default: break;
    }
    const bool saves = isEnter && event->modifiers() & Qt::ControlModifier;
    if (saves || event->key() == Qt::Key_Escape)
        event->ignore(); // it is for whoever is around; what is saved is what stands here, and nothing is
                         // looked up for it
    else
        QLineEdit::keyPressEvent(event);
}

void RecordPicker::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    if (m_chosen)
        selectAll();
    else if (m_suggestsAtOnce && isByKey)
        search(text().trimmed());
}

// It may have had the focus since the form was begun.
void RecordPicker::mousePressEvent(QMouseEvent *event)
{
    QLineEdit::mousePressEvent(event);
    if (m_suggestsAtOnce && !m_chosen && m_list->isHidden() && event->button() == Qt::LeftButton)
        search(text().trimmed());
}

void RecordPicker::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    close();
    // whoever only looks something up in another window goes on typing afterwards
    const bool isLeft = event->reason() != Qt::ActiveWindowFocusReason;
    if (const QString typed = text().trimmed(); isLeft && !m_chosen && !typed.isEmpty())
        recognise(typed);
}

} // namespace onhire
