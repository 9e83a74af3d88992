// SPDX-License-Identifier: GPL-3.0-or-later
// How a file's record comes to be, whether its content is there or promised.
#pragma once

#include "core/services/files/files.h"

namespace onhire {

struct AddedFile
{
    QString fileId;
    QString category;
    QString action; // for the audit log
    std::optional<qint64> size = {}; // none: promised
};

// Inside a transaction.
Result<Record> addFile(Connection &connection, const Context &context, const AddedFile &added,
                       const NewFile &file);

} // namespace onhire
