// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/bulk_pane.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

static constexpr int MostListed = 8;

BulkPane::BulkPane(QWidget *parent)
    : QScrollArea(parent), m_title(heading({}, this)), m_hint(mutedLabel({}, this)),
      m_progressRow(new QWidget(this)), m_progressText(mutedLabel({}, m_progressRow)),
      m_progress(new QProgressBar(m_progressRow)), m_outcome(new QVBoxLayout), m_body(new QWidget),
      m_content(new QVBoxLayout(m_body))
{
    auto *content = new QWidget;
    setDress(content, "pane");
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(units(this, 16), units(this, 14), units(this, 16), units(this, 14));
    layout->setSpacing(units(this, 12));
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    auto *none = new LinkLabel(tr("Select none"), content);
    head->addWidget(none);
    layout->addLayout(head);
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);

    auto *progress = new QHBoxLayout(m_progressRow);
    progress->setContentsMargins({});
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    QPushButton *stop = button(tr("Stop"), m_progressRow);
    progress->addWidget(m_progressText);
    progress->addWidget(m_progress, 1);
    progress->addWidget(stop);
    m_progressRow->hide();
    layout->addWidget(m_progressRow);
    layout->addLayout(m_outcome);
    m_content->setContentsMargins({});
    m_content->setSpacing(units(this, 5));
    layout->addWidget(m_body);
    layout->addStretch(1);

    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(units(this, 320));
    setAccessibleName(tr("Selected records"));
    connect(none, &QAbstractButton::clicked, this, &BulkPane::selectNone);
    connect(stop, &QAbstractButton::clicked, this, &BulkPane::stopWanted);
}

void BulkPane::setTitle(const QString &title, const QString &hint)
{
    m_title->setText(title);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

static void empty(QLayout *layout)
{
    while (layout->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(layout->takeAt(0));
        if (item->layout())
            empty(item->layout());
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
    }
}

void BulkPane::clear()
{
    keepFocus();
    m_buttons.clear();
    m_sums = nullptr;
    empty(m_content);
}

void BulkPane::showReading()
{
    empty(m_outcome);
    m_isReading = true;
    allowActions();
}

// What stands there until the selection is read is about the one before.
void BulkPane::allowActions()
{
    const bool isAllowed = !m_isReading && !m_isWorking;
    if (!isAllowed)
        keepFocus();
    m_body->setEnabled(isAllowed);
}

// A button that is disabled or goes would hand its focus to whatever comes next in the window.
void BulkPane::keepFocus()
{
    if (m_body->isAncestorOf(window()->focusWidget()))
        setFocus();
}

void BulkPane::showRecords(const ShownRecords &records, const QList<ActionOffer> &offers, const RunOffer &run,
                           const std::function<StatusLook(const JsonValue &)> &look)
{
    clear();
    m_isReading = false;
    allowActions();
    m_content->addWidget(mutedLabel(tr("Selected"), m_body, 0.92, QFont::DemiBold));
    addRecords(records, look);
    m_sums = new DetailSection({}, m_body);
    m_sums->hide();
    m_content->addWidget(m_sums);
    m_content->addSpacing(units(this, 6));
    m_content->addWidget(mutedLabel(tr("Available actions"), m_body, 0.92, QFont::DemiBold));
    for (const ActionOffer &offer : offers) {
        m_content->addWidget(horizontalLine(m_body));
        addOffer(offer, run);
    }
}

void BulkPane::showSums(const QList<BulkSum> &sums)
{
    for (const BulkSum &sum : sums)
        m_sums->addRow(sum.what, sum.amount, DetailSection::Style::Total);
    m_sums->setHidden(sums.isEmpty());
}

void BulkPane::addRecords(const ShownRecords &records, const std::function<StatusLook(const JsonValue &)> &look)
{
    for (const ShownRecord &record : records.mid(0, MostListed)) {
        auto *line = new QHBoxLayout;
        line->addWidget(new QLabel(record.title, m_body), 1);
        auto *status = new Pill(m_body);
        status->setLook(look(record.value));
        line->addWidget(status);
        m_content->addLayout(line);
    }
    if (records.size() > MostListed)
        m_content->addWidget(mutedLabel(tr("and %n more", nullptr, int(records.size()) - MostListed), m_body));
}

void BulkPane::addOffer(const ActionOffer &offer, const RunOffer &run)
{
    auto *line = new QHBoxLayout;
    QPushButton *act = button(offer.action.text, m_body);
    act->setIcon(iconOf(offer.action.glyph, offer.action.isDestructive ? Role::Bad : Role::Muted));
    act->setObjectName(offer.action.id);
    setDress(act, "row");
    setDress(act, "mirrored", isRightToLeft());
    if (offer.action.isDestructive)
        setDress(act, "danger", offer.isPossible());
    act->setEnabled(offer.isPossible());
    line->addWidget(act, 1);
    //: How many of the selected records an action fits, as in: 2 of 4
    line->addWidget(mutedLabel(tr("%1 of %2").arg(offer.fits.size()).arg(offer.of), m_body));
    m_content->addLayout(line);
    m_buttons.append(act);
    connect(act, &QAbstractButton::clicked, this, [offer, run] { run(offer); });
    if (offer.refusal.isEmpty())
        return;
    QLabel *why = mutedLabel(offer.refusal, m_body, 0.92);
    why->setWordWrap(true);
    why->setContentsMargins(units(this, 26), 0, units(this, 26), 0);
    act->setAccessibleDescription(offer.refusal);
    m_content->addWidget(why);
}

void BulkPane::showProgress(const QString &what, int done, int of)
{
    m_progressRow->setVisible(of > 1);
    m_progressText->setText(what);
    m_progress->setRange(0, of);
    m_progress->setValue(done);
    m_isWorking = of > 0;
    allowActions();
}

void BulkPane::showOutcome(const ActionOutcome &outcome)
{
    empty(m_outcome);
    for (const RecordOutcome &each : outcome.refused()) {
        //: A record and why an action was refused for it, as in: Order N46R-5FP: It is already fulfilled.
        auto *line = new QLabel(tr("%1: %2").arg(each.record.title, wordingOf(*each.refusal).what), widget());
        line->setWordWrap(true);
        setDress(line, "fault");
        m_outcome->addWidget(line);
    }
}

void BulkPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT selectNone();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace onhire
