// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/ear.h"

#include "core/data/session/session_conninfo.h"

#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto RetryPause = 200ms; // a screen says that it is live once it hears again
constexpr auto Beat = 500ms; // how often it is proven that the connection still hears, where that counts
constexpr auto AnswerPatience = 3000ms;

// All marks up to this one are known: what they mark was there before the connection.
constexpr auto NewestMark = "select pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1"_L1;

// Puts the mark up to which was heard where others see it, and takes the one before away.
QString showing(qint64 mark, qint64 before)
{
    const auto call = [](const QString &function, qint64 of) {
        return u"select %1(20261, %2);"_s.arg(function).arg(of & 0x7fffffff);
    };
    return call(u"pg_advisory_lock_shared"_s, mark)
        + (before > 0 ? call(u"pg_advisory_unlock_shared"_s, before) : QString());
}

} // namespace

Ear::Ear(QString conninfo, QStringList channels, NotificationListener::Callbacks callbacks)
    : m_conninfo(std::move(conninfo)), m_channels(std::move(channels)), m_callbacks(std::move(callbacks)),
      m_driver(new PostgresDriver),
      m_database(QSqlDatabase::addDatabase(m_driver, u"ear-%1"_s.arg(quintptr(this), 0, 16)))
{
    m_driver->setPatience({.limit = AnswerPatience});
    connect(m_driver, &QSqlDriver::notification, this,
            [this](const QString &channel, QSqlDriver::NotificationSource, const QVariant &payload) {
                hear(channel, payload.toString());
            });
    // Later: the driver is in the middle of its work when it finds out.
    connect(m_driver, &PostgresDriver::lost, this, &Ear::loseHearing, Qt::QueuedConnection);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &Ear::listen);
    connect(&m_beat, &QTimer::timeout, this, &Ear::proveHearing);
    m_retry.start(0ms);
}

Ear::~Ear()
{
    m_database.close();
    const QString name = m_database.connectionName();
    m_database = {};
    QSqlDatabase::removeDatabase(name);
    if (m_hears)
        m_callbacks.hearingChanged(false);
}

void Ear::listen()
{
    if (!open() || !subscribe() || !showNewestMark()) {
        m_database.close();
        m_retry.start(RetryPause);
        return;
    }
    m_hears = true;
    m_callbacks.hearingChanged(true);
    m_beat.start(m_callbacks.hearsSince ? Beat : m_callbacks.quietBeat);
    proveHearing();
}

bool Ear::open()
{
    m_database.setConnectOptions(listenerConninfo(m_conninfo).value_or(QString()));
    return m_database.open();
}

bool Ear::subscribe()
{
    return std::all_of(m_channels.begin(), m_channels.end(),
                       [this](const QString &channel) { return m_driver->subscribeToNotification(channel); });
}

bool Ear::showNewestMark()
{
    if (!m_callbacks.hearsSince)
        return true;
    const auto newest = ask(NewestMark);
    m_shownMark = m_heardMark = newest ? newest->toLongLong() : 0;
    return newest && ask(showing(m_shownMark, 0));
}

void Ear::hear(const QString &channel, const QString &payload)
{
    m_callbacks.heard(channel, payload);
    if (m_callbacks.hearsSince)
        m_heardMark = std::max(m_heardMark, payload.toLongLong());
    if (m_heardMark > m_shownMark)
        QMetaObject::invokeMethod(this, &Ear::proveHearing, Qt::QueuedConnection);
}

// What was announced before the question has been heard when the answer is there.
void Ear::proveHearing()
{
    if (!m_hears)
        return;
    const auto asked = std::chrono::steady_clock::now();
    const qint64 mark = m_heardMark;
    if (!ask(mark > m_shownMark ? showing(mark, m_shownMark) : u"select 1"_s))
        return loseHearing();
    m_shownMark = mark;
    if (m_callbacks.hearsSince)
        m_callbacks.hearsSince(asked);
}

void Ear::loseHearing()
{
    if (!std::exchange(m_hears, false))
        return;
    m_beat.stop();
    m_database.close();
    m_callbacks.hearingChanged(false);
    m_retry.start(RetryPause);
}

std::optional<QString> Ear::ask(const QString &sql)
{
    QSqlQuery query(m_database);
    if (!query.exec(sql) || !query.next())
        return std::nullopt;
    return query.value(0).toString();
}

} // namespace onhire
