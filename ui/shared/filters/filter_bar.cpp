// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/filters/check_menu.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/filters/filter_words.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/text/menu_text.h"
#include "ui/theme/metrics.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static QList<FilterField> offered(QList<FilterField> fields)
{
    fields.removeIf([](const FilterField &field) {
        const auto *records = std::get_if<ByRecord>(&field.entry);
        return records && !records->maySee;
    });
    return fields;
}

FilterBar::FilterBar(const QString &name, const QString &placeholder, QList<FilterField> fields,
                     QSettings &settings, QWidget *parent)
    : QWidget(parent), m_fields(offered(std::move(fields))), m_search(new QLineEdit(this)),
      m_row(new ChipRow(this)), m_saved(new SavedFilters(name, settings, this)), m_layout(new QHBoxLayout(this))
{
    letScansIn(m_search);
    m_search->setPlaceholderText(placeholder);
    m_search->setAccessibleName(placeholder);
    m_search->setClearButtonEnabled(true);
    if (auto *clear = m_search->findChild<QToolButton *>()) // Qt gives it no name
        clear->setAccessibleName(tr("Clear search"));
    m_search->setFixedWidth(units(this, 176));
    m_search->installEventFilter(this);
    m_layout->setContentsMargins(units(this, 16), units(this, 10), units(this, 16), units(this, 10));
    m_layout->setSpacing(units(this, 8));
    m_layout->addWidget(m_search);
    for (const FilterField &field : std::as_const(m_fields))
        addChip(field);
    m_layout->addWidget(m_row, 1);
    m_layout->addWidget(m_saved);

    m_typing.setSingleShot(true);
    m_typing.setInterval(200ms);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::announceSearch);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, &FilterBar::announceSearch);
    connect(m_row->more(), &QAbstractButton::clicked, this, &FilterBar::openMore);
    connect(m_saved, &SavedFilters::chosen, this, &FilterBar::setState);
    showState();
}

void FilterBar::addChip(const FilterField &field)
{
    auto *chip = new Chip(field.title, m_row);
    m_chips.insert(field.id, chip);
    m_row->addChip(chip);
    connect(chip, &QAbstractButton::clicked, this, [this, id = field.id, chip] { open(id, chip); });
    connect(chip, &Chip::cleared, this, [this, id = field.id] { choose(id, {}); });
}

QPushButton *FilterBar::addButton(const QString &text, bool primary)
{
    QPushButton *made = primary ? primaryButton(text, this) : button(text, this);
    if (primary)
        m_primary = made;
    m_layout->addWidget(made);
    makeRoom();
    return made;
}

