// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of the scan desk.
#pragma once

#include "ui/fulfilment/desk_words.h"
#include "ui/shared/controls/controls.h"

#include <QAbstractButton>
#include <QButtonGroup>

class QHBoxLayout;

namespace onhire {

// One of several, side by side.
class SegmentedSwitch : public QFrame
{
    Q_OBJECT

public:
    explicit SegmentedSwitch(const QString &name, const QStringList &choices, QWidget *parent = nullptr);
    int current() const { return m_buttons.checkedId(); }
    void setCurrent(int choice);

Q_SIGNALS:
    void chosen(int choice);

private:
    QButtonGroup m_buttons;
};

// A key and what it does.
class KeyHint : public QWidget
{
    Q_OBJECT

public:
    KeyHint(const QString &key, const QString &text, QWidget *parent = nullptr);
    void setText(const QString &text);

private:
    QLabel *m_text;
};

// A line of a short list that leads somewhere: a code, a name, and what is to be said of it.
struct DeskLine
{
    QString id;
    QString code, name, note;
    QString said = {}; // of the note, where its colour and its glyph say more than its words
    Tone tone = Tone::Idle; // of the note
    Glyph glyph = Glyph::None;
    friend bool operator==(const DeskLine &, const DeskLine &) = default;
};

class DeskLineButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit DeskLineButton(const DeskLine &line, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int gap() const;
    int glyphWidth() const;
    int codeWidth() const;
    int noteWidth() const;
    int nameRoom(int width) const;

    const DeskLine m_line;
};

// How a device came back: one of five, with its key.
class ConditionButton : public QAbstractButton
{
    Q_OBJECT

public:
    ConditionButton(const QString &condition, int key, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void nextCheckState() override { } // it is chosen once that is recorded
    void paintEvent(QPaintEvent *event) override;

private:
    bool isNarrow(int width) const; // the word has its line to itself, and the key stands below
    int hintRoom(int width) const;
    QFont hintFont() const;
    void paintWords(QPainter &painter) const;

    const QString m_hint;
    const int m_key;
};

} // namespace onhire
