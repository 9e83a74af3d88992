// SPDX-License-Identifier: GPL-3.0-or-later
// The printers of this machine. A test brings its own, because a machine may have none to choose from.
#pragma once

#include <QString>
#include <QStringList>

namespace onhire {

class Printout;

class Printers
{
public:
    Printers() = default;
    virtual ~Printers() = default;
    Q_DISABLE_COPY_MOVE(Printers)

    static const Printers &ofThisMachine();

    virtual QStringList names() const;
    virtual QString usual() const; // which is chosen until somebody chooses another
    virtual bool print(const QString &name, const Printout &printout) const; // false: it did not take it
};

} // namespace onhire
