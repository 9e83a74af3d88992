// SPDX-License-Identifier: GPL-3.0-or-later
// Who a new order is for: a customer who is known, found by the beginning of a name, a company or an e-mail
// address.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/pickers/record_picker.h"

namespace onhire {

class CustomerChoice : public RecordPicker
{
    Q_OBJECT

public:
    enum class How { Picked, Recognised, Recalled };

    explicit CustomerChoice(const Workplace &workplace, QWidget *parent = nullptr);

    const QString &customerId() const { return m_id; } // empty: nobody who is known
    void recall(const QString &customerId); // of a draft
    QCoro::Task<> recognise(QString email); // that somebody has typed
    void forget(); // it is somebody else

Q_SIGNALS:
    void found(const onhire::JsonValue &customer, onhire::CustomerChoice::How how);
    void left(); // another customer is looked for

private:
    void follow();
    QCoro::Task<> read(QString id, How how);
    void accept(const JsonValue &customer, How how);
    void showChosen(const std::optional<PickedRecord> &record);

    const Workplace m_workplace;
    QString m_id;
    bool m_isShowing = false; // nobody has chosen it here
    Latest m_reads;
};

} // namespace onhire
