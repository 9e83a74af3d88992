// SPDX-License-Identifier: GPL-3.0-or-later
// Above a guided form: the way back, then the head of the record that it is about.
#pragma once

#include "ui/shared/pages/record_head.h"

namespace onhire {

struct GuidedPlace
{
    QString list; // Subscriptions
    QString record; // K7QX-2M4
    QString step; // Extend
    HeadWords words;
};

class GuidedHead : public QWidget
{
    Q_OBJECT

public:
    explicit GuidedHead(const GuidedPlace &place, QWidget *parent = nullptr);

Q_SIGNALS:
    void left(); // back to the list
    void leftForRecord();
    void followed(const onhire::Link &link);

private:
    QWidget *crumbs(const GuidedPlace &place);
};

} // namespace onhire
