// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/conflict_card.h"

#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

ConflictCard::ConflictCard(const QList<RecordForm::Difference> &differences, RecordForm *form) : Card(form)
{
    setDress(this, "conflict");
    QLabel *title = heading(tr("Changed by someone else"), this, 1);
    title->setWordWrap(true);
    content()->addWidget(title);
    for (const RecordForm::Difference &difference : differences)
        addDifference(difference, form);
    auto *hint = new QLabel(tr("Save again to keep your version."), this);
    hint->setWordWrap(true);
    setDress(hint, "muted");
    content()->addWidget(hint);
    setAccessibleName(title->text());
}

static QLabel *valueLabel(const QString &text, QWidget *parent)
{
    //: Stands where one side of a conflict has left a field empty
    auto *label = new QLabel(text.isEmpty() ? ConflictCard::tr("(empty)") : text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void ConflictCard::addDifference(const RecordForm::Difference &difference, RecordForm *form)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(units(this, 10));
    grid->setVerticalSpacing(units(this, 4));
    grid->setColumnStretch(1, 1);
    grid->addWidget(mutedLabel(difference.label, this, 0.92, QFont::DemiBold), 0, 0, 1, 3);
    //: Before the value that the other person gave a field
    grid->addWidget(mutedLabel(tr("Theirs"), this), 1, 0, Qt::AlignTop);
    QLabel *theirs = valueLabel(difference.theirs, this);
    theirs->setObjectName(QStringLiteral("theirs"));
    grid->addWidget(theirs, 1, 1);
    //: Before the value that the user has typed into a field
    grid->addWidget(mutedLabel(tr("Yours"), this), 2, 0, Qt::AlignTop);
    QLabel *mine = valueLabel(difference.mine, this);
    mine->setObjectName(QStringLiteral("yours"));
    grid->addWidget(mine, 2, 1);
    QPushButton *take = button(tr("Use theirs"), this);
    //: %1 is the name of a field
    take->setAccessibleName(tr("Use theirs: %1").arg(difference.label));
    connect(take, &QAbstractButton::clicked, form, [form, difference] { form->take(difference); });
    grid->addWidget(take, 1, 2, 2, 1, Qt::AlignVCenter);
    content()->addLayout(grid);
}

} // namespace onhire
