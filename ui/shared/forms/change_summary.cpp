// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/change_summary.h"

#include "ui/theme/metrics.h"

#include <QVBoxLayout>

namespace onhire {

ChangeSummary::ChangeSummary(const RecordForm &form) : m_form(form)
{
    const QString title = form.isNew() ? tr("Entered") : tr("Changes");
    setAccessibleName(title);
    content()->addWidget(heading(title, this, 1));
    connect(&form, &RecordForm::edited, this, &ChangeSummary::renew);
    renew();
}

static QLabel *wrapped(QLabel *label)
{
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    alignToReading(label, Qt::AlignTop);
    return label;
}

void ChangeSummary::renew()
{
    if (m_shown) {
        m_shown->hide();
        m_shown->deleteLater();
    }
    m_shown = new QWidget(this);
    m_lines = new QVBoxLayout(m_shown);
    m_lines->setContentsMargins({});
    m_lines->setSpacing(units(this, 10));
    const QList<RecordForm::Change> changes = m_form.whatChanged();
    for (const RecordForm::Change &change : changes)
        add(change);
    if (changes.isEmpty())
        m_lines->addWidget(wrapped(mutedLabel(m_form.isNew() ? tr("Nothing has been entered yet.")
                                                             : tr("Nothing has been changed yet."),
                                              m_shown)));
    content()->addWidget(m_shown);
}

void ChangeSummary::add(const RecordForm::Change &change)
{
    auto *lines = new QVBoxLayout;
    lines->setSpacing(units(this, 2));
    //: A field of a form, under the title that it stands under, as in: Billing address: City
    const QString name =
        change.section.isEmpty() ? change.label : tr("%1: %2").arg(change.section, change.label);
    lines->addWidget(wrapped(mutedLabel(name, m_shown, 0.92)));
    //: A field of a form in which nothing stands any more
    lines->addWidget(wrapped(new QLabel(change.now.isEmpty() ? tr("empty") : change.now, m_shown)));
    if (!change.before.isEmpty())
        //: Of a field that was changed: the value that it had
        lines->addWidget(wrapped(mutedLabel(tr("was %1").arg(change.before), m_shown, 0.92)));
    m_lines->addLayout(lines);
}

} // namespace onhire
