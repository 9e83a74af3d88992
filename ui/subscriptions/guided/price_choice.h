// SPDX-License-Identifier: GPL-3.0-or-later
// Which price holds: one of those that are worked out, or another one that is typed. Amounts stand at the end
// of their lines.
#pragma once

#include "core/base/money.h"

#include <QLocale>
#include <QMap>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace onhire {

class PriceChoice : public QWidget
{
    Q_OBJECT

public:
    PriceChoice(const QString &name, QLocale locale, QString currency, int exponent, QWidget *parent = nullptr);

    void add(int id, const QString &text);
    void addTyped(int id, const QString &text);
    void setText(int id, const QString &text);
    void setAmount(int id, const QString &amount); // empty: not known
    void setOffered(int id, bool offered);
    void choose(int id);

    int chosen() const;
    bool isTyped() const { return chosen() == m_typedId; }
    std::optional<Money> typed() const; // none: it is no amount
    QLineEdit *line() const { return m_line; }

Q_SIGNALS:
    void changed();

private:
    const QLocale m_locale;
    const QString m_currency;
    const int m_exponent;
    QButtonGroup *m_group;
    QGridLayout *m_lines;
    QMap<int, QLabel *> m_amounts;
    QLineEdit *m_line = nullptr;
    int m_typedId = -1;
};

} // namespace onhire
