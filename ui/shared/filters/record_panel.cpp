// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/record_panel.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace onhire {

RecordPanel::RecordPanel(const ByRecord &field, const QString &title, QWidget *parent)
    : EntryPanel(parent), m_field(field), m_search(new QLineEdit(this)), m_found(new QListWidget(this)),
      m_none(mutedLabel({}, this))
{
    letScansIn(m_search);
    m_search->setAccessibleName(title);
    m_search->setPlaceholderText(field.hint);
    m_search->installEventFilter(this);
    m_found->setAccessibleName(title);
    m_found->setFocusPolicy(Qt::NoFocus); // the search field has it, arrows go through the list
    m_found->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_found->setTextElideMode(Qt::ElideRight);
    m_found->setFixedSize(units(this, 300), units(this, 210));
    m_none->setWordWrap(true);
    m_none->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_search);
    layout->addWidget(m_none);
    layout->addWidget(m_found);
    setFocusProxy(m_search);
    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { find(); });
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        m_enterWaits = false;
        m_typing.start();
    });
    connect(m_found, &QListWidget::itemClicked, this, &RecordPanel::take);
    find();
}

bool RecordPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: QCoreApplication::sendEvent(m_found, event); return true;
        default: break;
        }
    }
    return EntryPanel::eventFilter(watched, event);
}

QString RecordPanel::typed() const
{
    return m_search->text().trimmed();
}

QCoro::Task<> RecordPanel::find()
{
    const QString wanted = typed();
    const auto work = [find = m_field.find, wanted] { return find(wanted); };
    m_isSearching = true;
    const Ticket ticket = m_searches.next();
    const auto found = co_await m_field.runner->run(ticket, work);
    if (!found)
        co_return;
    m_isSearching = false;
    show(*found);
    const bool isFound = found->has_value();
    m_foundFor = isFound ? std::optional(wanted) : std::nullopt;
    if (std::exchange(m_enterWaits, false) && isFound)
        apply();
}

void RecordPanel::show(const Result<QList<FilterChoice>> &found)
{
    const QList<FilterChoice> records = found.value_or(QList<FilterChoice>());
    m_found->clear();
    for (const FilterChoice &record : records) {
        auto *item = new QListWidgetItem(record.text, m_found);
        item->setData(Qt::UserRole, record.value);
        item->setToolTip(record.text);
    }
    m_found->setCurrentRow(0);
    m_none->setText(found ? tr("Nothing found") : wordingOf(found.error()).all());
    m_none->setVisible(records.isEmpty());
}

void RecordPanel::apply()
{
    if (m_foundFor == typed()) {
        take(m_found->currentItem());
        return;
    }
    m_enterWaits = true;
    if (m_typing.isActive() || !m_isSearching) {
        m_typing.stop();
        find();
    }
}

void RecordPanel::take(const QListWidgetItem *item)
{
    if (item)
        Q_EMIT entered(item->data(Qt::UserRole).toString());
}

} // namespace onhire
