// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of devices: find them, look at one, take new ones in, edit, take back, make available, deactivate,
// and print their labels.
#pragma once

#include "ui/devices/device_actions.h"
#include "ui/devices/device_forms.h"
#include "ui/devices/device_view.h"
#include "ui/shared/actions/action_registry.h"
#include "ui/shared/pages/editing_page.h"

namespace onhire {

class DeviceIntake;

class DevicesPage : public EditingPage
{
    Q_OBJECT

public:
    DevicesPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    void startIntake();
    DeviceIntake *intake() const;
    void run(const QString &actionId); // on the selected devices, else on the one that is shown

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;
    void showAgain() override;

private:
    void addActions(ActionRegistry &actions);
    bool mayWrite() const;
    bool mayDo(const RecordAction &action) const;
    void showDevice(const DeviceDetails &details);
    void addPaneActions();
    ShownRecord shownRecord() const;
    DeviceForms forms() const;
    QCoro::Task<> readLocations();
    QCoro::Task<> runOnSelected(RecordAction action, QStringList ids);
    void runOn(const RecordAction &action, const ShownRecords &devices);
    QCoro::Task<> changeAll(RecordAction action, ShownRecords devices, QString reason);
    void edit(const ShownRecord &device);
    void takeBack(const ShownRecord &device);

    const TextFormat m_format;
    QList<RecordAction> m_actions;
    DeviceDetails m_shown;
    QStringList m_locations;
    QPointer<DeviceIntake> m_intake;
    Latest m_locationReads;
    Latest m_alive;
};

} // namespace onhire
