// SPDX-License-Identifier: GPL-3.0-or-later
// The screens at the side, in sections, each with what waits there.
#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QMap>

class QVBoxLayout;

namespace onhire {

class NavigationItem : public QAbstractButton
{
    Q_OBJECT

public:
    NavigationItem(Glyph glyph, const QString &text, QWidget *parent);
    void setCount(const QString &count);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Glyph m_glyph;
    QString m_count;
};

class NavigationBar : public QWidget
{
    Q_OBJECT

public:
    explicit NavigationBar(QWidget *parent = nullptr);

    void addSection(const QString &title);
    void addItem(const QString &id, Glyph glyph, const QString &text);
    void setCount(const QString &id, const QString &count);
    void setCurrent(const QString &id);

Q_SIGNALS:
    void chosen(const QString &id);

private:
    QVBoxLayout *m_layout;
    QMap<QString, NavigationItem *> m_items;
};

} // namespace onhire
