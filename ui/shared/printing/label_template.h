// SPDX-License-Identifier: GPL-3.0-or-later
// How labels look and where they are on their paper. All lengths in mm.
#pragma once

#include "ui/shared/printing/barcode.h"

#include <QMap>
#include <QSizeF>

class QSettings;

namespace onhire {

// What may be written on a label, in the order in which it is.
enum class LabelLine { Product, Sku, Customer, Order, Company };

struct LabelTemplate
{
    QString id; // under which what the user changes is saved
    QString name;
    QSizeF label;
    bool onRoll = true; // one after the other; else on sheets
    QSizeF sheet = {210, 297};
    int columns = 1, rows = 1;
    QPointF first = {}; // the upper left corner of the first label on a sheet
    QSizeF gap = {}; // between labels
    qreal padding = 2; // inside the label
    qreal fontPoints = 8;
    Symbology symbology = Symbology::Code128;
    QList<LabelLine> lines = {LabelLine::Product, LabelLine::Company};

    QSizeF paper() const { return onRoll ? label : sheet; }
    int perPage() const { return onRoll ? 1 : columns * rows; }
    QPointF placeOf(int index) const; // on its page
    bool fitsItsSheet() const;

    friend bool operator==(const LabelTemplate &, const LabelTemplate &) = default;
};

// The sizes that labels are sold in, and one of the user's own.
QList<LabelTemplate> standardLabelTemplates();

// As the user has set them up.
LabelTemplate savedTemplate(const LabelTemplate &standard, const QSettings &settings);
void saveTemplate(const LabelTemplate &edited, QSettings &settings);
void rememberTemplate(const QString &id, QSettings &settings); // as the one used last
LabelTemplate lastTemplate(const QSettings &settings); // the first one, where none has been used yet
QString printerKeyOf(const QString &id); // under which the printer of these labels is remembered
void forgetTemplate(const QString &id, QSettings &settings);

// What stands on one label.
struct LabelContent
{
    QString code; // in the barcode
    QString text; // the same for people; empty: as it is in the barcode
    QMap<LabelLine, QString> lines;
    QString first = {}; // above these, whatever the template has
};

} // namespace onhire
