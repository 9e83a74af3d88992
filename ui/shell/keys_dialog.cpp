// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_dialog.h"

#include "ui/shared/controls/key_cap.h"
#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

KeysDialog::KeysDialog(const ActionRegistry &registry, QWidget *parent)
    : Dialog(parent), m_search(new QLineEdit(this)), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(units(this, 520), units(this, 560));
    m_search->setPlaceholderText(tr("Search actions and shortcuts"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("All shortcuts"));
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // else the last line may be cut
    m_list->setIndentation(units(this, 10));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::filter);
    fill(registry);
}

static QTreeWidgetItem *placeItem(QTreeWidget *list, const QString &title)
{
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->text(0) == title)
            return list->topLevelItem(i);
    }
    auto *item = new QTreeWidgetItem(list, {title});
    item->setFont(0, scaled(list->font(), 0.92, QFont::DemiBold));
    item->setFlags(Qt::ItemIsEnabled);
    item->setExpanded(true);
    return item;
}

void KeysDialog::fill(const ActionRegistry &registry)
{
    const QList<ActionRegistry::Entry> entries = registry.entries();
    for (const ActionRegistry::Entry &entry : entries) {
        if (entry.spec.keys.isEmpty())
            continue;
        QStringList keys;
        for (const QKeySequence &key : entry.spec.keys)
            keys += textOfKey(key);
        QTreeWidgetItem *place =
            placeItem(m_list, entry.spec.where.isEmpty() ? tr("Everywhere") : entry.spec.where);
        auto *item = new QTreeWidgetItem(place, {entry.spec.text, leftToRight(keys.join(u", "_s))});
        item->setTextAlignment(1, Qt::AlignTrailing | Qt::AlignVCenter);
    }
}

void KeysDialog::filter(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *place = m_list->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < place->childCount(); ++j) {
            QTreeWidgetItem *item = place->child(j);
            const bool fits = item->text(0).contains(text, Qt::CaseInsensitive)
                || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any |= fits;
        }
        place->setHidden(!any);
    }
}

} // namespace onhire
