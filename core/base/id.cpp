// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <utility>

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
    case IdKind::Receipt: return "rcp_"_L1;
    case IdKind::Refund: return "rfd_"_L1;
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

namespace {

// 48 bits of milliseconds and 16 that count up from a random beginning as long as the millisecond is the same.
// They begin in the lower half, so that there is room for 32,768 more. Commands run side by side, and each
// keeps the moment at which it began: many milliseconds are counted at a time.
class Stamps
{
public:
    quint64 next(quint64 milliseconds, quint64 chance)
    {
        const std::scoped_lock lock(m_mutex);
        const std::optional<quint16> latest = latestOf(milliseconds);
        const quint16 count = latest ? quint16(*latest + 1) : quint16(chance & 0x7fff);
        if (m_recent.size() >= Most)
            m_before = std::exchange(m_recent, {});
        m_recent.insert(milliseconds, count);
        return milliseconds << 16 | count;
    }

private:
    static constexpr qsizetype Most = 1024;

    std::optional<quint16> latestOf(quint64 milliseconds) const
    {
        for (const auto *counts : {&m_recent, &m_before}) {
            if (const auto count = counts->constFind(milliseconds); count != counts->cend())
                return *count;
        }
        return {};
    }

    std::mutex m_mutex;
    QHash<quint64, quint16> m_recent, m_before; // the latest of each; those before were used longer ago
};

} // namespace

static quint64 nextStamp(quint64 milliseconds, quint64 chance)
{
    static Stamps stamps;
    return stamps.next(milliseconds, chance);
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

static QString asCode(QStringView typed)
{
    QString code;
    for (const QChar c : typed) {
        if (c.isSpace() || c.category() == QChar::Punctuation_Dash)
            continue;
        code += asRead(c);
        if (code.size() > ShortLength || !Alphabet.contains(code.back()))
            return {};
    }
    return code;
}

QString shortCodeFrom(QStringView typed)
{
    const QString code = asCode(typed);
    return code.size() == ShortLength ? code : QString();
}

QString shortCodeBeginning(QStringView typed)
{
    constexpr qsizetype Few = 4; // of a million records, one begins so by chance
    const QString code = asCode(typed);
    return code.size() >= Few ? code : QString();
}

} // namespace onhire
