// SPDX-License-Identifier: GPL-3.0-or-later
// Stands above a record that has a draft: says since when, and asks whether to go on with it.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/draft_store.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

class DraftCard : public Card
{
    Q_OBJECT

public:
    DraftCard(const Draft &draft, const TextFormat &format, QWidget *parent);

Q_SIGNALS:
    void resumed();
    void discarded();
};

} // namespace onhire
