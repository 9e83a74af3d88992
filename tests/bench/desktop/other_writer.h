// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody else who works on the same data, in a process of their own: places orders and moves devices until
// told to stop.
#pragma once

#include "core/data/place/place.h"

#include <QProcess>

namespace onhire::bench {

int writeUntilToldToStop(const PlaceOptions &place); // what the other process does: until its input ends

class OtherWriter
{
public:
    explicit OtherWriter(const PlaceOptions &place);
    ~OtherWriter();
    QString stop(); // what was done, in the words of that process

private:
    QProcess m_process;
};

} // namespace onhire::bench
