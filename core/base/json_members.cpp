// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_members.h"

#include <algorithm>

namespace onhire {
namespace {

class Scanner
{
public:
    explicit Scanner(QByteArrayView text) : m_text(text) { }

    bool atEnd() const { return m_at >= m_text.size(); }
    char here() const { return m_text[m_at]; }
    void skip() { ++m_at; }

    void skipBlanks()
    {
        while (!atEnd() && (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t'))
            skip();
    }

    // A string with its quotes.
    QByteArrayView string()
    {
        const qsizetype begin = m_at;
        for (skip(); !atEnd() && here() != '"'; skip()) {
            if (here() == '\\')
                skip();
        }
        skip();
        return m_text.sliced(begin, m_at - begin);
    }

    // Whatever stands up to the comma or the bracket that ends it.
    QByteArrayView value()
    {
        const qsizetype begin = m_at;
        for (int depth = 0; !atEnd();) {
            const char c = here();
            if (c == '"') {
                string();
                continue;
            }
            if (depth == 0 && (c == ',' || c == '}'))
                break;
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            skip();
        }
        return m_text.sliced(begin, m_at - begin).trimmed();
    }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

} // namespace

std::vector<RawMember> rawMembers(QByteArrayView object)
{
    std::vector<RawMember> members;
    Scanner scanner(object);
    scanner.skipBlanks();
    scanner.skip(); // the opening brace
    for (scanner.skipBlanks(); !scanner.atEnd() && scanner.here() == '"'; scanner.skipBlanks()) {
        const QByteArrayView quoted = scanner.string();
        scanner.skipBlanks();
        scanner.skip(); // the colon
        scanner.skipBlanks();
        members.push_back({quoted.sliced(1, quoted.size() - 2), scanner.value()});
        scanner.skip(); // the comma, or the closing brace
    }
    return members;
}

const RawMember *findMember(const std::vector<RawMember> &members, QByteArrayView name)
{
    const auto found = std::ranges::find(members, name, &RawMember::name);
    return found == members.end() ? nullptr : &*found;
}

} // namespace onhire
