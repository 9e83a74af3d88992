// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/bulk_pane.h"

#include "ui/shared/actions/refused_list.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_lines.h"
#include "ui/shared/pages/offer_row.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>

namespace onhire {

static constexpr int RoomForPrimary = 170; // beside the words that tell why it does not fit all

// What one has to know of the whole pane, set apart from it.
static QWidget *noteOn(const QString &text, QWidget *parent)
{
    auto *note = new QFrame(parent);
    setDress(note, "note");
    auto *label = mutedLabel(text, note, 0.92);
    label->setWordWrap(true);
    auto *layout = new QHBoxLayout(note);
    layout->setContentsMargins(units(note, 12), units(note, 8), units(note, 12), units(note, 8));
    layout->addWidget(label);
    return note;
}

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
    addHead(*layout);
    addProgress(*layout);
    layout->addLayout(m_outcome);
    m_content->setContentsMargins({});
    m_content->setSpacing(units(this, 5));
    layout->addWidget(m_body);
    layout->addStretch(1);
    layout->addWidget(noteOn(tr("Each action shows how many of the selected records it applies to. The others "
                                "stay selected and unchanged."),
                             content));

    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(units(this, 320));
    setAccessibleName(tr("Selected records"));
}

void BulkPane::addHead(QVBoxLayout &layout)
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    auto *none = new LinkLabel(tr("Select none"), layout.parentWidget());
    connect(none, &QAbstractButton::clicked, this, &BulkPane::selectNone);
    head->addWidget(none);
    layout.addLayout(head);
    m_hint->setWordWrap(true);
    layout.addWidget(m_hint);
}

void BulkPane::addProgress(QVBoxLayout &layout)
{
    auto *progress = new QHBoxLayout(m_progressRow);
    progress->setContentsMargins({});
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    QPushButton *stop = button(tr("Stop"), m_progressRow);
    connect(stop, &QAbstractButton::clicked, this, &BulkPane::stopWanted);
    progress->addWidget(m_progressText);
    progress->addWidget(m_progress, 1);
    progress->addWidget(stop);
    m_progressRow->hide();
    layout.addWidget(m_progressRow);
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
    m_primary = nullptr;
    empty(m_content);
}

void BulkPane::showReading()
{
    showRefused({});
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

void BulkPane::showContent(const BulkContent &content)
{
    clear();
    m_isReading = false;
    allowActions();
    QList<ActionOffer> others, oneByOne;
    for (const ActionOffer &offer : content.offers) {
        if (offer.action.id == content.nextStep)
            addPrimary(offer, content);
        else
            (offer.isOneAtATime() ? oneByOne : others).append(offer);
    }
    if (!content.totals.figures.isEmpty()) {
        auto *figures = new FigureStrip(m_body);
        figures->show(content.totals.figures);
        m_content->addWidget(figures);
    }
    addCaption(tr("Selected"));
    m_content->addWidget(new BulkLines(content.lines, content.totals.sums, m_body));
    addCaption(tr("Actions"));
    addOffers(others, content);
    if (oneByOne.isEmpty())
        return;
    addCaption(tr("Only for a single record"));
    addOffers(oneByOne, content);
}

void BulkPane::addCaption(const QString &text)
{
    m_content->addSpacing(units(this, 6));
    m_content->addWidget(mutedLabel(text, m_body, 0.92, QFont::DemiBold));
}

// It says how many it is for, so nobody has to count.
void BulkPane::addPrimary(const ActionOffer &offer, const BulkContent &content)
{
    const QString why = whyNot(offer, content.nameOf);
    m_primary = primaryButton(offer.action.size(int(offer.fits.size())), m_body);
    m_primary->setObjectName(offer.action.id);
    m_primary->setAccessibleDescription(why);
    connectOffer(m_primary, offer, content.run);
    QLabel *reasons = mutedLabel(why, m_body, 0.92);
    reasons->setWordWrap(true);
    reasons->setHidden(why.isEmpty());
    const bool isNarrow = m_primary->sizeHint().width() > units(this, RoomForPrimary);
    auto *line = new QBoxLayout(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    line->setSpacing(units(this, 8));
    line->addWidget(m_primary, 0, isNarrow ? Qt::AlignLeft : Qt::AlignTop);
    line->addWidget(reasons, 1);
    m_content->addLayout(line);
    m_content->addSpacing(units(this, 4));
}

void BulkPane::addOffers(const QList<ActionOffer> &offers, const BulkContent &content)
{
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    for (const ActionOffer &offer : offers) {
        if (rows->count() > 0)
            rows->addWidget(horizontalLine(m_body));
        auto *row = new OfferRow(offer, whyNot(offer, content.nameOf), m_body);
        connectOffer(row->button(), offer, content.run);
        rows->addWidget(row);
    }
    m_content->addLayout(rows);
}

void BulkPane::connectOffer(QPushButton *button, const ActionOffer &offer, const RunOffer &run)
{
    m_buttons.append(button);
    connect(button, &QAbstractButton::clicked, this, [offer, run] { run(offer); });
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

void BulkPane::showRefused(const QList<RecordOutcome> &refused)
{
    empty(m_outcome);
    m_refused = refused;
    if (refused.isEmpty())
        return;
    auto *list = new RefusedList(refused, widget());
    connect(list, &RefusedList::openWanted, this, &BulkPane::openWanted);
    m_outcome->addWidget(list);
}

void BulkPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT selectNone();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace onhire
