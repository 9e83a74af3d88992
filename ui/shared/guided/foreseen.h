// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of a guided form: what will happen, as a time bar and a table of what changes, then the next
// payments side by side and the documents. Where nothing can be shown, it says why.
#pragma once

#include "ui/shared/guided/guided_preview.h"

#include <QLocale>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace onhire {

class ChangeTable;
class DatedLines;
class TimeBar;

class Foreseen : public QWidget
{
    Q_OBJECT

public:
    explicit Foreseen(const QLocale &locale, QWidget *parent = nullptr);

    void show(const GuidedPreview &preview);
    void showNothing(const QString &why);
    void showWaiting(bool waiting); // what was shown before stays
    using QWidget::show;

    ChangeTable *table() const { return m_table; }
    DatedLines *documents() const { return m_documents; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *changes(const QLocale &locale);
    QLayout *payments();

    QLabel *m_unit = nullptr;
    QLabel *m_nothing = nullptr; // stands where nothing can be shown
    QWidget *m_shown = nullptr;
    TimeBar *m_bar = nullptr;
    ChangeTable *m_table = nullptr;
    QBoxLayout *m_sides = nullptr; // of the payments
    DatedLines *m_now = nullptr;
    DatedLines *m_after = nullptr;
    DatedLines *m_documents = nullptr;
};

} // namespace onhire