void FilterBar::setQuiet(bool quiet)
{
    if (m_primary)
        setDress(m_primary, "primary", !quiet);
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            announceSearch();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down) {
            Q_EMIT left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

// The text of the saved filters gives way before a chip does.
void FilterBar::makeRoom()
{
    const QMargins margins = m_layout->contentsMargins();
    int needed = margins.left() + margins.right() - m_layout->spacing();
    for (int i = 0; i < m_layout->count(); ++i) {
        const QWidget *part = m_layout->itemAt(i)->widget();
        const int width = part == m_saved ? m_saved->wholeSize().width()
            : part == m_search            ? m_search->maximumWidth()
                                          : part->sizeHint().width();
        needed += width + m_layout->spacing();
    }
    const bool isTight = needed > width();
    if (m_saved->isIconOnly() == isTight)
        return;
    m_saved->setIconOnly(isTight);
    m_layout->activate();
}

void FilterBar::announceSearch()
{
    m_typing.stop();
    FilterState state = m_state;
    state.search = m_search->text().trimmed();
    update(state);
}

const FilterField &FilterBar::field(const QString &id) const
{
    return *std::find_if(m_fields.begin(), m_fields.end(),
                         [&](const FilterField &field) { return field.id == id; });
}

void FilterBar::choose(const QString &fieldId, const QStringList &values)
{
    FilterState state = m_state;
    if (values.isEmpty())
        state.chosen.remove(fieldId);
    else
        state.chosen[fieldId] = values;
    update(state);
}

void FilterBar::switchChoice(const FilterField &field, const QString &value, bool on)
{
    QStringList values = field.single ? QStringList() : m_state.chosen.value(field.id);
    values.removeAll(value);
    if (on)
        values.append(value);
    choose(field.id, values);
}

void FilterBar::setState(const FilterState &state)
{
    m_search->setText(state.search);
    m_typing.stop(); // nobody has typed it
    update(state);
}

void FilterBar::update(const FilterState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    showState();
    Q_EMIT changed(m_state);
}

void FilterBar::showState()
{
    bool hasMore = false;
    for (const FilterField &field : std::as_const(m_fields)) {
        Chip *chip = m_chips[field.id];
        const QStringList chosen = m_state.chosen.value(field.id);
        const auto *records = std::get_if<ByRecord>(&field.entry);
        if (records && !chosen.isEmpty() && !m_names.contains(chosen.first()))
            learnName(*records, chosen.first());
        chip->setText(chipText(field, chosen, m_names));
        chip->setShortcut({}); // by the '&' in somebody's name
        chip->setToolTip(chosen.isEmpty() ? QString() : chip->text());
        chip->setAccessibleName(chip->text());
        chip->setActive(!chosen.isEmpty());
        m_row->setWanted(chip, chip->isActive() || field.always);
        hasMore |= !m_row->isWanted(chip);
    }
    m_saved->setCurrent(m_state);
    m_row->setHasMore(hasMore);
    m_row->updateGeometry();
    makeRoom();
    m_row->arrange();
}

QCoro::Task<> FilterBar::learnName(ByRecord records, QString id)
{
    //: Stands for a name until it is read
    m_names.insert(id, m_names.value(id, tr("…")));
    const auto work = [name = records.name, id] { return name(id); };
    const auto name = co_await records.runner->run(m_life.current(), work);
    if (!name)
        co_return;
    m_names.insert(id, name->value_or(id));
    if (!*name)
        m_nameless.insert(id);
    showState();
}

void FilterBar::learnMissingNames()
{
    for (const FilterField &field : std::as_const(m_fields)) {
        const QString id = m_state.chosen.value(field.id).value(0);
        const auto *records = std::get_if<ByRecord>(&field.entry);
        if (records && m_nameless.remove(id))
            learnName(*records, id);
    }
}

void FilterBar::setChoices(const QString &fieldId, const QList<FilterChoice> &choices)
{
    for (FilterField &field : m_fields) {
        if (field.id == fieldId)
            field.choices = choices;
    }
    showState();
}

void FilterBar::open(const QString &fieldId, QWidget *under)
{
    const FilterField &asked = field(fieldId);
    if (asked.isOnlyChosen()) {
        openChoices(asked, under);
        return;
    }
    auto *popup = new FilterPopup(asked, m_state.chosen.value(fieldId), this);
    connect(popup, &FilterPopup::chosen, this,
            [this, fieldId](const QStringList &values) { choose(fieldId, values); });
    popup->openBelow(under);
}

void FilterBar::openChoices(const FilterField &field, QWidget *under)
{
    auto *menu = new CheckMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(field.title);
    auto *group = new QActionGroup(menu);
    group->setExclusionPolicy(field.single ? QActionGroup::ExclusionPolicy::ExclusiveOptional
                                           : QActionGroup::ExclusionPolicy::None);
    for (const FilterChoice &choice : field.choices) {
        QAction *action = menu->addAction(menuText(choice.text));
        action->setCheckable(true);
        action->setChecked(m_state.chosen.value(field.id).contains(choice.value));
        group->addAction(action);
        connect(action, &QAction::toggled, this,
                [this, field, value = choice.value](bool on) { switchChoice(field, value, on); });
    }
    menu->popup(below(under, menu->sizeHint().width()));
}

// What has been folded first, then what can be added.
void FilterBar::openMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const bool folded : {true, false}) {
        for (const FilterField &field : std::as_const(m_fields)) {
            const Chip *chip = m_chips[field.id];
            if (!chip->isHidden() || m_row->isFolded(chip) != folded)
                continue;
            QAction *action = menu->addAction(menuText(chip->text()));
            connect(action, &QAction::triggered, this, [this, id = field.id] { open(id, m_row->more()); });
        }
        menu->addSeparator(); // Qt shows none at the end
    }
    menu->popup(below(m_row->more(), menu->sizeHint().width()));
}

} // namespace onhire
