// SPDX-License-Identifier: GPL-3.0-or-later
// Values that programs stumble over.
#pragma once

#include <QByteArrayList>

namespace onhire::test {

const QByteArrayList &wildTexts(); // UTF-8, mostly
const QByteArrayList &wildJson(); // what may stand where a value of JSON is due
const QByteArrayList &wildNumbers();
const QByteArrayList &wildHeaders();

} // namespace onhire::test
