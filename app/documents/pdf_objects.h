// SPDX-License-Identifier: GPL-3.0-or-later
// The objects of a PDF as Qt writes it, to add what Qt has no function for. It takes the plain form only: one
// table of all objects, none of them in a stream of objects.
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <optional>

namespace onhire {

class PdfObjects
{
public:
    static std::optional<PdfObjects> read(const QByteArray &pdf); // none: it is of another form

    std::optional<int> root() const; // the catalogue
    // The first whose dictionary has it, as it is written.
    std::optional<int> withEntry(QByteArrayView entry) const;
    std::optional<int> reference(int object, QByteArrayView key) const; // the object that is meant by a key

    // To the object's dictionary, unless it has one of that key.
    void add(int object, QByteArrayView key, const QByteArray &value);

    QByteArray write() const;

private:
    QByteArray dictionary(int object) const; // and what is before it

    QByteArray m_head; // before the first object
    QByteArrayList m_objects; // by their numbers, each up to the next; empty: that number is free
    QByteArray m_trailer;
};

} // namespace onhire
