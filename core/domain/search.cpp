// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/search.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype LongestWord = 64;

// Case-folded and without accents: ö is found by o as well.
QString folded(const QString &text)
{
    const QString decomposed = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString result;
    for (const QChar character : decomposed) {
        if (!character.isMark())
            result += character;
    }
    return result;
}

} // namespace

QStringList searchWords(const QStringList &texts)
{
    QSet<QString> words;
    const auto add = [&words](const QString &word) {
        if (!word.isEmpty())
            words.insert(word.left(LongestWord));
    };
    for (const QString &text : texts) {
        for (const QString &word : folded(text).split(u' ', Qt::SkipEmptyParts)) {
            add(word);
            QString part;
            for (const QChar character : word) {
                if (character.isLetterOrNumber()) {
                    part += character;
                } else {
                    add(part);
                    part.clear();
                }
            }
            add(part);
        }
    }
    QStringList sorted(words.begin(), words.end());
    sorted.sort();
    return sorted;
}

} // namespace onhire
