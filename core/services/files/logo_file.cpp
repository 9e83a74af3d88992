// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/logo_file.h"

#include "core/domain/tenants/seller.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"

using namespace Qt::StringLiterals;

namespace onhire {

std::optional<LogoFile> logoFile(const Context &context, const QString &fileId)
{
    const auto logo = openFile(context, fileId);
    if (!logo || !isLogoType(logo->file.contentType) || logo->file.size > LargestLogo)
        return {};
    return LogoFile{logo->content->readAll(), logo->file.contentType == "image/svg+xml"_L1};
}

Result<void> checkLogo(const Context &context, const QString &fileId, const QString &path)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    if (!room->documents)
        return Failure(Error::internal(u"this program makes no documents"_s));
    ONHIRE_ASSIGN(const auto file, findFile(context.database.connection(), context.scope(), fileId));
    if (!file || !file->isStored || !isLogoType(file->contentType))
        return Failure(
            Error::invalid(path, Fault::Kind::Custom, u"Must be a PNG, JPEG or SVG image among the files."_s));
    const auto logo = logoFile(context, fileId);
    if (!logo || !room->documents->canDraw(logo->content, logo->isDrawing))
        return Failure(Error::invalid(path, Fault::Kind::InvalidString,
                                      u"This file cannot be printed as an image. Save the image again as PNG, "
                                      u"JPEG or SVG, at most %1 pixels "
                                      "wide and high, at most %2 MB, without anything in it that is read from "
                                      "elsewhere; upload it and give "
                                      "the id of that file."_s.arg(LogoPixels)
                                          .arg(LargestLogo / (1024 * 1024))));
    return {};
}

} // namespace onhire
