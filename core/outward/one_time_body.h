// SPDX-License-Identifier: GPL-3.0-or-later
// A request's body that can be read once. QNetworkAccessManager sends a request again by itself when the
// connection breaks before an answer; with a body that it cannot rewind it gives up instead.
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace onhire {

class OneTimeBody final : public QIODevice
{
    Q_OBJECT

public:
    explicit OneTimeBody(QByteArray bytes) : m_bytes(std::move(bytes)) { open(QIODevice::ReadOnly); }

    bool isBegun() const { return m_read > 0; }

    bool isSequential() const override { return true; }
    bool seek(qint64) override { return false; } // QIODevice's own would log a warning each time
    qint64 bytesAvailable() const override { return m_bytes.size() - m_read + QIODevice::bytesAvailable(); }
    bool atEnd() const override { return bytesAvailable() == 0; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 size = std::min<qint64>(most, m_bytes.size() - m_read);
        if (size == 0)
            return -1;
        std::memcpy(data, m_bytes.constData() + m_read, size_t(size));
        m_read += size;
        return size;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qint64 m_read = 0;
};

} // namespace onhire
