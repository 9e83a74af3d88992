// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {

// $Role is a colour, #n a length in units of the font, #n- a pixel less: beside a line that is thicker by one.
static const QLatin1StringView rules = R"(
QToolTip { color: $Pane; background: $Ink; border: none; padding: #4 #7; }
QLabel[dress~="muted"] { color: $Muted; }
QLabel[dress~="fault"] { color: $Bad; }
QLabel[dress~="count"] { color: $Idle; background: $IdleBg; border-radius: #8; padding: 0 #6; }
QLabel[dress~="warning"] { color: $Warn; }
QLabel[dress~="good"] { color: $Ok; }
QLabel[dress~="draft"] { color: $Accent; background: $AccentBg; border-radius: #5; padding: #1 #6; }
QLabel[dress~="accent"] { color: $Accent; }
QFrame[dress~="toast"] QLabel { color: $Bg; background: $Ink; }
QFrame[dress~="toast"] QLabel[dress~="hint"] { color: $StrongLine; background: $Ink; }
QFrame[dress~="toast"] QPushButton { color: $AccentTint; background: $Ink; border-color: transparent;
  padding: #4 #6; font-weight: 600; }
QFrame[dress~="toast"] QPushButton:hover { border-color: $AccentTint; }
*[dress~="pane"] { background: $Pane; }
*[dress~="ground"] { background: $Bg; }
QFrame[dress~="line"] { background: $Line; border: none; }
QFrame[dress~="card"] { background: $Pane; border: 1px solid $Line; border-radius: #9; }
QStackedWidget[dress~="side"] { background: $Pane; border-left: 1px solid $Line; }
QFrame[dress~="bad"] { background: $BadBg; border-color: $Bad; }
QFrame[dress~="conflict"] { background: $WarnBg; border-color: $Warn; }
QFrame[dress~="alert"] { background: $BadBg; border-color: $Bad; }
QFrame[dress~="segments"] { background: $Pane; border: 1px solid $Line; border-radius: #7; }
QFrame[dress~="segments"]:focus { border-color: $Accent; }
QLabel[dress~="keycap"] { color: $Muted; background: $Pane; border: 1px solid $Line; border-radius: #4; padding: 0 #4; }

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QDateEdit {
    background: $Pane; border: 1px solid $EntryLine; border-radius: #6; padding: #6 #9;
    selection-background-color: $Accent; selection-color: $OnAccent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
    border: 2px solid $Accent; padding: #6- #9-; }
QLineEdit[dress~="invalid"], QComboBox[dress~="invalid"], QAbstractSpinBox[dress~="invalid"], QPlainTextEdit[dress~="invalid"] {
    border-color: $Bad; background: $BadBg; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { background: $Bg; border-color: $StrongLine; }
QLineEdit[dress~="scan"] { border: 2px solid $EntryLine; border-radius: #9; padding: #12 #14; }
QLineEdit[dress~="scan"]:focus { border-color: $Accent; }
QLineEdit[dress~="bare"] { background: transparent; border: none; padding: 0; }
QLineEdit[dress~="dense"] { padding: #5 #5; }
QLineEdit[dress~="dense"]:focus { padding: #5- #5-; }
QPushButton[dress~="dense"] { padding: #4 #9; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; border: none; width: #22; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url(:/icons/spin-up.svg); width: #12; height: #12; }
QAbstractSpinBox::down-arrow { image: url(:/icons/combo-arrow.svg); width: #12; height: #12; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: #24; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url(:/icons/combo-arrow.svg); width: #14; height: #14; }
QCheckBox::indicator { width: #14; height: #14; border: 1px solid $Muted; border-radius: #4; background: $Pane; }
QCheckBox::indicator:checked { background: $Accent; border-color: $Accent; image: url(:/icons/check-on.svg); }
QCheckBox, QRadioButton { border: 1px solid transparent; border-radius: #5; padding: #1 #4; }
QCheckBox:focus, QRadioButton:focus { border-color: $Accent; }
QRadioButton { spacing: #8; }
QCheckBox::indicator:disabled { border-color: $Line; background: $Bg; }
QComboBox QAbstractItemView { background: $Pane; border: 1px solid $Line; selection-background-color: $AccentBg;
    selection-color: $Ink; outline: none; }

QPushButton { color: $Ink; background: $Pane; border: 1px solid $StrongLine; border-radius: #6; padding: #7 #12;
    font-weight: 500; }
QPushButton, QToolButton, QComboBox, QCheckBox, QRadioButton, QTabBar { outline: none; }
QPushButton:hover { background: $Bg; border-color: $Muted; }
QPushButton:pressed { background: $IdleBg; }
QPushButton:focus { border-color: $Accent; }
QPushButton:disabled { color: $Muted; background: $Bg; border-color: $Line; }
QPushButton[dress~="primary"] { color: $OnAccent; background: $Accent; border-color: $Accent; }
QPushButton[dress~="primary"]:hover { background: $AccentHover; border-color: $AccentHover; }
QPushButton[dress~="primary"]:focus { border-color: $Ink; }
QPushButton[dress~="primary"]:disabled { color: $Muted; background: $IdleBg; border-color: $Line; }
QPushButton[dress~="danger"] { color: $Bad; background: $Pane; border-color: $Bad; }
QPushButton[dress~="danger"]:hover { background: $BadBg; }
QPushButton[dress~="danger"]:focus { border-color: $Ink; }
QPushButton[dress~="segment"] { background: transparent; border: 1px solid transparent; border-radius: #6; padding: #6 #11; }
QPushButton[dress~="segment"]:checked { color: $Accent; background: $AccentBg; font-weight: 600; }
QPushButton[dress~="segment"]:focus { border-color: $Accent; }
QPushButton[dress~="row"] { background: transparent; border: none; border-radius: #6; padding: #7 #4; text-align: left;
    font-weight: 400; }
QPushButton[dress~="row"]:hover { background: $Bg; }
QPushButton[dress~="row"]:focus { background: $AccentBg; }
QPushButton[dress~="row"]:disabled { background: transparent; }
QPushButton[dress~="row"][dress~="danger"] { color: $Bad; }
QPushButton[dress~="link"] { color: $Accent; background: transparent; border-color: transparent; padding: #4 #6;
    font-weight: 400; }
QPushButton[dress~="link"]:hover { background: $AccentBg; }
QPushButton[dress~="link"]:focus { border-color: $Accent; }
QFrame[dress~="chosen"] { border-color: $Accent; }
QFrame[dress~="note"] { background: $IdleBg; border: none; border-radius: #7; }
QFrame[dress~="refusal"] { background: $BadBg; border: 1px solid $Bad; border-radius: #7; }
QToolButton { color: $Ink; background: transparent; border: 1px solid transparent; border-radius: #6; padding: #3; }
QToolButton:hover { background: $IdleBg; }
QToolButton:focus { border-color: $Accent; }
QToolButton[dress~="framed"] { background: $Pane; border-color: $Line; border-radius: #7; padding: #7; }
QToolButton[dress~="framed"]:focus { border-color: $Accent; }

QFrame[dress~="popup"] { background: $Pane; border: 1px solid $StrongLine; border-radius: #8; }
QFrame[dress~="popup"] QListView { border: none; }
QFrame[dress~="popup"] QListView::item { border: none; background: transparent; padding: #5 #6; }
QFrame[dress~="popup"] QListView::item:selected { background: $AccentBg; border-radius: #5; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $Pane; }
QCalendarWidget QToolButton { font-weight: 600; padding: #4; }
QCalendarWidget QToolButton::menu-indicator { image: none; }
QCalendarWidget QAbstractItemView { background: $Pane; color: $Ink; border: none; outline: none;
    selection-background-color: $Accent; selection-color: $OnAccent; }
QCalendarWidget QAbstractItemView:disabled { color: $Muted; }

QMenu { background: $Pane; border: 1px solid $StrongLine; border-radius: #8; padding: #5; }
QMenu::item { padding: #6 #22 #6 #10; border-radius: #5; }
QMenu::item:selected { background: $AccentBg; color: $Ink; }
QMenu::item:disabled { color: $Muted; }
QMenu::separator { height: 1px; background: $Line; margin: #5 #6; }
QMenu::indicator { width: #15; height: #15; margin-left: #8; margin-right: #2; }

QListView, QTreeView { color: $Ink; background: $Pane; border: none; outline: none; }
QListView[dress~="popup"] { border: 1px solid $StrongLine; }
QListView::item, QTreeView::item { padding: #5 #6; }
QListView::item:selected, QTreeView::item:selected { background: $AccentBg; color: $Ink; }
QTableView { background: $Bg; border: none; outline: none; gridline-color: $Line; }
QTableView[dress~="pane"] { border: 1px solid transparent; }
QTableView[dress~="pane"]:focus { border-color: $Accent; }
QTableCornerButton::section { background: $Pane; border: none; }
QHeaderView { background: $Pane; border: none; }
QHeaderView::section { color: $Muted; background: $Pane; border: none; border-bottom: 1px solid $Line; padding: #6 #9; }
QScrollArea, QScrollArea > QWidget > QWidget[dress~="pane"] { background: $Pane; border: none; }
QScrollArea { border: 1px solid transparent; }
QScrollArea:focus { border-color: $Accent; }
QScrollArea[dress~="clear"], QScrollArea[dress~="clear"] > QWidget > QWidget { background: transparent; }
QScrollArea[dress~="plain"] { background: $Bg; }
QSplitter::handle { background: $Line; }
QDialog { background: $Pane; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: #11; }
QScrollBar:horizontal { height: #11; }
QScrollBar::handle { background: $Scroll; border-radius: #3; margin: #2; }
QScrollBar::handle:hover { background: $Muted; }
QScrollBar::handle:vertical { min-height: #32; }
QScrollBar::handle:horizontal { min-width: #32; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: $IdleBg; border: none; border-radius: #3; max-height: #6; }
QProgressBar::chunk { background: $Accent; border-radius: #3; }
QTabBar::tab { color: $Muted; padding: #5 #10 #7 #10; border: 2px solid transparent; }
QTabBar::tab:selected { color: $Accent; border-bottom-color: $Accent; }
QTabBar::tab:focus { border-color: $Accent; border-radius: #6; }
QTabWidget::pane { border: none; border-top: 1px solid $Line; }
QGroupBox { border: 1px solid $Line; border-radius: #9; margin-top: #10; padding-top: #8; }
)"_L1;

// A radius above half of the outer size is none at all to Qt: rounded for itself it may come out so. Checked,
// the ring takes from the middle what it has more.
static QString roundRules(const QFontMetrics &metrics)
{
    constexpr int Line = 1;
    const int inner = units(metrics, 14), outer = inner + 2 * Line, ring = units(metrics, 5);
    return uR"(
QRadioButton::indicator { width: %1px; height: %1px; border: %2px solid $Muted; border-radius: %3px; background: $Pane; }
QRadioButton::indicator:checked { width: %4px; height: %4px; border: %5px solid $Accent; }
)"_s.arg(inner)
        .arg(Line)
        .arg(outer / 2)
        .arg(outer - 2 * ring)
        .arg(ring);
}

static QColor mixed(const QColor &a, const QColor &b)
{
    return QColor((a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2);
}

struct NamedColor
{
    QString name;
    QColor color;
};

// Longer names first, so that $AccentBg is not read as $Accent.
static QList<NamedColor> namedColors(bool dark)
{
    const auto color = [dark](Role role) { return colorOf(role, dark); };
    return {
        {u"$AccentHover"_s, color(Role::Accent).darker(dark ? 90 : 112)},
        {u"$AccentTint"_s, color(Role::AccentTint)},
        {u"$AccentBg"_s, color(Role::AccentBg)},
        {u"$Accent"_s, color(Role::Accent)},
        {u"$OnAccent"_s, color(Role::OnAccent)},
        {u"$BadBg"_s, color(Role::BadBg)},
        {u"$Bad"_s, color(Role::Bad)},
        {u"$Bg"_s, color(Role::Bg)},
        {u"$EntryLine"_s, color(Role::EntryLine)},
        {u"$IdleBg"_s, color(Role::IdleBg)},
        {u"$Idle"_s, color(Role::Idle)},
        {u"$Ink"_s, color(Role::Ink)},
        {u"$Line"_s, color(Role::Line)},
        {u"$StrongLine"_s, color(Role::StrongLine)},
        {u"$Muted"_s, color(Role::Muted)},
        {u"$Ok"_s, color(Role::Ok)},
        {u"$Pane"_s, color(Role::Pane)},
        {u"$WarnBg"_s, color(Role::WarnBg)},
        {u"$Warn"_s, color(Role::Warn)},
        {u"$Scroll"_s, mixed(color(Role::Line), color(Role::Muted))},
    };
}

QString styleSheetFor(bool dark, const QFontMetrics &metrics)
{
    QString sheet = rules + roundRules(metrics);
    static const QRegularExpression length(u"#(\\d+)(-?)"_s);
    for (auto match = length.match(sheet); match.hasMatch();
         match = length.match(sheet, match.capturedStart())) {
        const int less = match.capturedLength(2) > 0 ? 1 : 0;
        const QString pixels = u"%1px"_s.arg(units(metrics, match.capturedView(1).toInt()) - less);
        sheet.replace(match.capturedStart(), match.capturedLength(), pixels);
    }
    for (const NamedColor &named : namedColors(dark))
        sheet.replace(named.name, named.color.name());
    return sheet;
}

} // namespace onhire
