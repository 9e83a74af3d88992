// SPDX-License-Identifier: GPL-3.0-or-later
// Which price holds: one of those that are worked out, or another one that is typed. Amounts stand at the end
// of their lines. A price that is still worked out can be wished for already: until it is there none is chosen,
// so nothing else is taken for it.
#pragma once

#include "core/base/money.h"

#include <QLocale>
#include <QMap>
#include <QSet>
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
    void addLater(int id, const QString &text); // not offered until it is worked out
    void addTyped(int id, const QString &text);
    void setText(int id, const QString &text);
    void setAmount(int id, const QString &amount); // empty: not known
    void setOffered(int id, bool offered);
    void choose(int id);

    int chosen() const; // -1: none
    int wished() const { return m_wished.value_or(chosen()); }
    bool isTyped() const { return chosen() == m_typedId; }
    std::optional<Money> typed() const; // none: it is no amount
    QLineEdit *line() const { return m_line; }

Q_SIGNALS:
    void changed();

private:
    void wishFor(int id);

    const QLocale m_locale;
    const QString m_currency;
    const int m_exponent;
    QButtonGroup *m_group;
    QGridLayout *m_lines;
    QMap<int, QLabel *> m_amounts;
    QLineEdit *m_line = nullptr;
    int m_typedId = -1;
    QSet<int> m_later;
    std::optional<int> m_wished; // and not offered yet
};

} // namespace onhire
