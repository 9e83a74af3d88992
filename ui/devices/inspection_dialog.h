// SPDX-License-Identifier: GPL-3.0-or-later
// Asks once what was found out about several devices that have come back, and what becomes of them.
#pragma once

#include "ui/devices/device_forms.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/controls/dialog.h"

namespace onhire {

class InspectionDialog : public Dialog
{
    Q_OBJECT

public:
    InspectionDialog(const ShownRecords &devices, const DeviceForms &forms, QWidget *parent);

    RecordForm *form() const { return m_form; }
    void accept() override; // not before the condition is said

Q_SIGNALS:
    void found(const onhire::AssetPatch &found);

private:
    const DeviceForms m_forms;
    RecordForm *m_form;
};

} // namespace onhire
