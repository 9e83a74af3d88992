// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sample_orders.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/painting.h"
#include "ui/shared/tables/cell_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>
#include <QTimeZone>

using namespace onhire;

static constexpr QSize CellSize{260, 36};

// The middle of all pixels that differ from the background, as a share of the width; none if there are none.
static std::optional<double> centreOfInk(const QImage &image)
{
    const QRgb background = image.pixel(1, 1);
    double sum = 0;
    int count = 0;
    for (int y = 2; y < image.height() - 3; ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != background) {
                sum += x;
                ++count;
            }
        }
    }
    return count ? std::optional(sum / count / image.width()) : std::nullopt;
}

class TestDelegates : public QObject
{
    Q_OBJECT

private:
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};

    QImage rendered(CellKind kind, bool dark, Qt::LayoutDirection direction, const QVariant &raw,
                    const QString &text, bool selected = false) const
    {
        QStandardItemModel model(1, 1);
        model.setItem(0, 0, new QStandardItem(text));
        model.setData(model.index(0, 0), raw, PagedTableModel::RawRole);
        model.setData(model.index(0, 0), raw, PagedTableModel::StatusRole);
        QStyleOptionViewItem option;
        option.palette = paletteFor(dark);
        option.direction = direction;
        option.font = QApplication::font();
        option.fontMetrics = QFontMetrics(option.font);
        option.rect = QRect(QPoint(), CellSize);
        option.state.setFlag(QStyle::State_Selected, selected);
        QImage image(CellSize, QImage::Format_RGB32);
        QPainter painter(&image);
        const std::unique_ptr<CellDelegate> delegate(delegateFor(kind, nullptr));
        delegate->paint(&painter, option, model.index(0, 0));
        return image;
    }

