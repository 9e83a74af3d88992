// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/filters/check_menu.h"
#include "ui/theme/metrics.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

FilterBar::FilterBar(QString name, const QString &placeholder, QList<FilterField> fields, QSettings &settings,
                     QWidget *parent)
    : QWidget(parent), m_name(std::move(name)), m_fields(std::move(fields)), m_settings(settings),
      m_search(new QLineEdit(this)), m_more(new Chip(tr("Filter"), this)), m_saved(new Chip(tr("Saved"), this)),
      m_layout(new QHBoxLayout(this))
{
    m_search->setPlaceholderText(placeholder);
    m_search->setAccessibleName(placeholder);
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(units(this, 170));
    m_search->installEventFilter(this);
    m_layout->setContentsMargins(units(this, 14), units(this, 10), units(this, 14), units(this, 10));
    m_layout->setSpacing(units(this, 8));
    m_layout->addWidget(m_search);
    for (const FilterField &field : m_fields)
        addChip(field);
    m_more->setGlyph(Glyph::Plus);
    m_more->setAccessibleName(tr("Add filter"));
    m_layout->addWidget(m_more);
    m_layout->addStretch(1);
    m_saved->setGlyph(Glyph::Star);
    m_saved->setAccessibleName(tr("Saved filters"));
    m_layout->addWidget(m_saved);

    m_typing.setSingleShot(true);
    m_typing.setInterval(200ms);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::announceSearch);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, &FilterBar::announceSearch);
    connect(m_more, &QAbstractButton::clicked, this, &FilterBar::openMore);
    connect(m_saved, &QAbstractButton::clicked, this, &FilterBar::openSaved);
    showState();
}

void FilterBar::addChip(const FilterField &field)
{
    auto *chip = new Chip(field.title, this);
    m_chips.insert(field.id, chip);
    m_layout->addWidget(chip);
    connect(chip, &QAbstractButton::clicked, this, [this, id = field.id, chip] { openChoices(id, chip); });
    connect(chip, &Chip::cleared, this, [this, id = field.id] { clearField(id); });
}

QPushButton *FilterBar::addButton(const QString &text, bool primary)
{
    QPushButton *made = primary ? primaryButton(text, this) : button(text, this);
    m_layout->addWidget(made);
    return made;
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

void FilterBar::announceSearch()
{
    m_typing.stop();
    FilterState state = m_state;
    state.search = m_search->text().trimmed();
    update(state);
}

void FilterBar::choose(const QString &fieldId, const QString &value, bool on)
{
    FilterState state = m_state;
    QStringList &values = state.chosen[fieldId];
    const auto field =
        std::find_if(m_fields.begin(), m_fields.end(), [&](const auto &f) { return f.id == fieldId; });
    if (field != m_fields.end() && field->single)
        values.clear();
    values.removeAll(value);
    if (on)
        values.append(value);
    if (values.isEmpty())
        state.chosen.remove(fieldId);
    update(state);
}

void FilterBar::clearField(const QString &fieldId)
{
    FilterState state = m_state;
    state.chosen.remove(fieldId);
    update(state);
}

void FilterBar::setState(const FilterState &state)
{
    const QSignalBlocker quiet(m_search);
    m_typing.stop();
    m_search->setText(state.search);
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
    bool hidden = false;
    for (const FilterField &field : m_fields) {
        Chip *chip = m_chips[field.id];
        const bool active = m_state.chosen.contains(field.id);
        chip->setText(chipText(field));
        chip->setAccessibleName(chip->text());
        chip->setActive(active);
        chip->setVisible(active || field.always);
        hidden |= !active && !field.always;
    }
    m_more->setVisible(hidden);
}

QString FilterBar::chipText(const FilterField &field) const
{
    QStringList words;
    for (const FilterChoice &choice : field.choices) {
        if (m_state.chosen.value(field.id).contains(choice.value))
            words.append(choice.text);
    }
    if (words.isEmpty())
        return field.title;
    if (field.single)
        return words.first();
    if (words.size() > 2)
        //: A filter with several choices, as in: Status: 3 selected
        return tr("%1: %n selected", nullptr, int(words.size())).arg(field.title);
    //: A filter and what is selected, as in: Status: open
    return tr("%1: %2").arg(field.title, words.join(tr(", ")));
}

void FilterBar::setChoices(const QString &fieldId, const QList<FilterChoice> &choices)
{
    for (FilterField &field : m_fields) {
        if (field.id == fieldId)
            field.choices = choices;
    }
    showState();
}

void FilterBar::openChoices(const QString &fieldId, QWidget *under)
{
    const FilterField field = *std::find_if(m_fields.cbegin(), m_fields.cend(),
                                            [&](const FilterField &known) { return known.id == fieldId; });
    auto *menu = new CheckMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(field.title);
    auto *group = new QActionGroup(menu);
    group->setExclusionPolicy(field.single ? QActionGroup::ExclusionPolicy::ExclusiveOptional
                                           : QActionGroup::ExclusionPolicy::None);
    for (const FilterChoice &choice : field.choices) {
        QAction *action = menu->addAction(choice.text);
        action->setCheckable(true);
        action->setChecked(m_state.chosen.value(field.id).contains(choice.value));
        group->addAction(action);
        connect(action, &QAction::toggled, this,
                [this, id = field.id, value = choice.value](bool on) { choose(id, value, on); });
    }
    menu->popup(under->mapToGlobal(QPoint(0, under->height() + units(this, 3))));
}

void FilterBar::openMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const FilterField &field : m_fields) {
        if (m_chips[field.id]->isVisibleTo(this))
            continue;
        QAction *action = menu->addAction(field.title);
        connect(action, &QAction::triggered, this, [this, id = field.id] { openChoices(id, m_more); });
    }
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + units(this, 3))));
}

