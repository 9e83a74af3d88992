// SPDX-License-Identifier: GPL-3.0-or-later
// Another device for the same contract.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

class QCheckBox;
class QLabel;

namespace onhire {

class RecordPicker;

class ReplaceFields : public SubscriptionFields
{
    Q_OBJECT

public:
    ReplaceFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Replace device"); }
    GuidedLook look() const override;
    QString missing() const override
    {
        return tr("Choose the new device: type its serial number, or scan it.");
    }

    RecordPicker *device() const { return m_device; }

private:
    void warnOfOther();

    RecordPicker *m_device;
    QLabel *m_other; // that it is not what the contract is for
    QComboBox *m_reason;
    QPlainTextEdit *m_damage;
    QCheckBox *m_insurance;
    QPlainTextEdit *m_notes;
};

} // namespace onhire
