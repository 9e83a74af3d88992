// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of what stands beside a table: title, status and version, the actions, then sections of rows and
// cards.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace onhire {

class FlowLayout;
class Pill;

class DetailSection : public QWidget
{
    Q_OBJECT

public:
    enum class Style { Plain, Strong, Code };

    explicit DetailSection(const QString &title, QWidget *parent = nullptr);
    QLabel *addRow(const QString &label, const QString &value, Style style = Style::Plain);
    void addRow(const QString &label, QWidget *value);
    void addWidget(QWidget *widget);

private:
    QGridLayout *m_rows;
    QVBoxLayout *m_layout;
};

class DetailPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit DetailPane(QWidget *parent = nullptr);

    void setHead(const QString &title, const StatusLook &status, int version);
    QPushButton *addAction(const QString &text, bool primary = false);
    void clearActions();
    DetailSection *addSection(const QString &title);
    void addWidget(QWidget *widget);
    void clearSections();

Q_SIGNALS:
    void left(); // Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_title;
    Pill *m_status;
    QLabel *m_version;
    FlowLayout *m_actions;
    QVBoxLayout *m_sections;
};

} // namespace onhire
