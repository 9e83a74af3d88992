// SPDX-License-Identifier: GPL-3.0-or-later
// Another screen to go to and come back from.
#pragma once

#include "ui/shared/pages/page.h"

namespace onhire {

class OtherPage : public Page
{
public:
    using Page::Page;
    QString title() const override { return QStringLiteral("Other"); }
    void activate() override { setFocus(); }
};

} // namespace onhire
