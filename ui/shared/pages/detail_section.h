// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a record as people look at it: a quiet title, then names and values, or whatever else shows it.
#pragma once

#include "ui/shared/links/link.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace onhire {

class DetailSection : public QWidget
{
    Q_OBJECT

public:
    enum class Style { Plain, Strong, Code, Amount, Total };

    explicit DetailSection(const QString &title, QWidget *parent = nullptr);

    void headCard(); // its title stands out, as the only one of a card

    QLabel *addRow(const QString &label, const QString &value, Style style = Style::Plain);
    void addRow(const QString &label, QWidget *value);
    void addLink(const QString &label, const QString &text, const Link &link, Style style = Style::Plain);
    void addWidget(QWidget *widget);
    void addTitleLink(const QString &text, const Link &link); // beside the title, as in: All 24

Q_SIGNALS:
    void followed(const onhire::Link &link);

private:
    QLabel *newLabel(const QString &value, Style style);
    QWidget *linkLabel(const QString &text, const Link &link, Style style);

    QGridLayout *m_rows;
    QVBoxLayout *m_layout;
    const QString m_title;
    QWidget *m_head;
    QLabel *m_name;
};

} // namespace onhire
