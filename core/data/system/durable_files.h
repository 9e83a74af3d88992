// SPDX-License-Identifier: GPL-3.0-or-later
// What is still on the disk after a power failure. Where a call fails, errno says why.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace onhire {

// The names in a folder have to be written out like the content of a file.
bool syncFolder(const QString &path);

// What root makes in the folder of somebody else is theirs: their own programs could not use it otherwise.
// Where even root may not give it (a network file system, a container), it stays root's, and a warning says so
// once.
void giveToOwnerOf(const QString &folder, int descriptor);

// Private, and of a user's own as above. One that is there already is as good.
bool makePrivateFolder(const QString &path);

// For its owner alone. It appears under its name when all of it is written, so that nobody finds half a secret,
// and never replaces another (EEXIST): of several who make it at once the first one wins.
bool makeSecretFile(const QString &path, QByteArrayView secret);

} // namespace onhire
