// SPDX-License-Identifier: GPL-3.0-or-later
// A key as it looks on a keyboard, beside what it does.
#pragma once

#include <QKeySequence>
#include <QWidget>

class QPainter;

namespace onhire {

QString textOfKey(const QKeySequence &key);
QSize keySize(const QFont &font, const QString &key);
void paintKey(QPainter *painter, const QRect &rect, const QFont &font, const QString &key,
              const QPalette &palette);

class KeyCap : public QWidget
{
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence &key, QWidget *parent = nullptr);
    QSize sizeHint() const override { return keySize(font(), m_key); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const QString m_key;
};

} // namespace onhire
