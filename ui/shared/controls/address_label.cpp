// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/address_label.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

AddressLabel::AddressLabel(const QString &text, QWidget *parent) : ElidedLabel(text, parent)
{
    setWordWrap(true);
}

bool AddressLabel::fits(const QString &broken, int width) const
{
    const QStringList parts = broken.split(MayBreak);
    return std::ranges::all_of(
        parts, [&](const QString &part) { return fontMetrics().horizontalAdvance(part) <= width; });
}

// Before the @ where that is enough.
QString AddressLabel::fitted(int width) const
{
    static const QRegularExpression elsewhere(u"(?<=[._-])(?=[^._-])"_s);
    if (fits(whole(), width))
        return whole();
    QString broken = QString(whole()).replace(u'@', MayBreak + u'@');
    if (fits(broken, width))
        return broken;
    broken.replace(elsewhere, MayBreak);
    return fits(broken, width) ? broken : ElidedLabel::fitted(width);
}

QString AddressLabel::chosen() const
{
    return hasSelectedText() ? selectedText().remove(MayBreak) : whole();
}

void AddressLabel::mouseReleaseEvent(QMouseEvent *event)
{
    ElidedLabel::mouseReleaseEvent(event);
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (hasSelectedText() && clipboard->supportsSelection())
        clipboard->setText(chosen(), QClipboard::Selection);
}

void AddressLabel::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Copy")), &QAction::triggered, this,
            [text = chosen()] { QGuiApplication::clipboard()->setText(text); });
    menu->popup(event->globalPos());
}

} // namespace onhire
