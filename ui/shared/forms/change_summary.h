// SPDX-License-Identifier: GPL-3.0-or-later
// What a form comes to, beside it: each field that was changed, with what it was, or what was entered so far.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

class ChangeSummary : public Card
{
    Q_OBJECT

public:
    explicit ChangeSummary(const RecordForm &form);

private:
    void renew();
    void add(const RecordForm::Change &change);

    const RecordForm &m_form; // which it stands beside
    QWidget *m_shown = nullptr;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace onhire
