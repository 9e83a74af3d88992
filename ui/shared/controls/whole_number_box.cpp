// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/whole_number_box.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Of decimals or of groups, in any language: which of both is meant cannot be told while it is typed.
bool hasSeparator(QStringView text)
{
    constexpr QStringView separators = u".,'’٫٬";
    return std::ranges::any_of(text, [&](QChar c) { return separators.contains(c); });
}

bool isDigit(const QString &text)
{
    return text.size() == 1 && text.at(0).isDigit();
}

} // namespace

WholeNumberBox::WholeNumberBox(QWidget *parent) : QSpinBox(parent)
{
    connect(lineEdit(), &QLineEdit::inputRejected, this, &WholeNumberBox::refuse);
    connect(lineEdit(), &QLineEdit::textEdited, this, &WholeNumberBox::accept);
    connect(lineEdit(), &QLineEdit::cursorPositionChanged, this, [this] { m_isAfterPoint = false; });
    connect(this, &QSpinBox::valueChanged, this, &WholeNumberBox::accept);
}

void WholeNumberBox::tellInTip()
{
    connect(this, &WholeNumberBox::refusalChanged, this,
            [this] { QToolTip::showText(mapToGlobal(rect().bottomLeft()), m_refusal, this); });
}

// Qt would take a point as one that separates groups, wherever it stands.
QValidator::State WholeNumberBox::validate(QString &text, int &position) const
{
    const qsizetype end = text.endsWith(suffix()) ? text.size() - suffix().size() : text.size();
    return hasSeparator(QStringView(text).first(end)) ? QValidator::Invalid
                                                      : QSpinBox::validate(text, position);
}

void WholeNumberBox::keyPressEvent(QKeyEvent *event)
{
    if (hasSeparator(event->text())) {
        m_isAfterPoint = true;
        refuse();
    } else if (!m_isAfterPoint || !isDigit(event->text())) {
        QSpinBox::keyPressEvent(event);
    }
}

void WholeNumberBox::focusOutEvent(QFocusEvent *event)
{
    m_isAfterPoint = false;
    QSpinBox::focusOutEvent(event);
}

void WholeNumberBox::refuse()
{
    QLocale plain = locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator); // it would not be taken
    m_refusal =
        tr("Enter a whole number from %1 to %2.").arg(plain.toString(minimum()), plain.toString(maximum()));
    Q_EMIT refusalChanged();
}

void WholeNumberBox::accept()
{
    if (m_refusal.isEmpty())
        return;
    m_refusal.clear();
    Q_EMIT refusalChanged();
}

} // namespace onhire
