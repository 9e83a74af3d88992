// SPDX-License-Identifier: GPL-3.0-or-later
// Two people changed the same: both values of each member, and a button that takes the other one's.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

class ConflictCard : public Card
{
    Q_OBJECT

public:
    ConflictCard(const QList<RecordForm::Difference> &differences, RecordForm *form);

private:
    void addDifference(const RecordForm::Difference &difference, RecordForm *form);
};

} // namespace onhire
