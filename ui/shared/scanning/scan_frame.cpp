// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_frame.h"

#include "core/domain/tenants/settings.h"
#include "ui/shared/scanning/scan_field.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

// Enter ends every scan: a suffix that was set wrongly must not swallow what follows.
static bool isEnter(QChar typed)
{
    return typed == u'\r' || typed == u'\n';
}

ScanFrame ScanFrame::of(const Settings &settings)
{
    return {settings.text("scanner.prefix"_L1), settings.text("scanner.suffix"_L1)};
}

bool ScanFrame::mayType(QChar typed) const
{
    return typed.isPrint() || isEnter(typed) || prefix.contains(typed) || suffix.contains(typed);
}

static bool isOfWords(const QString &prefix)
{
    return prefix.isEmpty() || prefix.front().isLetterOrNumber();
}

// No word begins with some prefixes: what follows is a scan, however slowly a scanner by radio types it.
int ScanFrame::longestGap() const
{
    return isOfWords(prefix) ? ScanField::ScannerGap : FrameReader::LongestGap;
}

FrameReader::Answer FrameReader::read(QChar typed)
{
    if (m_frame.prefix.isEmpty())
        return Answer::Pass;
    m_held += typed;
    if (m_held.size() <= m_frame.prefix.size())
        return begin();
    return end();
}

FrameReader::Answer FrameReader::begin()
{
    if (m_frame.prefix.startsWith(m_held))
        return Answer::Held;
    if (m_held.size() > 1)
        return Answer::GiveBack;
    m_held.clear();
    return Answer::Pass;
}

FrameReader::Answer FrameReader::end()
{
    const QString &suffix = m_frame.suffix;
    if (suffix.isEmpty() && !isOfWords(m_frame.prefix) && m_held.endsWith(m_frame.prefix)
        && m_held.size() >= 2 * m_frame.prefix.size()) { // the next scan has begun
        m_code = m_held.sliced(m_frame.prefix.size()).chopped(m_frame.prefix.size());
        m_next = m_frame.prefix;
        m_held.clear();
        return Answer::Scan;
    }
    const bool isFramed = !suffix.isEmpty() && m_held.endsWith(suffix);
    if (!isFramed && !isEnter(m_held.back()))
        return Answer::Held;
    m_code = m_held.sliced(m_frame.prefix.size()).chopped(isFramed ? suffix.size() : 1);
    m_held.clear();
    return Answer::Scan;
}

FrameReader::Answer FrameReader::fallSilent()
{
    const QString code = m_held.mid(m_frame.prefix.size());
    if (!m_frame.suffix.isEmpty() || code.size() < ScanField::ShortestScan)
        return Answer::GiveBack;
    m_code = code;
    m_held.clear();
    return Answer::Scan;
}

QString FrameReader::take()
{
    const QString taken = std::exchange(m_held.isEmpty() ? m_code : m_held, {});
    m_held = std::exchange(m_next, {});
    return taken;
}

} // namespace onhire
