// SPDX-License-Identifier: GPL-3.0-or-later
// What is inside a PDF.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QtEndian>

namespace onhire::test {

inline QByteArray inflated(const QByteArray &deflated)
{
    QByteArray length(4, Qt::Uninitialized);
    qToBigEndian(quint32(deflated.size() * 4), length.data()); // what qUncompress wants to be told
    return qUncompress(length + deflated);
}

// The content of every stream of a PDF.
inline QByteArrayList streamsOf(const QByteArray &pdf)
{
    constexpr QByteArrayView Begin = "stream\n", End = "\nendstream";
    QByteArrayList streams;
    for (qsizetype end = 0, begin; (begin = pdf.indexOf(Begin, end)) >= 0;) {
        begin += Begin.size();
        end = pdf.indexOf(End, begin);
        if (end < 0)
            break;
        const QByteArray content = pdf.mid(begin, end - begin);
        const qsizetype dictionary = pdf.lastIndexOf("<<", begin);
        const bool isDeflated = pdf.mid(dictionary, begin - dictionary).contains("/FlateDecode");
        streams += isDeflated ? inflated(content) : content;
        end += End.size();
    }
    return streams;
}

} // namespace onhire::test
