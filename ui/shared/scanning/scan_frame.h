// SPDX-License-Identifier: GPL-3.0-or-later
// What a wedge scanner types before and after a code, as the tenant's settings have it, and how such a code is
// told from what a person types: character by character, whatever has the focus.
#pragma once

#include <QString>

namespace onhire {

class Settings;

struct ScanFrame
{
    QString prefix, suffix;

    static ScanFrame of(const Settings &settings);
    bool mayType(QChar typed) const; // a scanner, that is, and not only a person: Backspace, Esc, Ctrl+V
    int longestGap() const; // milliseconds from one character of a scan to the next, where people type as well
    friend bool operator==(const ScanFrame &, const ScanFrame &) = default;
};

// Needs a prefix: without one nobody can say where a scan begins.
class FrameReader
{
public:
    enum class Answer {
        Pass, // was not meant for a scanner's frame
        Held, // belongs to one, or may
        Scan, // ends one
        GiveBack, // seemed to belong to one and does not
    };

    static constexpr int LongestGap = 500; // milliseconds from one of its characters to the next

    explicit FrameReader(ScanFrame frame) : m_frame(std::move(frame)) { }

    const ScanFrame &frame() const { return m_frame; }
    Answer read(QChar typed);
    Answer fallSilent(); // nothing has followed for the longest gap: a scan without a suffix is complete
    bool isWithin() const { return !m_held.isEmpty(); }
    QString take(); // the code of a scan, or what was held and is given back

private:
    Answer begin();
    Answer end();

    const ScanFrame m_frame;
    QString m_held; // with its prefix
    QString m_code; // of the last scan
    QString m_next; // its prefix has ended the last one
};

} // namespace onhire
