// SPDX-License-Identifier: GPL-3.0-or-later
// What operations on files need beyond the database; one for all threads of a program.
#pragma once

#include "core/data/files/file_storage.h"
#include "core/services/documents/document_maker.h"
#include "core/services/files/address_signer.h"

#include <memory>

namespace onhire {

struct FileRoom
{
    std::shared_ptr<FileStorage> storage;
    AddressSigner signer;
    std::shared_ptr<const DocumentMaker> documents; // null: this program makes none

    static Result<std::shared_ptr<const FileRoom>> open(const QString &folder, const QDateTime &now,
                                                        std::shared_ptr<const DocumentMaker> documents = {});
};

} // namespace onhire
