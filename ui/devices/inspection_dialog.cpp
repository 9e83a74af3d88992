// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/inspection_dialog.h"

#include "core/domain/assets/asset_patch.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

InspectionDialog::InspectionDialog(const ShownRecords &devices, const DeviceForms &forms, QWidget *parent)
    : Dialog(parent), m_forms(forms), m_form(forms.inspect({}, this))
{
    const bool isOne = devices.size() == 1;
    //: %1 is a serial number
    const QString title = isOne ? tr("Inspect %1").arg(devices.constFirst().title)
                                : tr("Inspect %Ln devices", nullptr, int(devices.size()));
    setWindowTitle(title);
    QStringList names;
    for (const ShownRecord &device : devices)
        names += device.title;
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    QPushButton *back = button(tr("Back"), this);
    QPushButton *save = primaryButton(tr("Save inspection"), this);
    back->setAutoDefault(false);
    buttons->addWidget(back);
    buttons->addWidget(save);
    save->setDefault(true);
    const int margin = units(this, 18);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 12));
    layout->addWidget(heading(title, this));
    if (!isOne) {
        QLabel *what = mutedLabel(tr("What you choose is recorded for each of them."), this);
        what->setWordWrap(true);
        layout->addWidget(what);
        layout->addWidget(namesLabel(names, this));
    }
    layout->addWidget(m_form);
    layout->addLayout(buttons);
    setMinimumWidth(units(this, 380));
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_form, &Form::saveRequested, this, &QDialog::accept);
    connect(m_form, &RecordForm::cancelled, this, &QDialog::reject);
    m_form->focusFirst();
}

void InspectionDialog::accept()
{
    if (!m_form->validate())
        return;
    const auto told = AssetPatch::read(returnBody(m_form->everything()), {}, *m_forms.tenant, m_forms.today);
    if (!told)
        return;
    Dialog::accept();
    Q_EMIT found(*told);
}

} // namespace onhire
