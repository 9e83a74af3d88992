// SPDX-License-Identifier: GPL-3.0-or-later
// A contract ends for good and without a fee; the device is to come back.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class CancelFields : public SubscriptionFields
{
    Q_OBJECT

public:
    CancelFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Cancel subscription"); }
    bool isDestructive() const override { return true; }
    GuidedLook look() const override;

private:
    QComboBox *m_reason;
    QPlainTextEdit *m_notes;
};

} // namespace onhire
