// SPDX-License-Identifier: GPL-3.0-or-later
// The only source of the present moment. Services get one through their Context; sandbox tenants have their
// own.
#pragma once

#include <QDateTime>

namespace onhire {

class Clock
{
public:
    virtual ~Clock() = default;
    virtual QDateTime now() const = 0; // UTC, whole milliseconds
};

class SystemClock final : public Clock
{
public:
    QDateTime now() const override;
};

// Stands still at the moment that it was given.
class FixedClock final : public Clock
{
public:
    explicit FixedClock(QDateTime moment) : m_moment(std::move(moment)) { }
    QDateTime now() const override { return m_moment; }
    void set(QDateTime moment) { m_moment = std::move(moment); }

private:
    QDateTime m_moment;
};

// 2026-11-21T09:30:00.123Z
QString toTimestamp(const QDateTime &moment);

} // namespace onhire
