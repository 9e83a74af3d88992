// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a form: below each other in a pane, in two columns where there is room for them.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace onhire {

class FormColumns : public QWidget
{
    Q_OBJECT

public:
    explicit FormColumns(QWidget *parent);

    QVBoxLayout *addSection(const QString &title = {}); // for its fields
    int columns() const { return m_shown; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange(int columns);
    qsizetype firstOfSecondColumn() const;

    QList<QWidget *> m_sections;
    QVBoxLayout *m_columns[2];
    int m_shown = 1;
};

} // namespace onhire
