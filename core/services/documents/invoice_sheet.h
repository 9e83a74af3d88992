// SPDX-License-Identifier: GPL-3.0-or-later
// What an invoice says, in its own language and ready to be laid out: whoever prints it decides where things
// stand, and nothing else.
#pragma once

#include "core/services/documents/document_maker.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>

namespace onhire {

struct InvoiceSheet
{
    struct Fact
    {
        QString label, value;
    };
    struct Line
    {
        QString description, detail; // detail: below it, quieter
        QString net, tax;
    };
    struct Payment
    {
        QString title, request;
        QList<Fact> facts;
        QString code, codeCaption; // what the QR code says; empty: none
    };

    QDate date; // of issue
    QLocale locale; // of the page numbers
    bool isRightToLeft = false;
    QString title; // of the PDF: Invoice 2026-000042
    QString heading;
    QString headOfOtherPages; // the same with the number
    QString senderLine; // above the recipient, for the window of an envelope
    QStringList recipient, seller; // seller: its name first
    QByteArray logo; // empty: none
    bool isLogoDrawing = false; // SVG
    QList<Fact> facts; // number, dates
    QString note; // which invoice is corrected, and why
    Line head; // of the table
    QList<Line> lines;
    QList<Fact> sums; // the last one is what counts: the total, or what is left of it to be paid
    QString taxReason;
    Payment payment;
    QString terms;
    QList<QStringList> footer; // columns
    QString pageNumber; // Page %1 of %2
    std::optional<DocumentAttachment> attachment = {};
};

} // namespace onhire