private Q_SLOTS:
    void everyKindIsVisibleInBothThemesAndMirrored_data()
    {
        QTest::addColumn<CellKind>("kind");
        QTest::addColumn<QVariant>("raw");
        QTest::addColumn<QString>("text");
        QTest::newRow("text") << CellKind::Text << QVariant() << u"Acme"_s;
        QTest::newRow("muted") << CellKind::Muted << QVariant() << u"Acme"_s;
        QTest::newRow("code") << CellKind::Code << QVariant() << u"7Q2M"_s;
        QTest::newRow("money") << CellKind::Money << QVariant() << u"249.50"_s;
        QTest::newRow("date") << CellKind::Date << QVariant() << u"20 Nov"_s;
        QTest::newRow("status") << CellKind::Status
                                << QVariant::fromValue(StatusLook{u"Partial"_s, Tone::Accent, Glyph::Half})
                                << u"Partial"_s;
        QTest::newRow("progress") << CellKind::Progress << QVariant::fromValue(Progress{12, 20}) << u"12/20"_s;
    }

    void everyKindIsVisibleInBothThemesAndMirrored()
    {
        QFETCH(CellKind, kind);
        QFETCH(QVariant, raw);
        QFETCH(QString, text);
        for (const bool dark : {false, true}) {
            const QImage plain = rendered(kind, dark, Qt::LeftToRight, raw, text);
            const QImage mirrored = rendered(kind, dark, Qt::RightToLeft, raw, text);
            QCOMPARE(plain.pixelColor(1, 1), colorOf(Role::Pane, dark));
            QVERIFY(centreOfInk(plain).has_value());
            QVERIFY(centreOfInk(mirrored).has_value());
            const bool isMoney =
                kind == CellKind::Money; // its decimals stand below each other in every language
            const double expected = isMoney ? *centreOfInk(plain) : 1 - *centreOfInk(plain);
            QVERIFY2(qAbs(*centreOfInk(mirrored) - expected) < 0.08, qPrintable(QString::number(expected)));
            QCOMPARE(*centreOfInk(plain) > 0.5, isMoney);
        }
    }

    void chipsAndTracksAreSeenOnASelectedRow()
    {
        const auto colors = [](const QImage &image) {
            QSet<QRgb> seen;
            for (int i = 0; i < image.width() * image.height(); ++i)
                seen.insert(image.pixel(i % image.width(), i / image.width()));
            return seen;
        };
        for (const bool dark : {false, true}) {
            const StatusLook look{u"Partial"_s, Tone::Accent, Glyph::Half};
            const QImage chip = rendered(CellKind::Status, dark, Qt::LeftToRight, QVariant::fromValue(look),
                                         u"Partial"_s, true);
            QCOMPARE(chip.pixelColor(1, 1), colorOf(Role::AccentBg, dark));
            QVERIFY(colors(chip).contains(colorOf(Role::Pane, dark).rgb()));
            QVERIFY(colors(chip).contains(colorOf(Role::Accent, dark).rgb()));
            const QImage bar = rendered(CellKind::Progress, dark, Qt::LeftToRight,
                                        QVariant::fromValue(Progress{3, 9}), u"3/9"_s, true);
            QVERIFY(colors(bar).contains(colorOf(Role::StrongLine, dark).rgb()));
            QVERIFY(colors(bar).contains(colorOf(Role::Accent, dark).rgb()));
        }
    }

    void aBarIsGreenOnceItIsFull()
    {
        QCOMPARE(barOf({3, 9}).ink, Role::Accent);
        QCOMPARE(barOf({9, 9}).ink, Role::Ok);
        QCOMPARE(barOf({0, 0}).ink, Role::Accent);
    }

    void amountsKeepTheirOrderFromRightToLeft()
    {
        const QImage plain = rendered(CellKind::Money, false, Qt::LeftToRight, {}, u"1,996.00"_s);
        const QImage mirrored = rendered(CellKind::Money, false, Qt::RightToLeft, {}, u"1,996.00"_s);
        const auto ink = [](const QImage &image) {
            int left = image.width();
            int right = 0;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 2; y < image.height() - 3; ++y) {
                    if (image.pixel(x, y) != image.pixel(1, 1)) {
                        left = qMin(left, x);
                        right = qMax(right, x);
                    }
                }
            }
            return image.copy(left, 2, right - left + 1, image.height() - 5);
        };
        QCOMPARE(ink(plain), ink(mirrored));
    }

    void momentsAreAsShortAsTheyStayClear_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QDateTime>("moment");
        QTest::addColumn<QString>("text");
        const QDateTime today({2026, 11, 21}, {9, 12}, QTimeZone::utc());
        const QDateTime yesterday({2026, 11, 20}, {9, 12}, QTimeZone::utc());
        const QDateTime lastYear({2025, 11, 20}, {9, 12}, QTimeZone::utc());
        QTest::newRow("today") << u"en_GB"_s << today << u"09:12"_s;
        QTest::newRow("this year") << u"en_GB"_s << yesterday << u"20 Nov"_s;
        QTest::newRow("this year, German") << u"de_DE"_s << yesterday << u"20. Nov."_s;
        QTest::newRow("another year") << u"en_GB"_s << lastYear << u"20 Nov 2025"_s;
    }

    void momentsAreAsShortAsTheyStayClear()
    {
        QFETCH(QString, language);
        QFETCH(QDateTime, moment);
        QFETCH(QString, text);
        QCOMPARE(TextFormat(m_clock, QLocale(language), QTimeZone::utc()).moment(moment), text);
    }

    void moneyIsWrittenAsTheLanguageDoes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<qint64>("minor");
        QTest::addColumn<int>("exponent");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << u"en_GB"_s << qint64(199600) << 2 << u"1,996.00"_s;
        QTest::newRow("German") << u"de_DE"_s << qint64(199605) << 2 << u"1.996,05"_s;
        QTest::newRow("below one, negative") << u"en_GB"_s << qint64(-5) << 2 << u"−0.05"_s;
        QTest::newRow("negative") << u"de_DE"_s << qint64(-123456) << 2 << u"−1.234,56"_s;
        QTest::newRow("no decimals") << u"en_GB"_s << qint64(1996) << 0 << u"1,996"_s;
        QTest::newRow("three decimals") << u"en_GB"_s << qint64(1996) << 3 << u"1.996"_s;
        QTest::newRow("largest") << u"en_GB"_s << qint64(Money::Largest) << 2 << u"10,000,000,000.00"_s;
        QTest::newRow("Arabic digits") << u"ar_EG"_s << qint64(249050) << 2 << u"٢٬٤٩٠٫٥٠"_s;
    }

    void moneyIsWrittenAsTheLanguageDoes()
    {
        QFETCH(QString, language);
        QFETCH(qint64, minor);
        QFETCH(int, exponent);
        QFETCH(QString, text);
        const TextFormat format(m_clock, QLocale(language), QTimeZone::utc());
        QCOMPARE(format.money(Money::fromMinor(minor), exponent), text);
    }

    void aPillIsWideEnoughForItsWord_data()
    {
        QTest::addColumn<int>("pixels");
        for (int pixels = 10; pixels <= 30; ++pixels)
            QTest::addRow("font of %d pixels", pixels) << pixels;
    }

    void aPillIsWideEnoughForItsWord()
    {
        QFETCH(int, pixels);
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        const StatusLook look{u"Confirmed"_s, Tone::Accent, Glyph::Check};
        const auto drawn = [&](const QSize &size) {
            QImage image(400, 80, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintPill(&painter, QRect(QPoint(), size), font, look, paletteFor(false), Qt::LeftToRight);
            return image.copy(0, 0, pillSize(font, look).width() - pixels / 2, size.height());
        };
        const QSize size = pillSize(font, look);
        QCOMPARE(drawn(size), drawn(size + QSize(100, 0)));
    }

    void arrowsThatPointSomewhereAreMirrored()
    {
        const auto drawn = [](Glyph glyph, Qt::LayoutDirection direction) {
            QImage image(32, 32, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintGlyph(&painter, image.rect(), glyph, Qt::black, direction);
            return image;
        };
        const QImage arrow = drawn(Glyph::ArrowNext, Qt::LeftToRight);
        const QImage mirrored = drawn(Glyph::ArrowNext, Qt::RightToLeft).mirrored(true, false);
        for (int i = 0; i < 32 * 32; ++i) {
            const QPoint at(i % 32, i / 32);
            QVERIFY(qAbs(qGray(arrow.pixel(at)) - qGray(mirrored.pixel(at)))
                    < 48); // smoothing differs by shades
        }
        QVERIFY(arrow != drawn(Glyph::ArrowNext, Qt::RightToLeft));
        QCOMPARE(drawn(Glyph::Orders, Qt::RightToLeft), drawn(Glyph::Orders, Qt::LeftToRight));
    }

    void everyGlyphIsDrawn()
    {
        for (int glyph = int(Glyph::None) + 1; glyph <= int(Glyph::Warning); ++glyph) {
            const QImage image = iconOf(Glyph(glyph)).pixmap(32, 32).toImage();
            bool inked = false;
            for (int i = 0; i < 32 * 32; ++i)
                inked |= qAlpha(image.pixel(i % 32, i / 32)) > 128;
            QVERIFY2(inked, qPrintable(QString::number(glyph)));
        }
    }
};

ONHIRE_GUI_TEST(TestDelegates)
#include "tst_delegates.moc"
