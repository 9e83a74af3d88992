// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdf_objects.h"

#include <algorithm>
#include <vector>

namespace onhire {
namespace {

constexpr QByteArrayView Table = "xref\n", Trailer = "trailer\n", Start = "startxref\n";
constexpr qsizetype EntrySize = 20; // 0000000015 00000 n, a space and a line feed
constexpr int MostObjects = 100'000;

// The number that begins there.
std::optional<int> numberAt(const QByteArray &text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    bool isNumber = false;
    const int number = text.mid(at, end - at).toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

// 33 in "/Root 33 0 R".
std::optional<int> referenceIn(const QByteArray &text, QByteArrayView key)
{
    const qsizetype at = text.indexOf(QByteArray(key.toByteArray() + ' '));
    return at < 0 ? std::nullopt : numberAt(text, at + key.size() + 1);
}

struct Place
{
    int object;
    qsizetype at;
};

} // namespace

std::optional<PdfObjects> PdfObjects::read(const QByteArray &pdf)
{
    const qsizetype start = pdf.lastIndexOf(Start);
    const auto table = start < 0 ? std::nullopt : numberAt(pdf, start + Start.size());
    if (!table || !pdf.mid(*table).startsWith(QByteArray(Table.toByteArray() + "0 ")))
        return {};
    const auto count = numberAt(pdf, *table + Table.size() + 2);
    const qsizetype first = pdf.indexOf('\n', *table + Table.size()) + 1;
    if (!count || *count > MostObjects
        || !pdf.mid(first + *count * EntrySize).startsWith(Trailer.toByteArray()))
        return {};
    std::vector<Place> places;
    for (int object = 0; object < *count; ++object) {
        const QByteArray entry = pdf.mid(first + object * EntrySize, EntrySize);
        if (entry[17] == 'n')
            places.push_back({object, entry.left(10).toLongLong()});
    }
    std::ranges::sort(places, {}, &Place::at);
    if (places.empty())
        return {};
    PdfObjects objects;
    objects.m_head = pdf.left(places.front().at);
    objects.m_objects.resize(*count);
    for (size_t i = 0; i < places.size(); ++i) {
        const qsizetype end = i + 1 < places.size() ? places[i + 1].at : *table;
        QByteArray &object = objects.m_objects[places[i].object];
        object = pdf.mid(places[i].at, end - places[i].at);
        if (!object.startsWith(QByteArray::number(places[i].object) + " 0 obj"))
            return {};
    }
    objects.m_trailer = pdf.mid(first + *count * EntrySize, start - first - *count * EntrySize);
    return objects;
}

QByteArray PdfObjects::dictionary(int object) const
{
    const QByteArray &whole = m_objects[object];
    const qsizetype stream = whole.indexOf("stream\n");
    return stream < 0 ? whole : whole.left(stream);
}

std::optional<int> PdfObjects::root() const
{
    return referenceIn(m_trailer, "/Root");
}

std::optional<int> PdfObjects::withEntry(QByteArrayView entry) const
{
    for (int object = 0; object < m_objects.size(); ++object) {
        if (dictionary(object).contains(entry))
            return object;
    }
    return {};
}

std::optional<int> PdfObjects::reference(int object, QByteArrayView key) const
{
    const auto meant = referenceIn(dictionary(object), key);
    return meant && *meant < m_objects.size() ? meant : std::nullopt;
}

void PdfObjects::add(int object, QByteArrayView key, const QByteArray &value)
{
    const qsizetype begin = dictionary(object).indexOf("<<");
    if (begin >= 0 && !dictionary(object).contains(QByteArray(key.toByteArray() + ' ')))
        m_objects[object].insert(begin + 2, '\n' + key.toByteArray() + ' ' + value);
}

QByteArray PdfObjects::write() const
{
    QByteArray pdf = m_head;
    QByteArray table = Table.toByteArray() + "0 " + QByteArray::number(m_objects.size()) + '\n';
    for (const QByteArray &object : m_objects) {
        if (object.isEmpty()) {
            table += "0000000000 65535 f \n";
            continue;
        }
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += object;
    }
    return pdf + table + m_trailer + Start.toByteArray() + QByteArray::number(pdf.size()) + "\n%%EOF\n";
}

} // namespace onhire
