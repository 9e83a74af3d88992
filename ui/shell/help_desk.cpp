// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_desk.h"

#include "ui/shared/pages/page.h"
#include "ui/shell/help_dialog.h"
#include "ui/shell/help_texts.h"

namespace onhire {

HelpDesk::HelpDesk(const ActionRegistry &registry, QWidget *window)
    : QObject(window), m_registry(registry), m_window(window)
{
}

void HelpDesk::open()
{
    if (!m_dialog) {
        m_dialog = new HelpDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &HelpDialog::allKeysWanted, this, &HelpDesk::allKeysWanted);
    }
    m_dialog->show();
    m_dialog->raise();
}

void HelpDesk::tellOf(const QString &screen, const Page &page)
{
    if (!m_dialog)
        return;
    QList<ActionRegistry::Entry> entries = m_registry.entries();
    entries.removeIf([title = page.title()](const ActionRegistry::Entry &entry) {
        return entry.spec.where != title || entry.spec.keys.isEmpty();
    });
    const QString own = page.help();
    m_dialog->showScreen(page.title(), own.isEmpty() ? helpOf(screen) : own.split(u'\n'), entries);
}

} // namespace onhire
