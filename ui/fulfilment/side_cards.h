// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the scans: the order and its items, the shelves, the orders that wait, the devices that
// should be back, and where the last one goes.
#pragma once

#include "ui/fulfilment/desk_parts.h"

#include <QMap>

class QCheckBox;
class QPushButton;

namespace onhire {

class RetryNote;

class SideCard : public Card
{
    Q_OBJECT

public:
    explicit SideCard(const QString &title, QWidget *parent = nullptr);

    // What it shows could not be read; whatever was read before stays.
    void showTrouble(const QString &what, const QString &why);
    void endTrouble();

Q_SIGNALS:
    void chosen(const QString &id);
    void retryChosen();
    void focusLost(); // what had it is gone

protected:
    QVBoxLayout *clear(); // what is to be filled anew
    // `more`: what there is besides, in words.
    void addLines(const QList<DeskLine> &lines, const QString &nothing, const QString &more = {});

private:
    QWidget *m_body = nullptr;
    RetryNote *m_trouble;
    QMap<QString, DeskLineButton *> m_buttons; // by the id of their line
    QList<DeskLine> m_lines;
    QString m_more;
};

class OrderCard : public SideCard
{
    Q_OBJECT

public:
    explicit OrderCard(TextFormat format, QWidget *parent = nullptr);
    void show(const std::optional<DeskOrder> &order);

private:
    QWidget *itemLine(const DeskOrder::Item &item, const QString &called, QWidget *parent) const;
    QWidget *oldDevice(const DeskOrder::OldDevice &device, QWidget *parent);

    const TextFormat m_format;
};

class ShelfCard : public SideCard
{
    Q_OBJECT

public:
    explicit ShelfCard(TextFormat format, QWidget *parent = nullptr);
    void show(const std::vector<ShelfStock> &stock, const std::optional<DeskOrder> &order);

private:
    const TextFormat m_format;
};

class QueueCard : public SideCard
{
    Q_OBJECT

public:
    explicit QueueCard(QWidget *parent = nullptr);
    void show(const FulfilmentQueue &queue, const QStringList &elsewhere); // at the desk, or set aside
};

class AsideCard : public SideCard
{
    Q_OBJECT

public:
    explicit AsideCard(QWidget *parent = nullptr);
    void show(const std::vector<DeskOrder> &orders);
};

class ReturnsCard : public SideCard
{
    Q_OBJECT

public:
    explicit ReturnsCard(QWidget *parent = nullptr);
    void show(const ReturnsDue &due, QDate today);
};

class PlaceCard : public SideCard
{
    Q_OBJECT

public:
    explicit PlaceCard(QWidget *parent = nullptr);
    void show(const std::optional<DeskDevice> &device, int stored); // so many of its kind are there
    void setPrintable(bool is); // that there is a label to print
    void setPrintsEach(bool on);

Q_SIGNALS:
    void printChosen();
    void printEachChosen(bool on);

private:
    QPushButton *m_print;
    QCheckBox *m_each;
};

} // namespace onhire
