// SPDX-License-Identifier: GPL-3.0-or-later
// Types as a wedge scanner or a person does: keys with a time between them, to whatever has the focus.
#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace onhire {

class Wedge
{
public:
    // `text` with \r as Enter and \t as Tab; `gap` in milliseconds. `otherwise` gets the keys where nothing has
    // the focus.
    void type(const QString &text, int gap, QWidget *otherwise)
    {
        m_at += 1000;
        for (const QChar typed : text) {
            m_at += quint64(gap);
            const int key = typed == u'\r' ? int(Qt::Key_Return)
                : typed == u'\t'           ? int(Qt::Key_Tab)
                                           : int(typed.toUpper().unicode());
            for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
                QKeyEvent event(type, key, Qt::NoModifier, QString(typed));
                event.setTimestamp(m_at);
                QWidget *popup = QApplication::activePopupWidget();
                QWidget *focus = popup ? popup : QApplication::focusWidget();
                QApplication::sendEvent(focus ? focus : otherwise, &event);
            }
        }
    }

private:
    quint64 m_at = 0;
};

} // namespace onhire
