// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/refused_list.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QVBoxLayout>

#include <algorithm>

namespace onhire {

RefusedList::RefusedList(const QList<RecordOutcome> &refused, QWidget *parent) : QWidget(parent)
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(units(this, 2));
    //: Above the records for which an action was refused
    rows->addWidget(
        mutedLabel(tr("Not done for %Ln records", nullptr, int(refused.size())), this, 0.92, QFont::DemiBold));
    for (const RecordOutcome &each : refused.first(std::min(MostListed, refused.size()))) {
        const QString why = wordingOf(*each.refusal).what;
        auto *record = new LinkLabel(each.record.title, this);
        //: Read aloud: a record and why an action was refused for it, as in: Order N46R-5FP: It is fulfilled.
        record->setAccessibleName(tr("%1: %2").arg(each.record.title, why));
        connect(record, &QAbstractButton::clicked, this,
                [this, id = each.record.id] { Q_EMIT openWanted(id); });
        auto *reason = new QLabel(why, this);
        reason->setTextFormat(Qt::PlainText);
        reason->setWordWrap(true);
        setDress(reason, "fault");
        rows->addSpacing(units(this, 4));
        rows->addWidget(record, 0, Qt::AlignLeading);
        rows->addWidget(reason);
    }
    if (const qsizetype more = refused.size() - MostListed; more > 0)
        rows->addWidget(mutedLabel(tr("and %Ln more", nullptr, int(more)), this));
}

} // namespace onhire
