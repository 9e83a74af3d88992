// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_template.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct LabelTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Labels)
};

constexpr auto LastTemplate = "labels/template"_L1;

QString groupOf(const QString &id)
{
    return u"labels/%1/"_s.arg(id);
}

QVariantList numbersOf(const QList<LabelLine> &lines)
{
    QVariantList numbers;
    for (const LabelLine line : lines)
        numbers += int(line);
    return numbers;
}

QList<LabelLine> linesOf(const QVariantList &numbers)
{
    QList<LabelLine> lines;
    for (const QVariant &number : numbers)
        lines += LabelLine(qBound(0, number.toInt(), int(LabelLine::Company)));
    return lines;
}

} // namespace

QPointF LabelTemplate::placeOf(int index) const
{
    if (onRoll)
        return {};
    const int onPage = index % perPage();
    const int column = onPage % columns, row = onPage / columns;
    return first + QPointF(column * (label.width() + gap.width()), row * (label.height() + gap.height()));
}

bool LabelTemplate::fitsItsSheet() const
{
    if (onRoll)
        return true;
    constexpr qreal Tolerance = 0.01;
    const QPointF last = placeOf(perPage() - 1);
    return last.x() + label.width() <= sheet.width() + Tolerance
        && last.y() + label.height() <= sheet.height() + Tolerance;
}

QList<LabelTemplate> standardLabelTemplates()
{
    return {{.id = u"roll-57x32"_s,
             //: A size of labels; × as in 2 × 3
             .name = LabelTexts::tr("Roll, 57 × 32 mm"),
             .label = {57, 32}},
            {.id = u"roll-89x36"_s,
             .name = LabelTexts::tr("Roll, 89 × 36 mm"),
             .label = {89, 36},
             .padding = 3,
             .fontPoints = 10},
            {.id = u"sheet-70x37"_s,
             //: Labels on a sheet of paper: size of each, then columns and rows
             .name = LabelTexts::tr("A4 sheet, 70 × 37 mm, 3 × 8"),
             .label = {70, 37},
             .onRoll = false,
             .columns = 3,
             .rows = 8,
             .first = {0, 0.5},
             .padding = 5,
             .fontPoints = 9},
            {.id = u"own"_s, .name = LabelTexts::tr("Custom size"), .label = {50, 25}, .fontPoints = 7}};
}

LabelTemplate savedTemplate(const LabelTemplate &standard, const QSettings &settings)
{
    LabelTemplate saved = standard;
    const QString group = groupOf(standard.id);
    const auto read = [&](const QString &name, auto &field) {
        using Field = std::decay_t<decltype(field)>;
        if (const QVariant value = settings.value(group + name); value.canConvert<Field>())
            field = value.value<Field>();
    };
    read(u"label"_s, saved.label);
    read(u"onRoll"_s, saved.onRoll);
    read(u"sheet"_s, saved.sheet);
    read(u"columns"_s, saved.columns);
    read(u"rows"_s, saved.rows);
    read(u"first"_s, saved.first);
    read(u"gap"_s, saved.gap);
    read(u"padding"_s, saved.padding);
    read(u"fontPoints"_s, saved.fontPoints);
    bool qr = saved.symbology == Symbology::Qr;
    read(u"qr"_s, qr);
    saved.symbology = qr ? Symbology::Qr : Symbology::Code128;
    if (settings.contains(group + u"lines"_s))
        saved.lines = linesOf(settings.value(group + u"lines"_s).toList());
    return saved;
}

void saveTemplate(const LabelTemplate &edited, QSettings &settings)
{
    const QString group = groupOf(edited.id);
    settings.setValue(group + u"label"_s, edited.label);
    settings.setValue(group + u"onRoll"_s, edited.onRoll);
    settings.setValue(group + u"sheet"_s, edited.sheet);
    settings.setValue(group + u"columns"_s, edited.columns);
    settings.setValue(group + u"rows"_s, edited.rows);
    settings.setValue(group + u"first"_s, edited.first);
    settings.setValue(group + u"gap"_s, edited.gap);
    settings.setValue(group + u"padding"_s, edited.padding);
    settings.setValue(group + u"fontPoints"_s, edited.fontPoints);
    settings.setValue(group + u"qr"_s, edited.symbology == Symbology::Qr);
    settings.setValue(group + u"lines"_s, numbersOf(edited.lines));
}

void rememberTemplate(const QString &id, QSettings &settings)
{
    settings.setValue(LastTemplate, id);
}

LabelTemplate lastTemplate(const QSettings &settings)
{
    const QList<LabelTemplate> standard = standardLabelTemplates();
    const auto last = std::ranges::find(standard, settings.value(LastTemplate).toString(), &LabelTemplate::id);
    return savedTemplate(last == standard.end() ? standard.first() : *last, settings);
}

QString printerKeyOf(const QString &id)
{
    return groupOf(id) + u"printer"_s;
}

void forgetTemplate(const QString &id, QSettings &settings)
{
    const QString printer = settings.value(printerKeyOf(id)).toString();
    settings.remove(u"labels/"_s + id);
    settings.setValue(printerKeyOf(id), printer);
}

} // namespace onhire
