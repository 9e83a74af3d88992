// SPDX-License-Identifier: GPL-3.0-or-later
// Small makers and small widgets that every screen needs, dressed by the style sheet.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QComboBox>
#include <QFont>
#include <QLabel>

class QPushButton;
class QVBoxLayout;

namespace onhire {

QLabel *mutedLabel(const QString &text, QWidget *parent = nullptr, qreal size = 1.0,
                   QFont::Weight weight = QFont::Normal);
QLabel *heading(const QString &text, QWidget *parent = nullptr, qreal size = 1.23);
QFrame *horizontalLine(QWidget *parent = nullptr);
QFrame *verticalLine(QWidget *parent = nullptr);
QPushButton *button(const QString &text, QWidget *parent = nullptr);
QPushButton *primaryButton(const QString &text, QWidget *parent = nullptr);
QPushButton *linkButton(const QString &text, QWidget *parent = nullptr); // a word that leads somewhere

// Qt aligns a label by the language of its text; a name in another script still belongs to the side where
// reading begins.
void alignToReading(QLabel *label, Qt::Alignment vertical = Qt::AlignVCenter);

// Gives a widget a word that the style sheet asks for, as in [dress~="muted"], and has it dressed anew.
void setDress(QWidget *widget, const char *word, bool on = true);
bool hasDress(const QWidget &widget, const char *word);

// What stands at the bottom of a page with the buttons of a form is called so: nothing is to lie over it.
QString footName();

// What is shown there does not hold any more, and what does is on its way.
void setFaded(QWidget *widget, bool isFaded);

// Qt draws the choice of a dressed box at the left in every language (until 6.9 at least).
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

// One long word (an address, an id): what does not fit is left out in the middle, the tool tip has it all.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    ElidedLabel(const QString &text, QWidget *parent);
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }
    QString whole() const { return m_full; }
    void setWhole(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    virtual QString fitted(int width) const; // what is shown of it

private:
    void elide();

    QString m_full;
};

// A status as icon and word on its tone's ground.
class Pill : public QWidget
{
    Q_OBJECT

public:
    explicit Pill(QWidget *parent = nullptr);
    void setLook(const StatusLook &look);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    StatusLook m_look;
};

class ProgressLine : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(const Progress &progress, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Progress m_progress;
};

class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);
    QVBoxLayout *content() const { return m_content; }

private:
    QVBoxLayout *m_content;
};

} // namespace onhire
