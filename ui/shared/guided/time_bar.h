// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts one below the other on one scale of time, with today as a line through them.
#pragma once

#include "ui/shared/guided/guided_preview.h"
#include "ui/theme/roles.h"

#include <QLocale>
#include <QWidget>

namespace onhire {

class TimeBar : public QWidget
{
    Q_OBJECT

public:
    explicit TimeBar(QLocale locale, QWidget *parent = nullptr);
    void show(const QList<TimeSpan> &spans, QDate today);
    using QWidget::show;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Scale;
    Scale scale() const;
    int rowHeight() const;
    int readingSide() const;
    QString monthOf(QDate day) const;
    int widestMonth(QDate first) const;
    QList<QDate> ticks(const Scale &scale) const;
    void paintTicks(QPainter &painter, const Scale &scale) const;
    void paintSpan(QPainter &painter, const Scale &scale, const TimeSpan &span, int top) const;
    void paintPart(QPainter &painter, const QRectF &part, const QString &text, Role ground, Role ink) const;
    void paintToday(QPainter &painter, const Scale &scale) const;
    QRectF mirrored(const QRectF &rect) const;

    const QLocale m_locale;
    QList<TimeSpan> m_spans;
    QDate m_today;
};

} // namespace onhire
