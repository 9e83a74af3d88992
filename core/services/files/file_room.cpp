// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/file_room.h"

#include "core/data/files/folder_storage.h"

namespace onhire {

Result<std::shared_ptr<const FileRoom>> FileRoom::open(const QString &folder, const QDateTime &now,
                                                       std::shared_ptr<const DocumentMaker> documents)
{
    ONHIRE_ASSIGN(std::shared_ptr<FolderStorage> storage, FolderStorage::open(folder, now));
    ONHIRE_ASSIGN(AddressSigner signer, AddressSigner::open(storage->folder()));
    return std::make_shared<const FileRoom>(
        FileRoom{std::move(storage), std::move(signer), std::move(documents)});
}

} // namespace onhire
