// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/scan_card.h"

#include "ui/shared/scanning/scan_field.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

ScanCard::ScanCard(const TextFormat &format, QWidget *parent)
    : Card(parent), m_assign(new AssignHead(format.locale(), this)), m_return(new ReturnHead(format, this)),
      m_field(new ScanField(this)), m_state(mutedLabel({}, this, 0.92)), m_waiting(new Pill(this)),
      m_open(button({}, this)), m_undo(new KeyHint(u"F2"_s, {}, this)),
      m_note(new KeyHint(u"F3"_s, tr("note"), this)), m_next(new KeyHint(u"F4"_s, {}, this)),
      //: What the Esc key does
      m_escape(new KeyHint(tr("Esc"), tr("back"), this))
{
    // What is to be scanned is said in the letters of a language, which a font for codes may not have.
    const QFont words = scaled(m_field->font(), 1.5), codes = scaled(monospaced(m_field->font()), 1.5);
    m_field->setFont(words);
    connect(m_field, &QLineEdit::textChanged, this,
            [this, words, codes](const QString &text) { m_field->setFont(text.isEmpty() ? words : codes); });
    setDress(m_field, "scan");
    m_field->setAccessibleName(tr("Scan"));
    content()->setContentsMargins(units(this, 20), units(this, 16), units(this, 20), units(this, 14));
    content()->setSpacing(units(this, 12));
    content()->addWidget(m_assign);
    content()->addWidget(m_return);
    content()->addWidget(m_field);
    content()->addLayout(newFoot());
    connect(m_open, &QPushButton::clicked, this, &ScanCard::openConditionsChosen);
    setWaiting(0, false);
    setOpenConditions(0);
    setTakingBack(false);
}

QHBoxLayout *ScanCard::newFoot()
{
    m_open->setObjectName(u"openConditions"_s);
    m_open->setFocusPolicy(Qt::TabFocus);
    m_state->setWordWrap(true);
    setDress(m_open, "dense");
    auto *foot = new QHBoxLayout;
    foot->setSpacing(units(this, 14));
    foot->addWidget(m_waiting);
    foot->addWidget(m_state, 1);
    foot->addWidget(m_open);
    foot->addWidget(m_undo);
    foot->addWidget(m_note);
    foot->addWidget(m_next);
    foot->addWidget(m_escape);
    return foot;
}

void ScanCard::setTakingBack(bool isTakingBack)
{
    const bool isAllowed = m_forbidden.isEmpty();
    m_assign->setVisible(isAllowed && !isTakingBack);
    m_return->setVisible(isAllowed && isTakingBack);
    m_isTakingBack = isTakingBack;
    m_undo->setText(isTakingBack ? tr("undo condition") : tr("replace last"));
    m_open->setVisible(isTakingBack && !m_open->text().isEmpty());
    showState();
}

void ScanCard::setPrompt(const QString &prompt) const
{
    m_field->setPlaceholderText(prompt);
}

void ScanCard::setWaiting(int scans, bool isHeldUp)
{
    m_waiting->setLook(scans > 0 ? StatusLook{tr("%Ln scans waiting", nullptr, scans),
                                              isHeldUp ? Tone::Warn : Tone::Accent, Glyph::Clock}
                                 : StatusLook{});
    m_scans = scans;
    m_isHeldUp = isHeldUp;
    showState();
}

void ScanCard::setNext(const QString &act)
{
    m_next->setText(act);
}

void ScanCard::setNotes(bool areOffered)
{
    m_offersNotes = areOffered;
    showState();
}

void ScanCard::setTask(const QString &task)
{
    m_task = task;
    showState();
}

void ScanCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    showState();
}

// In a narrow window there is room for what is to be known now, or else for the keys.
void ScanCard::showState()
{
    const bool isNarrow = width() < units(this, 640);
    if (!m_forbidden.isEmpty())
        m_state->setText(m_forbidden);
    else if (m_isHeldUp)
        m_state->setText(tr("The database cannot be reached. Keep scanning; the scans will be processed when "
                            "it is back."));
    else if (!m_task.isEmpty())
        m_state->setText(m_task);
    else
        m_state->setText(m_scans > 0 || m_isTakingBack || isNarrow
                             ? QString()
                             : tr("Just scan; there is nothing else to press."));
    const bool haveRoom = m_forbidden.isEmpty() && (!isNarrow || m_state->text().isEmpty());
    m_undo->setVisible(haveRoom);
    m_note->setVisible(haveRoom && m_offersNotes);
    m_next->setVisible(haveRoom && !m_isTakingBack);
}

void ScanCard::setOpenConditions(int devices)
{
    m_open->setText(devices > 0 ? tr("%Ln devices without a condition", nullptr, devices) : QString());
    m_open->setVisible(m_return->isVisibleTo(this) && devices > 0);
}

void ScanCard::forbid(const QString &reason)
{
    m_forbidden = reason;
    m_field->setEnabled(reason.isEmpty());
    for (QWidget *part : std::initializer_list<QWidget *>{m_field, m_escape})
        part->setVisible(reason.isEmpty());
    setTakingBack(m_isTakingBack);
    setWaiting(0, false);
}

} // namespace onhire
