// SPDX-License-Identifier: GPL-3.0-or-later
// The interface description that a server publishes, held against every answer that it gives: an answer of a
// status or a shape that is not documented is a defect, whichever test came across it.
#pragma once

#include <QByteArray>
#include <QMutex>
#include <QStringList>

#include <memory>

namespace onhire::test {

class ApiContract
{
public:
    explicit ApiContract(const QByteArray &openApiDocument);
    ~ApiContract();
    Q_DISABLE_COPY_MOVE(ApiContract)

    // Remembers what does not fit. Any thread may call it.
    void check(const QByteArray &method, const QByteArray &path, int status, const QByteArray &body);

    QStringList takeMisfits();

private:
    struct Schemas;

    void note(const QString &misfit);

    std::unique_ptr<Schemas> m_schemas;
    QMutex m_mutex;
    QStringList m_misfits;
};

} // namespace onhire::test
