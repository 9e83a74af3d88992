// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/saved_filters.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/text/menu_text.h"

#include <QInputDialog>
#include <QMenu>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace onhire {

SavedFilters::SavedFilters(const QString &list, QSettings &settings, QWidget *parent)
    : Chip(tr("Saved filters"), parent), m_key(u"filters/%1"_s.arg(list)), m_settings(settings)
{
    setGlyph(Glyph::Star);
    connect(this, &QAbstractButton::clicked, this, &SavedFilters::openMenu);
}

QVariantMap SavedFilters::all() const
{
    return m_settings.value(m_key).toMap();
}

QStringList SavedFilters::names() const
{
    return all().keys();
}

void SavedFilters::save(const QString &name, const FilterState &state)
{
    QVariantMap chosen;
    for (auto it = state.chosen.cbegin(); it != state.chosen.cend(); ++it)
        chosen.insert(it.key(), it.value());
    QVariantMap filters = all();
    filters.insert(name, QVariantMap{{u"search"_s, state.search}, {u"chosen"_s, chosen}});
    m_settings.setValue(m_key, filters);
}

FilterState SavedFilters::saved(const QString &name) const
{
    const QVariantMap filter = all().value(name).toMap();
    const QVariantMap chosen = filter[u"chosen"_s].toMap();
    FilterState state{filter[u"search"_s].toString(), {}};
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it)
        state.chosen.insert(it.key(), it->toStringList());
    return state;
}

void SavedFilters::remove(const QString &name)
{
    QVariantMap filters = all();
    filters.remove(name);
    m_settings.setValue(m_key, filters);
}

void SavedFilters::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList known = names();
    for (const QString &name : known)
        connect(menu->addAction(menuText(name)), &QAction::triggered, this,
                [this, name] { Q_EMIT chosen(saved(name)); });
    if (!known.isEmpty())
        menu->addSeparator();
    QAction *saveAction = menu->addAction(tr("Save this filter…"));
    saveAction->setEnabled(m_current != FilterState());
    connect(saveAction, &QAction::triggered, this, &SavedFilters::askName);
    if (!known.isEmpty()) {
        QMenu *removal = menu->addMenu(tr("Remove"));
        for (const QString &name : known)
            connect(removal->addAction(menuText(name)), &QAction::triggered, this,
                    [this, name] { remove(name); });
    }
    menu->popup(below(this, menu->sizeHint().width()));
}

void SavedFilters::askName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save this filter"));
    dialog->setLabelText(tr("Filter name"));
    dialog->setOkButtonText(tr("Save"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        if (!name.trimmed().isEmpty())
            saveAs(name.trimmed());
    });
    dialog->open();
}

void SavedFilters::saveAs(const QString &name)
{
    const auto keep = [this, name, state = m_current] { save(name, state); };
    if (!names().contains(name)) {
        keep();
        return;
    }
    const Question question{tr("Replace the saved filter “%1”?").arg(name),
                            tr("Another filter is saved under this name."),
                            tr("Replace"),
                            {},
                            true};
    ask(this, question, [keep](const QString &) { keep(); });
}

} // namespace onhire
