// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a whole number. What is typed after a decimal point would otherwise join the digits before
// it: 12.5 became 125. So neither the point nor what follows it is taken, and it is told.
#pragma once

#include <QSpinBox>

namespace onhire {

class WholeNumberBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit WholeNumberBox(QWidget *parent = nullptr);

    QString refusal() const { return m_refusal; } // of what was typed last; empty: it was taken
    void tellInTip(); // where no field of a form has room for it

    QValidator::State validate(QString &text, int &position) const override;

Q_SIGNALS:
    void refusalChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void refuse();
    void accept();

    QString m_refusal;
    bool m_isAfterPoint = false; // digits belong to the decimals that are refused
};

} // namespace onhire
