// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of devices: find them, look at one, take new ones in, edit, take back, make available, deactivate,
// and print their labels.
#pragma once

#include "ui/devices/device_forms.h"
#include "ui/shared/pages/records_page.h"

namespace onhire {

class DeviceIntake;

class DevicesPage : public RecordsPage
{
    Q_OBJECT

public:
    DevicesPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    void startIntake();

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;

private:
    DeviceForms forms() const;
    QCoro::Task<> readLocations();
    QCoro::Task<> printLabelsOf(QStringList serials);
    void startEdit(const ShownRecord &device);
    void startTakeBack(const ShownRecord &device);
    void startInspection(const ShownRecord &device);
    void startInspections(const ShownRecords &devices); // what is found is the same of all

    QStringList m_locations;
    QPointer<DeviceIntake> m_intake;
    Latest m_locationReads;
    Latest m_alive;
};

} // namespace onhire
