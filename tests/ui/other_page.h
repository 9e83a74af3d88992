// SPDX-License-Identifier: GPL-3.0-or-later
// Another screen to go to and come back from.
#pragma once

#include "ui/shell/page_stack.h"

namespace onhire {

class OtherPage : public Page
{
public:
    using Page::Page;
    QString title() const override { return QStringLiteral("Other"); }
    void activate() override { setFocus(); }
};

// With a key, as every screen has.
inline PageSpec otherScreen()
{
    const auto make = [](QWidget *parent) { return new OtherPage(parent); };
    return {QStringLiteral("other"), QStringLiteral("Other"), Glyph::Dot, {}, make, Qt::CTRL | Qt::Key_2};
}

} // namespace onhire
