// SPDX-License-Identifier: GPL-3.0-or-later
// A form in the middle of a page, no wider than people read. What it comes to stands at its side, or below it
// where there is no room for both.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace onhire {

class CentredForm : public QWidget
{
    Q_OBJECT

public:
    CentredForm();
    void take(QWidget *form, QWidget *summary); // both are its own then; there may be no summary

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_sides;
};

} // namespace onhire
