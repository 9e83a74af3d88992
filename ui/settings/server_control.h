// SPDX-License-Identifier: GPL-3.0-or-later
// The server inside the desktop as its screen sees it. The server itself is another door of the program, so it
// is wired in from outside.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QObject>

namespace onhire {

class ServerControl : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isOn() const = 0;
    virtual QString listen() const = 0; // HOST:PORT
    virtual bool startsByItself() const = 0;
    virtual StatusLook look() const = 0;
    virtual QString refusal() const = 0; // why it could not start, in words; empty if it could

    virtual void setListen(const QString &listen) = 0;
    virtual void setStartsByItself(bool on) = 0;
    virtual void turn(bool on) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace onhire
