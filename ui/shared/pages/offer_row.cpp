// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/offer_row.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/glyph_mark.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

namespace onhire {

static constexpr int MostNamed = 3;

namespace {

// As wide as its row: what does not fit into that is left out of its words, for what stands beside it is short.
class RowButton : public QPushButton
{
public:
    RowButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
    {
        setAutoDefault(false);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize minimumSizeHint() const override
    {
        return {iconSize().width(), QPushButton::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text = shortened();
        painter.drawControl(QStyle::CE_PushButton, option);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        setToolTip(shortened() == text() ? QString() : text());
    }

private:
    QString shortened() const
    {
        const int beside = sizeHint().width() - fontMetrics().horizontalAdvance(text());
        return elided(fontMetrics(), text(), width() - beside + 1); // of rounding
    }
};

} // namespace

QString whyNot(const ActionOffer &offer, const std::function<QString(const ShownRecord &)> &nameOf)
{
    QStringList reasons;
    for (const Misfit &misfit : offer.misfits) {
        QStringList names;
        for (const ShownRecord &record : misfit.records.mid(0, MostNamed))
            names += nameOf(record);
        if (misfit.records.size() == offer.of)
            reasons += misfit.why;
        else if (misfit.records.size() <= MostNamed)
            //: The names of a few records and why an action does not fit them, as in: N46R-5FP: It is
            //: fulfilled.
            reasons += OfferRow::tr("%1: %2").arg(names.join(OfferRow::tr(", ")), misfit.why);
        else
            //: How many of the selected records an action does not fit, and why, as in: 6 of 9: They are
            //: fulfilled.
            reasons += OfferRow::tr("%1 of %2: %3").arg(misfit.records.size()).arg(offer.of).arg(misfit.why);
    }
    return reasons.join(u'\n');
}

OfferRow::OfferRow(const ActionOffer &offer, const QString &why, QWidget *parent)
    : QWidget(parent), m_button(new RowButton(offer.action.text, this))
{
    m_button->setIcon(iconOf(offer.action.glyph, offer.action.isDestructive ? Role::Bad : Role::Muted));
    m_button->setObjectName(offer.action.id);
    m_button->setAccessibleDescription(why);
    setDress(m_button, "row");
    if (offer.action.isDestructive)
        setDress(m_button, "danger", offer.isPossible());
    m_button->setEnabled(offer.isPossible());
    auto *line = new QHBoxLayout;
    line->setSpacing(units(this, 6));
    line->addWidget(m_button, 1);
    if (!offer.isOneAtATime())
        //: How many of the selected records an action fits, as in: 2 of 4
        line->addWidget(mutedLabel(tr("%1 of %2").arg(offer.fits.size()).arg(offer.of), this));
    auto *chevron = new GlyphMark(Glyph::ChevronNext, Role::Muted, this);
    line->addWidget(chevron);
    auto kept = chevron->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the numbers stand below each other
    chevron->setSizePolicy(kept);
    chevron->setVisible(offer.isPossible());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(line);
    if (why.isEmpty())
        return;
    QLabel *reasons = mutedLabel(why, this, 0.92);
    reasons->setWordWrap(true);
    reasons->setContentsMargins(units(this, 26), 0, units(this, 26), units(this, 6));
    layout->addWidget(reasons);
}

} // namespace onhire
