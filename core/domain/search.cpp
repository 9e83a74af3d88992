// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/search.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype LongestWord = 64; // in characters, that none is cut in two

using Characters = QList<uint>;

// Case-folded and without accents: ö is found by o as well, and ß by ss.
Characters folded(const QString &text)
{
    QString decomposed = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    Characters result;
    for (const uint character : decomposed.replace(u'ß', u"ss"_s).toUcs4()) {
        if (!QChar::isMark(character))
            result += character;
    }
    return result;
}

template <typename IsInside>
QList<Characters> runsOf(const Characters &text, IsInside isInside)
{
    QList<Characters> runs(1);
    for (const uint character : text) {
        if (isInside(character))
            runs.last() += character;
        else if (!runs.constLast().isEmpty())
            runs.append(Characters());
    }
    if (runs.constLast().isEmpty())
        runs.removeLast();
    return runs;
}

QString asWord(const Characters &characters)
{
    const Characters kept = characters.first(std::min(characters.size(), LongestWord));
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(kept.constData()), kept.size());
}

bool isSolid(uint character)
{
    return !QChar::isSpace(character);
}
bool isWordCharacter(uint character)
{
    return QChar::isLetterOrNumber(character);
}

QStringList sorted(const QSet<QString> &words)
{
    QStringList list(words.begin(), words.end());
    list.sort();
    return list;
}

} // namespace

QStringList searchWords(const QStringList &texts)
{
    QSet<QString> words;
    for (const QString &text : texts) {
        for (const Characters &word : runsOf(folded(text), isSolid)) {
            words.insert(asWord(word));
            const qsizetype at = word.indexOf(u'@');
            if (at >= 0 && at + 1 < word.size())
                words.insert(asWord(word.mid(at + 1)));
            for (const Characters &part : runsOf(word.first(at > 0 ? at : word.size()), isWordCharacter))
                words.insert(asWord(part));
        }
    }
    return sorted(words);
}

QStringList solidWords(const QString &typed)
{
    QSet<QString> words;
    for (const Characters &word : runsOf(folded(typed), isSolid))
        words.insert(asWord(word));
    return sorted(words);
}

} // namespace onhire
