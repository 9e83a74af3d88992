// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the scan field: the order and what it still needs, or the device that has just come back.
#pragma once

#include "ui/fulfilment/desk_parts.h"

namespace onhire {

class AssignHead : public QWidget
{
    Q_OBJECT

public:
    explicit AssignHead(QLocale locale, QWidget *parent = nullptr);
    void show(const std::optional<DeskOrder> &order);

private:
    const QLocale m_locale;
    QLabel *m_code;
    QLabel *m_customer;
    QWidget *m_counter;
    QLabel *m_left;
};

class ReturnHead : public QWidget
{
    Q_OBJECT

public:
    explicit ReturnHead(TextFormat format, QWidget *parent = nullptr);
    void show(const std::optional<DeskDevice> &device);
    void setCondition(const std::optional<QString> &condition); // none: there is nothing to be said of
    void setDone(int devices);

Q_SIGNALS:
    void customerChosen(const QString &customerId);
    void conditionChosen(const QString &condition);

private:
    QHBoxLayout *newTop();
    QHBoxLayout *newConditions();
    QString whatFor(const std::optional<DeskDevice> &device) const; // it comes back

    const TextFormat m_format;
    QLabel *m_caption = nullptr;
    QLabel *m_name;
    QLabel *m_serial;
    QLabel *m_customer;
    QLabel *m_contract;
    QLabel *m_done;
    QList<ConditionButton *> m_conditions;
    QString m_customerId;
};

} // namespace onhire
