// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"

#include <QRandomGenerator>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <atomic>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QLatin1StringView Alphabet = "0123456789abcdefghjkmnpqrstvwxyz"_L1;
static constexpr qsizetype BodyLength = 26;
static constexpr qsizetype TimeLength = 10; // fifty bits, for the 48 of the milliseconds
static constexpr qsizetype ShortLength = 7;

QLatin1StringView prefixOf(IdKind kind)
{
    switch (kind) {
    case IdKind::Order: return "ord_"_L1;
    case IdKind::Subscription: return "sub_"_L1;
    case IdKind::Customer: return "cust_"_L1;
    case IdKind::Product: return "prod_"_L1;
    case IdKind::Variant: return "var_"_L1;
    case IdKind::Payment: return "pay_"_L1;
    case IdKind::BillingGroup: return "bg_"_L1;
    case IdKind::File: return "file_"_L1;
    case IdKind::Invoice: return "inv_"_L1;
    case IdKind::Event: return "evt_"_L1;
    case IdKind::WebhookEndpoint: return "whe_"_L1;
    case IdKind::WebhookDelivery: return "whd_"_L1;
    case IdKind::Key: return "key_"_L1;
    case IdKind::Tenant: return "ten_"_L1;
    case IdKind::Organisation: return "org_"_L1;
    case IdKind::User: return "usr_"_L1;
    case IdKind::AuditEntry: return "aud_"_L1;
    }
    Q_UNREACHABLE();
}

// 48 bits of milliseconds and 16 that count up from a random beginning as long as the millisecond is the same.
// They begin in the lower half, so that there is room for 32,768 more.
static quint64 nextStamp(quint64 milliseconds, quint64 chance)
{
    static std::atomic<quint64> latest = 0;
    quint64 seen = latest.load(std::memory_order_relaxed);
    quint64 next;
    do {
        next = seen >> 16 == milliseconds ? seen + 1 : milliseconds << 16 | (chance & 0x7fff);
    } while (!latest.compare_exchange_weak(seen, next, std::memory_order_relaxed));
    return next;
}

// The lowest five bits first, from the right to the left.
static void writeBase32(QChar *end, quint64 bits, int characters)
{
    for (; characters > 0; --characters, bits >>= 5)
        *--end = Alphabet[qsizetype(bits & 31)];
}

QString newId(IdKind kind, const QDateTime &moment)
{
    std::array<quint32, 3> random;
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    const quint64 milliseconds = quint64(moment.toMSecsSinceEpoch()) & 0xffff'ffff'ffff;
    const quint64 high = nextStamp(milliseconds, random[0]);
    const quint64 low = quint64(random[1]) << 32 | random[2];

    const QLatin1StringView prefix = prefixOf(kind);
    QString id = prefix;
    id.resize(prefix.size() + BodyLength);
    // 130 bits of characters for 128: the middle character holds the last bit of one half and the first four of
    // the other
    QChar *end = id.data() + id.size();
    writeBase32(end, low, 12);
    writeBase32(end - 12, high << 4 | low >> 60, 1);
    writeBase32(end - 13, high >> 1, 13);
    return id;
}

bool isId(IdKind kind, QStringView text)
{
    const QLatin1StringView prefix = prefixOf(kind);
    if (text.size() != prefix.size() + BodyLength || !text.startsWith(prefix))
        return false;
    const QStringView body = text.sliced(prefix.size());
    return body.front() <= u'7' && std::ranges::all_of(body, [](QChar c) { return Alphabet.contains(c); });
}

QDateTime momentOf(QStringView id)
{
    quint64 milliseconds = 0;
    const QStringView body = id.last(std::min(BodyLength, id.size()));
    for (const QChar c : body.first(std::min(TimeLength, body.size())))
        milliseconds = milliseconds << 5 | quint64(Alphabet.indexOf(c));
    return QDateTime::fromMSecsSinceEpoch(qint64(milliseconds), QTimeZone::utc());
}

QString earliestId(IdKind kind, const QDateTime &moment)
{
    QString body(BodyLength, u'0');
    writeBase32(body.data() + TimeLength, quint64(std::max<qint64>(0, moment.toMSecsSinceEpoch())), TimeLength);
    return prefixOf(kind) + body;
}

QString shortCodeOf(QStringView id)
{
    if (id.size() < ShortLength)
        return {};
    return id.last(ShortLength).toString().toUpper().insert(4, u'-');
}

static QChar asRead(QChar typed)
{
    const QChar lower = typed.toLower();
    if (lower == u'o')
        return u'0';
    return lower == u'i' || lower == u'l' ? QChar(u'1') : lower;
}

QString shortCodeFrom(QStringView typed)
{
    QString code;
    for (const QChar c : typed) {
        if (c.isSpace() || c.category() == QChar::Punctuation_Dash)
            continue;
        code += asRead(c);
        if (code.size() > ShortLength || !Alphabet.contains(code.back()))
            return {};
    }
    return code.size() == ShortLength ? code : QString();
}

} // namespace onhire
