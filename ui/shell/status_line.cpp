// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/text/menu_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace onhire {

// Full and green while changes arrive, else a ring.
class LiveDot final : public QWidget
{
public:
    using QWidget::QWidget;

    void setLive(bool isLive)
    {
        m_isLive = isLive;
        update();
    }
    QSize sizeHint() const override { return QSize(1, 1) * units(this, 12); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const int size = units(this, 11);
        const QRect place(0, (height() - size) / 2, size, size);
        paintGlyph(&painter, place, m_isLive ? Glyph::Dot : Glyph::Ring,
                   colorOf(m_isLive ? Role::Ok : Role::Warn, palette()));
    }

private:
    bool m_isLive = false;
};

static QWidget *stepsIn(QWidget *parent)
{
    auto *steps = new QWidget(parent);
    auto *layout = new QHBoxLayout(steps);
    layout->setContentsMargins({});
    layout->setSpacing(units(steps, 4));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down})
        layout->addWidget(new KeyCap(Qt::ALT | key, steps));
    layout->addWidget(mutedLabel(StatusLine::tr("previous, next"), steps, 0.88));
    steps->hide();
    return steps;
}

// What says nothing takes no room.
static void tell(QLabel *label, const QString &words)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent), m_shown(mutedLabel({}, this, 0.88)), m_steps(stepsIn(this)),
      m_selected(mutedLabel({}, this, 0.88)), m_connection(mutedLabel({}, this, 0.88)),
      m_live(mutedLabel({}, this, 0.88)), m_dot(new LiveDot(this)), m_work(mutedLabel({}, this, 0.88)),
      m_stop(new LinkLabel(tr("Stop"), this)), m_drafts(new QToolButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setDress(this, "pane");
    setFixedHeight(units(this, 28));
    // What they are beside what they say: a name would be read out instead of it.
    m_shown->setAccessibleDescription(tr("Rows shown"));
    m_selected->setAccessibleDescription(tr("Rows selected"));
    m_connection->setAccessibleDescription(tr("Connection"));
    m_live->setAccessibleDescription(tr("Live changes"));
    m_work->setAccessibleDescription(tr("Work in progress"));
    for (QLabel *told : {m_shown, m_selected, m_work})
        tell(told, {});
    for (QAbstractButton *each : std::initializer_list<QAbstractButton *>{m_stop, m_drafts}) {
        each->setFont(scaled(font(), 0.88));
        each->hide();
    }
    m_stop->setFocusPolicy(Qt::TabFocus); // it goes when the work is done
    m_stop->setAccessibleDescription(tr("Stop the work in progress"));
    connect(m_stop, &QAbstractButton::clicked, this, &StatusLine::stopWanted);
    connect(m_drafts, &QAbstractButton::clicked, this, &StatusLine::listDrafts);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(this, 14), 0, units(this, 14), 0);
    layout->setSpacing(units(this, 18));
    layout->addWidget(m_shown);
    layout->addWidget(m_steps);
    layout->addWidget(m_selected);
    auto *work = new QHBoxLayout;
    work->setSpacing(units(this, 4));
    work->addWidget(m_work);
    work->addWidget(m_stop);
    layout->addLayout(work);
    layout->addWidget(m_drafts);
    layout->addStretch(1);
    layout->addWidget(m_connection);
    auto *live = new QHBoxLayout;
    live->setSpacing(units(this, 5));
    live->addWidget(m_dot);
    live->addWidget(m_live);
    layout->addLayout(live);
}

void StatusLine::setCounts(const QString &shown, const QString &selected)
{
    tell(m_shown, shown);
    tell(m_selected, selected);
}

void StatusLine::setSteps(bool may)
{
    m_steps->setVisible(may);
}

void StatusLine::setConnection(const QString &text)
{
    m_connection->setText(text);
}

void StatusLine::setLive(bool isLive, const QString &text)
{
    m_dot->setLive(isLive);
    m_live->setText(text);
}

void StatusLine::setWork(const QString &text)
{
    tell(m_work, text);
    m_stop->setVisible(!text.isEmpty());
}

void StatusLine::setDrafts(const QList<Draft> &drafts)
{
    m_listed = drafts;
    m_drafts->setVisible(!drafts.isEmpty());
    m_drafts->setText(tr("%Ln drafts, kept on this machine", nullptr, int(drafts.size())));
}

void StatusLine::listDrafts()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Draft &draft : std::as_const(m_listed)) {
        connect(menu->addAction(menuText(draft.title)), &QAction::triggered, this,
                [this, draft] { Q_EMIT draftChosen(draft); });
    }
    const int height = menu->sizeHint().height();
    menu->popup(m_drafts->mapToGlobal(QPoint(0, -height)));
}

} // namespace onhire
