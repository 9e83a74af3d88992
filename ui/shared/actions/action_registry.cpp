// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/action_registry.h"

#include <QWidget>

namespace onhire {

QAction *ActionRegistry::add(QWidget *owner, const ActionSpec &spec, std::function<void()> run)
{
    auto *action = new QAction(spec.text, owner);
    action->setObjectName(spec.id);
    action->setShortcuts(spec.keys);
    action->setShortcutContext(spec.where.isEmpty() ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, owner, [run = std::move(run)] { run(); });
    owner->addAction(action);
    m_entries.append({spec, action});
    connect(action, &QObject::destroyed, this, [this, action] {
        m_entries.removeIf([action](const Entry &entry) { return entry.action == action; });
    });
    return action;
}

void ActionRegistry::list(QWidget *owner, const ActionSpec &spec)
{
    m_entries.append({spec, nullptr});
    connect(owner, &QObject::destroyed, this, [this, id = spec.id] {
        m_entries.removeIf([&id](const Entry &entry) { return !entry.action && entry.spec.id == id; });
    });
}

QList<ActionRegistry::Entry> ActionRegistry::entries() const
{
    return m_entries;
}

static bool overlap(const ActionSpec &a, const ActionSpec &b)
{
    return a.where == b.where || a.where.isEmpty() || b.where.isEmpty();
}

QList<ActionRegistry::Conflict> ActionRegistry::conflicts() const
{
    QList<Conflict> found;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        for (qsizetype j = i + 1; j < m_entries.size(); ++j) {
            const ActionSpec &a = m_entries[i].spec;
            const ActionSpec &b = m_entries[j].spec;
            for (const QKeySequence &key : a.keys) {
                if (overlap(a, b) && b.keys.contains(key))
                    found.append({a.id, b.id, key});
            }
        }
    }
    return found;
}

} // namespace onhire
