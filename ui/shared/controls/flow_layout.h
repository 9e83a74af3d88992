// SPDX-License-Identifier: GPL-3.0-or-later
// Lays widgets beside each other, and goes on in the next line where there is no room, as words do: buttons
// whose texts are longer in another language.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace onhire {

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override; // of the widest widget
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect &rect) override;

private:
    struct Place
    {
        QLayoutItem *item;
        QRect rect;
    };
    QList<Place> places(int width) const; // from the left, the first line at 0

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    const int m_gap;
};

} // namespace onhire
