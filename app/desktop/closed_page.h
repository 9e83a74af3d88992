// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for a screen that somebody may not see: it says so, and whom to ask.
#pragma once

#include "ui/shared/pages/page.h"

namespace onhire {

class ClosedPage : public Page
{
    Q_OBJECT

public:
    explicit ClosedPage(QString title, QWidget *parent = nullptr);

    QString title() const override { return m_title; }

private:
    const QString m_title;
};

} // namespace onhire
