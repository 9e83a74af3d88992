// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/empty_state.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_picture(new QLabel(this)), m_title(heading({}, this)), m_text(mutedLabel({}, this)),
      m_button(primaryButton({}, this))
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->setFixedWidth(units(this, 360));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(units(this, 8));
    layout->addStretch(2);
    layout->addWidget(m_picture, 0, Qt::AlignHCenter);
    layout->addWidget(m_title, 0, Qt::AlignHCenter);
    auto *middle = new QHBoxLayout; // which knows how many lines the text has
    middle->addStretch(1);
    middle->addWidget(m_text);
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addSpacing(units(this, 6));
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_button, &QAbstractButton::clicked, this, [this] { Q_EMIT(this->*m_answer)(); });
}

void EmptyState::showNothingYet(const QString &title, const QString &explanation, const QString &action)
{
    show(Glyph::Empty, Role::Muted, title, explanation, action, &EmptyState::actionChosen);
}

void EmptyState::showNothingMatches(const QString &search, bool hasFilters)
{
    //: %1 is what somebody searched for
    const QString found = tr("No rows contain “%1”.").arg(search);
    const QString text = !hasFilters ? found
        : search.isEmpty()           ? tr("No rows match the filters.")
                                     : tr("No rows match the search and the filters.");
    show(Glyph::Search, Role::Muted, tr("Nothing matches"), text,
         hasFilters ? tr("Clear filter") : tr("Clear search"), &EmptyState::clearFilterChosen);
}

void EmptyState::showCouldNotLoad(const QString &reason)
{
    show(Glyph::Offline, Role::Bad, tr("Could not load the data"), reason, tr("Try again"),
         &EmptyState::retryChosen);
}

void EmptyState::showNotAllowed()
{
    show(Glyph::Info, Role::Muted, tr("You are not allowed to see this"),
         tr("Ask an administrator of your company for the permission."), {}, &EmptyState::actionChosen);
}

void EmptyState::show(Glyph glyph, Role role, const QString &title, const QString &text, const QString &action,
                      Answer answer)
{
    m_glyph = glyph;
    m_role = role;
    m_answer = answer;
    m_title->setText(title);
    m_text->setText(text);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    drawGlyph();
}

void EmptyState::drawGlyph()
{
    const int size = units(this, 44);
    m_picture->setPixmap(iconOf(m_glyph, m_role).pixmap(QSize(size, size), devicePixelRatioF()));
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawGlyph();
}

} // namespace onhire
