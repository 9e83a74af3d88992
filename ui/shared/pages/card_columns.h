// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of a record as cards in two columns, what matters most at the left; in one where there is no room
// for two.
#pragma once

#include "ui/shared/pages/detail_section.h"
#include "ui/shared/pages/section_place.h"

#include <QScrollArea>

class QBoxLayout;
class QVBoxLayout;

namespace onhire {

class CardColumns : public QScrollArea, public SectionPlace
{
    Q_OBJECT

public:
    explicit CardColumns(QWidget *parent = nullptr);

    DetailSection *addSection(const QString &title, Column column = Column::Side) override;
    void addWidget(QWidget *widget) override; // in the main column
    void addBanner(QWidget *widget) override;
    bool isPane() const override { return false; }

Q_SIGNALS:
    void followed(const onhire::Link &link);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QVBoxLayout *m_all;
    QBoxLayout *m_columns;
    QVBoxLayout *m_main;
    QVBoxLayout *m_side;
};

} // namespace onhire
