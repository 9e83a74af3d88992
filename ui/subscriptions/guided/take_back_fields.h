// SPDX-License-Identifier: GPL-3.0-or-later
// A device that is expected is back.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

class QLineEdit;

namespace onhire {

class TakeBackFields : public SubscriptionFields
{
    Q_OBJECT

public:
    TakeBackFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Take back"); }
    GuidedLook look() const override;

private:
    QComboBox *m_condition;
    QPlainTextEdit *m_damage;
    QLineEdit *m_location;
    QPlainTextEdit *m_notes;
};

} // namespace onhire
