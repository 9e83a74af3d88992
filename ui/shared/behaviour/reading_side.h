// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed stands at the side where one begins to read, whatever its letters: Qt would put a name in Latin
// letters at the far end of an Arabic form.
#pragma once

#include <QObject>

namespace onhire {

class ReadingSide : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace onhire
