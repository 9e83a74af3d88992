// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/files/content_door.h"

#include "app/http/api/api_services.h"
#include "app/http/api/envelope.h"
#include "app/http/api/problem.h"
#include "app/http/api/request_reader.h"
#include "core/domain/files/file_name.h"
#include "core/services/files/files.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Whatever the content is, it can do nothing in the name of this server. A browser's PDF viewer does not run in
// a sandbox, and no script of a PDF reaches its page.
QByteArray contentPolicy(const QString &mediaType)
{
    const bool isPdf = mediaType == "application/pdf"_L1;
    return isPdf ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'; sandbox";
}

} // namespace

bool ContentDoor::isBehind(QByteArrayView path)
{
    return path.startsWith(AddressSigner::Path);
}

BodyPlan ContentDoor::planBody(const HttpRequest &head)
{
    const auto visit = admit(head);
    if (!visit)
        return {.refusal = refusalFor(visit.error())};
    if (visit->address.use != FileUse::Upload)
        return {};
    if (isPacked(head))
        return {.refusal = refusalFor({ErrorCode::UnsupportedMediaType, u"it without a Content-Encoding"_s})};
    auto file = m_services.files->storage->receive();
    if (!file)
        return {.refusal = refusalFor({ErrorCode::ServiceUnavailable})};
    return {visit->tenant->settings.integer("files.maxBytes"_L1), std::move(*file)};
}

Result<HttpReply> ContentDoor::answer(const HttpRequest &request)
{
    ONHIRE_ASSIGN(const Visit visit, admit(request));
    return visit.address.use == FileUse::Upload ? take(visit, request) : give(visit, request);
}

Result<ContentDoor::Visit> ContentDoor::admit(const HttpRequest &request)
{
    const Error refused{ErrorCode::LinkExpired};
    const auto address = m_services.files->signer.verify(request.method, request.target);
    if (!address)
        return Failure(refused);
    ONHIRE_ASSIGN(TenantPointer tenant,
                  m_services.directory.tenant(m_database.connection(), address->tenantId));
    if (!tenant)
        return Failure(refused);
    const Visit visit{*address, tenant};
    if (contextOf(visit, request).now().toMSecsSinceEpoch() >= address->expiresAt)
        return Failure(refused);
    return visit;
}

Context ContentDoor::contextOf(const Visit &visit, const HttpRequest &request)
{
    return {m_database,
            visit.tenant,
            {},
            {request.peer.toString(), QString::fromLatin1(request.id)},
            m_services.clock,
            &m_services.feed,
            m_services.files.get()};
}

Result<HttpReply> ContentDoor::give(const Visit &visit, const HttpRequest &request)
{
    ONHIRE_ASSIGN(OpenedFile file, openFile(contextOf(visit, request), visit.address.fileId));
    const bool isShown = visit.address.use == FileUse::View && mayBeShown(file.file.contentType);
    return HttpReply{.contentType = file.file.contentType.toLatin1(),
                     .headers = {{"Content-Disposition", contentDisposition(file.file.filename, isShown)},
                                 {"Content-Security-Policy", contentPolicy(file.file.contentType)},
                                 {"Referrer-Policy", "no-referrer"}}, // or the address would travel on
                     .content = std::move(file.content)};
}

Result<HttpReply> ContentDoor::take(const Visit &visit, const HttpRequest &request)
{
    if (!request.file)
        return Failure(Error::invalid(u"body"_s, Fault::Kind::Required,
                                      u"Send the content as the body of the request."_s));
    const QString type = QString::fromLatin1(request.header("content-type").value_or(QByteArrayView()));
    ONHIRE_ASSIGN(const Record record,
                  receiveUpload(contextOf(visit, request), visit.address.fileId, type, *request.file));
    Answer answer = changeAnswer(200, {"File stored."_L1, "fileId"_L1, "file"_L1}, record);
    return HttpReply{.body = std::move(answer.body)};
}

} // namespace onhire