static QString settingsGroup(const QString &name)
{
    return u"filters/%1"_s.arg(name);
}

static QVariantMap savedFilters(const QSettings &settings, const QString &name)
{
    return settings.value(settingsGroup(name)).toMap();
}

QStringList FilterBar::savedNames() const
{
    return savedFilters(m_settings, m_name).keys();
}

void FilterBar::save(const QString &name)
{
    QVariantMap chosen;
    for (auto it = m_state.chosen.cbegin(); it != m_state.chosen.cend(); ++it)
        chosen.insert(it.key(), it.value());
    QVariantMap all = savedFilters(m_settings, m_name);
    all.insert(name, QVariantMap{{u"search"_s, m_state.search}, {u"chosen"_s, chosen}});
    m_settings.setValue(settingsGroup(m_name), all);
}

void FilterBar::applySaved(const QString &name)
{
    const QVariantMap saved = savedFilters(m_settings, m_name).value(name).toMap();
    const QVariantMap chosen = saved[u"chosen"_s].toMap();
    FilterState state{saved[u"search"_s].toString(), {}};
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it)
        state.chosen.insert(it.key(), it->toStringList());
    setState(state);
}

void FilterBar::removeSaved(const QString &name)
{
    QVariantMap all = savedFilters(m_settings, m_name);
    all.remove(name);
    m_settings.setValue(settingsGroup(m_name), all);
}

void FilterBar::openSaved()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList names = savedNames();
    for (const QString &name : names)
        connect(menu->addAction(name), &QAction::triggered, this, [this, name] { applySaved(name); });
    if (!names.isEmpty())
        menu->addSeparator();
    QAction *saveAction = menu->addAction(tr("Save this filter…"));
    saveAction->setEnabled(m_state != FilterState());
    connect(saveAction, &QAction::triggered, this, &FilterBar::askName);
    if (!names.isEmpty()) {
        QMenu *remove = menu->addMenu(tr("Remove"));
        for (const QString &name : names)
            connect(remove->addAction(name), &QAction::triggered, this, [this, name] { removeSaved(name); });
    }
    menu->popup(m_saved->mapToGlobal(QPoint(0, m_saved->height() + units(this, 3))));
}

void FilterBar::askName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save this filter"));
    dialog->setLabelText(tr("Filter name"));
    dialog->setOkButtonText(tr("Save"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        if (!name.trimmed().isEmpty())
            save(name.trimmed());
    });
    dialog->open();
}

} // namespace onhire
