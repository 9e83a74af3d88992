// SPDX-License-Identifier: GPL-3.0-or-later
// The screens at the side, in sections, each with what waits there and whether somebody has begun something
// there.
#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QMap>

class QPainter;
class QVBoxLayout;

namespace onhire {

class NavigationItem : public QAbstractButton
{
    Q_OBJECT

public:
    NavigationItem(Glyph glyph, const QString &text, const QKeySequence &key, QWidget *parent);
    void setCount(const QString &count);
    void setDrafts(int drafts); // a dot says that there are some
    void setCompact(bool compact); // its icon and its count alone
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void nameItself();
    void paintCompact(QPainter &painter, const QColor &ink);
    int paintBadge(QPainter &painter);
    void paintDot(QPainter &painter, QPoint center);
    QRect seen(const QRect &logical) const;

    Glyph m_glyph;
    const QKeySequence m_key;
    QString m_count;
    int m_drafts = 0;
    bool m_compact = false;
};

class NavigationBar : public QWidget
{
    Q_OBJECT

public:
    explicit NavigationBar(QWidget *parent = nullptr);

    void addSection(const QString &title);
    void addItem(const QString &id, Glyph glyph, const QString &text, const QKeySequence &key = {});
    void setCount(const QString &id, const QString &count);
    void setDrafts(const QMap<QString, int> &drafts); // by screen; on the others there are none
    void setCurrent(const QString &id);
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }

Q_SIGNALS:
    void chosen(const QString &id);

private:
    QVBoxLayout *m_layout;
    QMap<QString, NavigationItem *> m_items;
    QList<QWidget *> m_titles;
    bool m_compact = false;
    bool m_isAgain = false; // what is pressed was chosen before
};

} // namespace onhire
