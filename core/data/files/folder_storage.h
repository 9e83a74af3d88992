// SPDX-License-Identifier: GPL-3.0-or-later
// Contents in a folder: TENANT/xy/FILE, where xy are the id's last two characters, so that no folder grows out
// of hand. `incoming` beside them holds what is on its way in, `aside` what was given up but not to be deleted.
// One file system, so that a content appears under its name at once and whole.
#pragma once

#include "core/data/files/file_storage.h"

#include <QDateTime>

namespace onhire {

class FolderStorage final : public FileStorage
{
public:
    // Makes the folder if there is none, for its owner alone. What has been on its way in since long before now
    // is cleared away.
    static Result<std::unique_ptr<FolderStorage>> open(const QString &folder, const QDateTime &now);

    Result<std::shared_ptr<IncomingFile>> receive() override;
    Result<void> keep(IncomingFile &file, const ContentKey &key) override;
    Result<bool> holds(const ContentKey &key, const IncomingFile &file) const override;
    Result<std::unique_ptr<QIODevice>> open(const ContentKey &key) const override;
    Result<void> remove(const ContentKey &key) override;
    Result<void> setAside(const ContentKey &key) override;
    Result<QStringList> fileIds(const QString &tenantId) const override;

    const QString &folder() const { return m_folder; }

private:
    explicit FolderStorage(QString folder) : m_folder(std::move(folder)) { }

    Result<QString> pathOf(const ContentKey &key) const;

    const QString m_folder;
};

} // namespace onhire
