// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/detail_pane.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QLayoutItem>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

DetailPane::DetailPane(QWidget *parent)
    : QScrollArea(parent), m_head(new RecordHead(RecordHead::Place::Pane)), m_fault(new FaultCard),
      m_busy(new BusyLine(this, this)), m_body(new QWidget), m_sections(new QVBoxLayout(m_body))
{
    auto *content = new QWidget;
    setDress(content, "pane");
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(units(this, 16), units(this, 14), units(this, 16), units(this, 14));
    layout->setSpacing(units(this, 13));
    layout->addWidget(m_head);
    layout->addWidget(m_fault);
    m_sections->setContentsMargins({});
    m_sections->setSpacing(units(this, 14));
    layout->addWidget(m_body);
    layout->addStretch(1);

    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(units(this, 320));
    setAccessibleName(tr("Details"));
    connect(m_head, &RecordHead::closed, this, &DetailPane::left);
    connect(m_head, &RecordHead::openWanted, this, &DetailPane::openWanted);
    connect(m_head, &RecordHead::followed, this, &DetailPane::followed);
}

void DetailPane::setHead(const HeadWords &words)
{
    m_head->setWords(words);
}

QPushButton *DetailPane::addAction(const QString &text, bool primary)
{
    return m_head->addAction(text, primary);
}

DetailSection *DetailPane::addSection(const QString &title, Column)
{
    auto *section = new DetailSection(title, m_body);
    connect(section, &DetailSection::followed, this, &DetailPane::followed);
    m_sections->addWidget(section);
    return section;
}

void DetailPane::addWidget(QWidget *widget)
{
    m_sections->addWidget(widget);
}

void DetailPane::clearSections()
{
    while (m_sections->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_sections->takeAt(0));
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
    }
}

void DetailPane::beginEdit(const QString &title, QWidget *form, QWidget *summary)
{
    setStale(false);
    clearFault();
    clearActions();
    clearSections();
    setHead({title, {}});
    addWidget(form);
    form->show();
    if (summary)
        addWidget(summary);
}

QPushButton *DetailPane::addEditButton(const QString &text, bool primary)
{
    return addAction(text, primary);
}

void DetailPane::reveal(QWidget *part)
{
    ensureWidgetVisible(part);
}

void DetailPane::setStale(bool stale)
{
    if (std::exchange(m_isStale, stale) == stale)
        return;
    m_head->setActionsEnabled(!stale);
    m_body->setEnabled(!stale);
    setFaded(widget(), stale);
}

void DetailPane::showFault(const QString &what, const QString &whatToDo)
{
    m_fault->showFault(what, whatToDo);
    ensureWidgetVisible(m_fault);
}

void DetailPane::clearFault()
{
    m_fault->clear();
}

void DetailPane::showWorking(bool isWorking)
{
    m_busy->setBusy(isWorking);
}

QString DetailPane::fault() const
{
    return m_fault->what();
}

void DetailPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace onhire
