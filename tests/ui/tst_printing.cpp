// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdf_maker.h"
#include "core/services/assets/assets.h"
#include "core/services/contracts/contracts.h"
#include "core/services/documents/page_text.h"
#include "core/services/files/files.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/ui_place.h"
#include "tests/watch/gui_test.h"
#include "ui/papers/device_papers.h"
#include "ui/papers/kept_paper_dialog.h"
#include "ui/papers/order_papers.h"
#include "ui/papers/packing_list.h"
#include "ui/papers/return_slip_dialog.h"
#include "ui/papers/show_paper.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/printing/label_sheet.h"
#include "ui/shared/printing/page_preview.h"
#include "ui/shared/printing/printer_box.h"
#include "ui/shared/text/record_values.h"

#include <QCoroSignal>
#include <QCoroTask>

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

class SomePage : public Page
{
public:
    QString title() const override { return u"Some page"_s; }
};

LabelContent label(const QString &code)
{
    return {code,
            {},
            {{LabelLine::Product, u"ThinkPad T14 G4, Grade A"_s}, {LabelLine::Company, u"Nordlicht GmbH"_s}}};
}

QList<LabelContent> sampleLabels(int count)
{
    QList<LabelContent> made;
    for (int number = 1; number <= count; ++number)
        made.append(label(u"PF4K%1XQ"_s.arg(number, 6, 10, QChar(u'0'))));
    return made;
}

QByteArray pdfOf(const Printout &printout)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writePdf(printout, &buffer) ? bytes : QByteArray();
}

// Of every page, in mm.
QList<QSizeF> pageSizes(const QByteArray &pdf)
{
    static const QRegularExpression box(u"/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"_s);
    QList<QSizeF> sizes;
    for (auto found = box.globalMatch(QString::fromLatin1(pdf)); found.hasNext();) {
        const auto match = found.next();
        sizes += QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()) * 25.4 / 72;
    }
    return sizes;
}

// A machine with two of them, which may be switched off.
class TwoPrinters : public Printers
{
public:
    QStringList names() const override { return {u"Office"_s, u"Zebra"_s}; }
    QString usual() const override { return u"Office"_s; }
    bool print(const QString &name, const Printout &) const override
    {
        going.acquire();
        going.release();
        if (areOn)
            printedOn += name;
        ++asked;
        return areOn;
    }

    std::atomic<bool> areOn = true;
    mutable QSemaphore going{1}; // none: they have got stuck
    mutable std::atomic<int> asked = 0;
    mutable QStringList printedOn; // as they were asked: look at it once they have answered
};

// What stands for CUPS as long as it exists: it takes what is printed once it is told to.
class FakeSpooler
{
public:
    explicit FakeSpooler(const QString &folder) : m_folder(folder)
    {
        QFile script(m_folder.filePath(u"lp"_s));
        if (!m_folder.mkpath(u"."_s) || !script.open(QIODevice::WriteOnly))
            qFatal("no spooler");
        script.write("#!/bin/sh\ncat > /dev/null\necho >> \"$0.asked\"\n"
                     "until [ -e \"$0.answer\" ]; do sleep 0.02; done\n"
                     "answer=$(cat \"$0.answer\")\nrm \"$0.answer\"\nexit $answer\n");
        script.setPermissions(script.permissions() | QFile::ExeOwner);
        script.close();
        qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + m_path);
    }
    ~FakeSpooler() { qputenv("PATH", m_path); }
    Q_DISABLE_COPY_MOVE(FakeSpooler)

    int asked() const // how often
    {
        QFile asked(m_folder.filePath(u"lp.asked"_s));
        return asked.open(QIODevice::ReadOnly) ? int(asked.size()) : 0;
    }
    void take() const { answer("0"); }
    void refuse() const { answer("1"); }

private:
    void answer(const QByteArray &code) const
    {
        QSaveFile answer(m_folder.filePath(u"lp.answer"_s));
        if (!answer.open(QIODevice::WriteOnly) || answer.write(code) != code.size() || !answer.commit())
            qFatal("no answer");
    }

    const QDir m_folder;
    const QByteArray m_path = qgetenv("PATH");
};

// The share of dark pixels in a part of a page, in mm.
double inkIn(const QImage &page, const QRectF &mm, qreal pixelsPerMm)
{
    const QRect part =
        QRectF(mm.topLeft() * pixelsPerMm, mm.size() * pixelsPerMm).toAlignedRect() & page.rect();
    int dark = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            dark += qGray(page.pixel(x, y)) < 128;
    }
    return part.isEmpty() ? 0 : double(dark) / (part.width() * part.height());
}

} // namespace

class TestPrinting : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<SomePage> m_page;
    QString m_order, m_rental;

    std::unique_ptr<LabelDialog> openLabels(PrintQueue &queue, int count)
    {
        auto dialog = std::make_unique<LabelDialog>(u"Labels"_s, sampleLabels(count), m_place->settings(),
                                                    m_page.get(), queue);
        dialog->QWidget::show();
        QCoro::waitFor(qCoro(printer(*dialog), &PrinterBox::found));
        return dialog;
    }
    static PrinterBox *printer(const LabelDialog &dialog) { return dialog.findChild<PrinterBox *>(); }
    static QPushButton *buttonOf(const QDialog &dialog, const QString &words)
    {
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->text() == words)
                return button;
        }
        qFatal("no button %s", qUtf8Printable(words));
    }
    static void press(const LabelDialog &dialog, const QString &words)
    {
        QTest::mouseClick(buttonOf(dialog, words), Qt::LeftButton);
    }

    static void keep(const Printout &printout, const QString &name)
    {
        const QString folder = qEnvironmentVariable("ONHIRE_KEEP_PICTURES");
        if (folder.isEmpty())
            return;
        QFile file(u"%1/%2.pdf"_s.arg(folder, name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(writePdf(printout, &file));
    }
    static void keep(QWidget *widget, const QString &name)
    {
        if (const QString folder = qEnvironmentVariable("ONHIRE_KEEP_PICTURES"); !folder.isEmpty())
            QVERIFY(widget->grab().save(u"%1/%2.png"_s.arg(folder, name)));
    }

    void fill()
    {
        m_place->product(
            R"({"productSku":"TP14","name":"ThinkPad T14 G4","specification":"16 GB","category":"Laptops","brand":"Lenovo",)"
            R"("variants":[{"variantSku":"TP14-A","variantName":"ThinkPad T14 G4, Grade A","grade":"A","listPrice":1999,)"
            R"("pricing":[{"contractLength":12,"monthlyPrice":49.90}]}]})");
        m_order =
            m_place
                ->order(
                    R"({"customer":{"email":"it@acme.example","firstName":"Jo","lastName":"Marsh","company":"Acme Logistics","phone":"+49 40 123456"},)"
                    R"("billingAddress":{"contactName":"Jo Marsh","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE","postalCode":"20457"},)"
                    R"("shippingAddress":{"contactName":"Jo Marsh","company":"Acme Logistics","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE","postalCode":"20457"},)"
                    R"("notes":"Deliver to <gate 4>","items":[{"sku":"TP14-A","quantity":20,"contractLength":12}]})")
                .id;
        const Context here = m_place->context();
        UiPlace::value(confirmOrder(here, m_order));
        for (const QByteArray &serial : {"PF4KA0001XQ"_ba, "PF4KA0002XQ"_ba}) {
            const auto asset =
                AssetRequest::read(readJson(R"({"serialNumber":")" + serial + R"(","sku":"TP14-A"})").value(),
                                   *here.tenant, here.now().date());
            UiPlace::value(createAsset(here, UiPlace::value(asset)));
            const auto rental = SubscriptionRequest::read(
                readJson(R"({"orderId":")" + m_order.toLatin1() + R"(","serialNumber":")" + serial + R"("})")
                    .value(),
                *here.tenant, here.now().date());
            m_rental = UiPlace::value(createSubscription(here, UiPlace::value(rental))).id;
        }
    }

    ShownRecord shownOrder() const
    {
        const Record order = UiPlace::value(findOrder(m_place->context(), m_order));
        return {order.id, valueOf(order), order.version, u"Order"_s};
    }
    ShownRecord shownDevice(const QString &serial) const
    {
        const Record device = UiPlace::value(findAsset(m_place->context(), serial));
        return {device.id, valueOf(device), device.version, serial};
    }
    Letterhead letterhead() const { return letterheadOf(m_place->workplace()); }

private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<UiPlace>();
        m_page = std::make_unique<SomePage>();
        m_page->resize(1000, 700);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_place.reset();
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void labels_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<int>("pages"); // of 30 labels
        QTest::newRow("roll-57x32") << 0 << QSizeF(57, 32) << 30;
        QTest::newRow("roll-89x36") << 1 << QSizeF(89, 36) << 30;
        QTest::newRow("sheet-70x37") << 2 << QSizeF(210, 297) << 2;
        QTest::newRow("own") << 3 << QSizeF(50, 25) << 30;
    }

    void labels()
    {
        QFETCH(int, index);
        QFETCH(QSizeF, paper);
        QFETCH(int, pages);
        const LabelTemplate format = standardLabelTemplates().at(index);
        QVERIFY(format.fitsItsSheet());
        const LabelSheet sheet(u"Labels"_s, format, sampleLabels(30));
        const QByteArray pdf = pdfOf(sheet);
        const QList<QSizeF> sizes = pageSizes(pdf);
        QCOMPARE(sizes.size(), pages);
        for (const QSizeF &size : sizes) {
            QVERIFY2(qAbs(size.width() - paper.width()) < 0.2, qPrintable(QString::number(size.width())));
            QVERIFY2(qAbs(size.height() - paper.height()) < 0.2, qPrintable(QString::number(size.height())));
        }
        QVERIFY(!pdf.contains("/Subtype /Image")); // shapes and letters, no picture
        keep(sheet, u"labels-"_s + QLatin1StringView(QTest::currentDataTag()));
    }

    void everyLabelCanBeReadByAScanner_data() { labels_data(); }

    void everyLabelCanBeReadByAScanner()
    {
        QFETCH(int, index);
        LabelTemplate format = standardLabelTemplates().at(index);
        for (const Symbology symbology : {Symbology::Code128, Symbology::Qr}) {
            format.symbology = symbology;
            const LabelLayout layout = layoutOf(format, label(u"PF4K000001XQ"_s));
            QVERIFY(layout.barcode);
            QCOMPARE(layout.barcode->symbology, symbology);
            QVERIFY2(layout.moduleWidth >= narrowestModule(symbology),
                     qPrintable(QString::number(layout.moduleWidth)));
            const QRectF whole(QPointF(), format.label);
            QVERIFY(whole.contains(layout.barcodeRect));
            QVERIFY(whole.contains(layout.codeRect));
            QVERIFY(!layout.barcodeRect.intersects(layout.codeRect));
            QVERIFY(!layout.barcodeRect.intersects(layout.linesRect));

            constexpr qreal PixelsPerMm = 20;
            const LabelSheet one(u"Label"_s, format, {label(u"PF4K000001XQ"_s)});
            const QImage page = pictureOf(one, 0, PixelsPerMm);
            const QPointF corner = format.placeOf(0);
            QVERIFY(inkIn(page, layout.barcodeRect.translated(corner), PixelsPerMm) > 0.2);
            QVERIFY(inkIn(page, layout.codeRect.translated(corner), PixelsPerMm) > 0.01);
            QVERIFY(inkIn(page, layout.linesRect.translated(corner), PixelsPerMm) > 0.01);
            const qreal quiet = 10 * layout.moduleWidth;
            if (symbology == Symbology::Code128) {
                const QRectF before(corner.x(), layout.barcodeRect.top() + corner.y(), quiet * 0.9,
                                    layout.barcodeRect.height());
                QCOMPARE(inkIn(page, before, PixelsPerMm), 0.0);
            }
        }
    }

    void aPrinterGetsBarsOfWholeDots()
    {
        const qreal dot = 25.4 / 203; // of a common label printer
        for (const LabelTemplate &format : standardLabelTemplates()) {
            const LabelLayout layout = layoutOf(format, label(u"PF4K000001XQ"_s), dot);
            QVERIFY(layout.barcode);
            const qreal dots = layout.moduleWidth / dot;
            QVERIFY2(qAbs(dots - qRound(dots)) < 0.001, qPrintable(QString::number(dots)));
            QVERIFY(layout.moduleWidth >= narrowestModule(layout.barcode->symbology));
        }
    }

    void aCodeThatIsTooLongForBarsBecomesAMatrix_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("long") << u"SN-"_s + QString(60, u'X');
        QTest::newRow("arabic") << u"جهاز-١٢"_s;
    }

    void aCodeThatIsTooLongForBarsBecomesAMatrix()
    {
        QFETCH(QString, code);
        const LabelLayout layout = layoutOf(standardLabelTemplates().constFirst(), label(code));
        QVERIFY(layout.barcode);
        QCOMPARE(layout.barcode->symbology, Symbology::Qr);
    }

    void aLabelThatIsTooSmallSaysSo()
    {
        LabelTemplate tiny = standardLabelTemplates().constLast();
        tiny.label = {12, 8};
        LabelSheet sheet(u"Labels"_s, tiny, sampleLabels(3));
        QCOMPARE(sheet.withoutBarcode(), 3);
    }

    void labelsThatAreUsedUpAreLeftOut()
    {
        const LabelTemplate format = standardLabelTemplates().at(2);
        const LabelSheet sheet(u"Labels"_s, format, sampleLabels(2), 4);
        QCOMPARE(sheet.pageCount(), 1);
        const QImage page = pictureOf(sheet, 0, 4);
        const auto at = [&](int place) { return QRectF(format.placeOf(place), format.label); };
        for (const int empty : {0, 1, 2, 3, 6})
            QCOMPARE(inkIn(page, at(empty), 4), 0.0);
        QVERIFY(inkIn(page, at(4), 4) > 0.01);
        QVERIFY(inkIn(page, at(5), 4) > 0.01);
        QCOMPARE(LabelSheet(u"Labels"_s, format, sampleLabels(22), 4).pageCount(), 2);
    }

    void whatIsChangedAboutLabelsIsRememberedForEachKindOfThem()
    {
        {
            LabelDialog dialog(u"Labels"_s, sampleLabels(2), m_place->settings());
            dialog.templates()->setCurrentIndex(1);
            Q_EMIT dialog.templates()->activated(1);
            dialog.width()->setValue(80);
            dialog.check(LabelLine::Company)->setChecked(false);
            dialog.symbologies()->setCurrentIndex(1);
            Q_EMIT dialog.symbologies()->activated(1);
            QVERIFY(!dialog.check(LabelLine::Customer)); // none of these labels has one
        }
        LabelDialog again(u"Labels"_s, sampleLabels(2), m_place->settings());
        QCOMPARE(again.templates()->currentIndex(), 1);
        QCOMPARE(again.format().label, QSizeF(80, 36));
        QCOMPARE(again.format().lines, QList{LabelLine::Product});
        QCOMPARE(again.format().symbology, Symbology::Qr);
        Q_EMIT again.templates()->activated(0);
        QCOMPARE(again.format(), standardLabelTemplates().constFirst());
    }

    void allSizesCanBeReachedInASmallWindow()
    {
        PrintQueue &queue = PrintQueue::ofThisMachine();
        auto dialog = openLabels(queue, 2);
        dialog->resize(dialog->QWidget::width(), dialog->minimumSizeHint().height());
        const int height = dialog->height();
        dialog->templates()->setCurrentIndex(dialog->templates()->count() - 1);
        Q_EMIT dialog->templates()->activated(dialog->templates()->currentIndex());
        press(*dialog, u"Sizes"_s);
        QScrollBar *bar = dialog->findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QCOMPARE(dialog->height(), height);
        bar->setValue(bar->maximum());
        QVERIFY(!printer(*dialog)->visibleRegion().isEmpty());
        QVERIFY(!buttonOf(*dialog, u"Save as PDF…"_s)->visibleRegion().isEmpty());
    }

    void eachFieldOfLabelsHasALabel()
    {
        auto dialog = openLabels(PrintQueue::ofThisMachine(), 2);
        QStringList labels;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible() && label->buddy())
                labels += QString(label->text()).remove(u'&');
        }
        for (const QString &label : {u"Labels"_s, u"Code type"_s, u"Copies of each"_s, u"Printer"_s})
            QVERIFY2(labels.contains(label), qPrintable(labels.join(u", "_s)));
    }

    void eachKindOfLabelsKeepsThePrinterThatItIsIn()
    {
        TwoPrinters printers;
        PrintQueue queue(printers);
        const auto open = [&] { return openLabels(queue, 2); };
        auto dialog = open();
        Q_EMIT dialog->templates()->activated(1);
        QCOMPARE(printer(*dialog)->currentText(), u"Office"_s);
        printer(*dialog)->setCurrentText(u"Zebra"_s);
        press(*dialog, u"Print"_s);
        QTRY_VERIFY(!dialog->isVisible());
        QCOMPARE(printers.printedOn, QStringList{u"Zebra"_s});

        dialog = open();
        QCOMPARE(dialog->templates()->currentIndex(), 1);
        QCOMPARE(printer(*dialog)->currentText(), u"Zebra"_s);
        Q_EMIT dialog->templates()->activated(0);
        QCOMPARE(printer(*dialog)->currentText(), u"Office"_s);
        Q_EMIT dialog->templates()->activated(1);
        press(*dialog, u"Reset sizes"_s); // of the sizes
        QCOMPARE(printer(*dialog)->currentText(), u"Zebra"_s);

        printers.areOn = false;
        printer(*dialog)->setCurrentText(u"Office"_s);
        press(*dialog, u"Print"_s);
        QTRY_VERIFY2(dialog->note().startsWith(u"The printer did not accept this."_s),
                     qPrintable(dialog->note()));
        QVERIFY(dialog->isVisible());
        QCOMPARE(printer(*open())->currentText(), u"Zebra"_s); // on which it was printed last
    }

    void aPrinterThatHasGotStuckKeepsNobodyWaiting()
    {
        static const TwoPrinters printers; // they outlive what hangs in them
        auto queue = std::make_unique<PrintQueue>(printers);
        auto dialog = openLabels(*queue, 2);
        printers.going.acquire();
        press(*dialog, u"Print"_s);
        QVERIFY(!buttonOf(*dialog, u"Print"_s)->isEnabled()); // not once more
        dialog->copies()->setValue(3);
        press(*dialog, u"Next page"_s);
        QTest::qWait(50);
        press(*dialog, u"Back"_s);
        QVERIFY(!dialog->isVisible());
        dialog.reset();
        QElapsedTimer closing;
        closing.start();
        queue.reset();
        QVERIFY2(std::chrono::milliseconds(closing.elapsed()) < PrintQueue::LongestEnd + 1s,
                 "it waits for the printer");
        printers.going.release();
        QTRY_COMPARE(printers.asked.load(), 1); // it goes on where it was
        QCOMPARE(printers.printedOn, QStringList{u"Office"_s});
    }

    void whoHasTwoThousandLabelsMadeCanGoOnMeanwhile()
    {
        PrintQueue &queue = PrintQueue::ofThisMachine();
        auto dialog = openLabels(queue, 2000);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"labels.pdf"_s);
        QSignalSpy done(dialog.get(), &PrintDialog::done);
        dialog->savePdfAs(path);
        int turns = 0;
        for (; done.isEmpty() && turns < 20'000; ++turns)
            QTest::qWait(1);
        QVERIFY2(turns > 10, "it was not made meanwhile");
        QCOMPARE(done.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(pageSizes(file.readAll()).size(), 2000);
    }

    void copiesOfALabelAreBesideEachOther()
    {
        LabelDialog dialog(u"Labels for 2 devices"_s, sampleLabels(2), m_place->settings());
        dialog.copies()->setValue(3);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"labels.pdf"_s);
        QCoro::waitFor(dialog.savePdfAs(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(pageSizes(file.readAll()).size(), 6);
    }

    void aFileThatCannotBeWrittenIsToldInTheDialog()
    {
        LabelDialog dialog(u"Labels"_s, sampleLabels(1), m_place->settings());
        QCoro::waitFor(dialog.savePdfAs(u"/nowhere/at/all.pdf"_s));
        QVERIFY(dialog.note().startsWith(u"The file could not be saved"_s));
    }

    void anOrdersLabelIsReadByTheScanDesk()
    {
        fill();
        printOrderLabels(m_place->workplace(), {shownOrder()}, *m_page);
        auto *dialog = m_page->findChild<LabelDialog *>();
        QVERIFY(dialog);
        QTest::qWait(50);
        keep(dialog, u"label-dialog"_s);
        const QString code = shortCodeOf(m_order);
        QVERIFY(!shortCodeFrom(code).isEmpty());
        QVERIFY(m_order.endsWith(shortCodeFrom(code)));
        const LabelSheet sheet(u"Order"_s, standardLabelTemplates().constFirst(), {label(code)});
        keep(sheet, u"label-order"_s);
    }

    void aDevicesLabelSaysWhoHasIt()
    {
        fill();
        printDeviceLabels(m_place->workplace(), {shownDevice(u"PF4KA0001XQ"_s)}, *m_page);
        QTRY_VERIFY(m_page->findChild<LabelDialog *>());
        auto *dialog = m_page->findChild<LabelDialog *>();
        QVERIFY(dialog->check(LabelLine::Customer));
        QVERIFY(dialog->check(LabelLine::Order));
    }

    void aPackingListHasTheItemsAndTheirDevices()
    {
        fill();
        const PackingFacts facts = UiPlace::value(packingFacts(m_place->context(), m_order));
        QCOMPARE(facts.serials.value(0), (QStringList{u"PF4KA0001XQ"_s, u"PF4KA0002XQ"_s}));
        const PaperContent content = packingList(facts, letterhead());
        for (const QString &word :
             {u"Acme Logistics"_s, u"Hafenstr. 12"_s, u"20457 Hamburg"_s, u"PF4KA0001XQ"_s, u"TP14-A"_s,
              u"Deliver to &lt;gate 4&gt;"_s, u"18 devices are not assigned yet"_s, shortCodeOf(m_order)})
            QVERIFY2(content.html.contains(word), qPrintable(word));
        const Paper paper(u"Packing list"_s, {content, content}, pageWords());
        const QByteArray pdf = pdfOf(paper);
        QCOMPARE(pageSizes(pdf).size(), 2); // each on a page of its own
        QVERIFY(qAbs(pageSizes(pdf)[0].width() - 210) < 0.3);
        QVERIFY(!pdf.contains("/Subtype /Image"));
        QVERIFY(inkIn(pictureOf(paper, 0, 8), QRectF(120, 18, 70, 14), 8) > 0.2); // the barcode
        keep(paper, u"packing-list"_s);
    }

    // A page is as wide as there is room, and scrolled.
    void aPackingListIsShownSoThatItCanBeRead()
    {
        fill();
        m_page->resize(1400, 900);
        printPackingLists(m_place->workplace(), {shownOrder()}, *m_page);
        QTRY_VERIFY(m_page->findChild<PrintDialog *>());
        auto *dialog = m_page->findChild<PrintDialog *>();
        auto *preview = dialog->findChild<PagePreview *>();
        QTRY_VERIFY(preview->width() > 650); // at 96 dots an inch a page is 794 wide
        QTRY_VERIFY(preview->height() > preview->width() * 1.3);
        const QScrollBar *bar =
            qobject_cast<QScrollArea *>(preview->parentWidget()->parentWidget())->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        keep(dialog, u"packing-list-dialog"_s);
    }

    void headingsAreLargeThoughTheFontOfTheScreensIsOfPixels()
    {
        const auto again = qScopeGuard([usual = QApplication::font()] { QApplication::setFont(usual); });
        QFont pixels = QApplication::font();
        pixels.setPixelSize(13);
        QApplication::setFont(pixels);
        const Paper paper(u"Paper"_s, {{.title = {}, .html = htmlPage(u"<h1>Heading</h1>"_s), .footer = {}}},
                          pageWords());
        QVERIFY(inkIn(pictureOf(paper, 0, 8), QRectF(20, 20, 30, 7), 8) > 0.05);
    }

    void aLongPackingListGoesOnOnTheNextPage()
    {
        fill();
        PackingFacts facts = UiPlace::value(packingFacts(m_place->context(), m_order));
        for (int number = 0; number < 400; ++number)
            facts.serials[0] += u"PF4KB%1XQ"_s.arg(number, 4, 10, QChar(u'0'));
        const Paper paper(u"Packing list"_s, {packingList(facts, letterhead())}, pageWords());
        keep(paper, u"packing-list-long"_s);
        QVERIFY(paper.pageCount() > 1);
        for (int page = 0; page < paper.pageCount(); ++page)
            QVERIFY(inkIn(pictureOf(paper, page, 3), QRectF(20, 18, 170, 255), 3) > 0);
    }

    void aReturnSlipIsCompleteOnceItsAddressIsKnown()
    {
        fill();
        printReturnSlips(m_place->workplace(), {shownDevice(u"PF4KA0002XQ"_s)}, *m_page);
        QTRY_VERIFY(m_page->findChild<ReturnSlipDialog *>());
        auto *dialog = m_page->findChild<ReturnSlipDialog *>();
        QCOMPARE(dialog->addressFault(), u"The return address is missing."_s);
        QTest::keyClicks(dialog->address(), u"Lagerweg 5, 22525 Hamburg"_s);
        QCOMPARE(dialog->addressFault(), QString());
        QTest::qWait(50);
        keep(dialog, u"return-slip-dialog"_s);
        dialog->close();

        const ReturnFacts facts = UiPlace::value(returnFacts(m_place->context(), m_rental));
        const PaperContent slip = returnSlip(facts, u"Lagerweg 5\n22525 Hamburg"_s, letterhead());
        for (const QString &word : {u"PF4KA0002XQ"_s, u"Acme Logistics"_s, u"Lagerweg 5<br>22525 Hamburg"_s,
                                    shortCodeOf(m_rental), u"Nordlicht GmbH"_s})
            QVERIFY2(slip.html.contains(word), qPrintable(word));
        keep(Paper(slip.title, {slip}, pageWords()), u"return-slip"_s);
        QVERIFY(!slip.html.contains(u"Return by"_s)); // nothing is agreed
        const ReturnSlipDialog again(m_place->workplace(), {facts});
        QCOMPARE(again.address()->toPlainText(), u"Lagerweg 5, 22525 Hamburg"_s);
    }

    void papersRunFromRightToLeftInArabic()
    {
        fill();
        m_place->setLanguage(QLocale(u"ar_EG"_s));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const PackingFacts facts = UiPlace::value(packingFacts(m_place->context(), m_order));
        const Paper list(u"Packing list"_s, {packingList(facts, letterhead())}, pageWords());
        keep(list, u"packing-list-arabic"_s);
        const QImage page = pictureOf(list, 0, 8);
        QVERIFY(inkIn(page, QRectF(20, 18, 70, 14), 8) > 0.2); // the barcode is where reading ends
        QVERIFY(inkIn(page, QRectF(120, 18, 70, 14), 8) < 0.2);
        LabelContent arabic = label(u"PF4K000001XQ"_s);
        arabic.lines[LabelLine::Product] = u"حاسوب محمول ThinkPad T14"_s;
        arabic.lines[LabelLine::Company] = u"شركة الخليج للتقنية"_s;
        LabelTemplate format = standardLabelTemplates().constFirst();
        keep(LabelSheet(u"Labels"_s, format, {arabic}), u"label-arabic"_s);
        format.symbology = Symbology::Qr;
        keep(LabelSheet(u"Labels"_s, format, {arabic}), u"label-arabic-qr"_s);
    }

    void theContractIsTheFileThatTheApiKeeps()
    {
        fill();
        QTemporaryDir folder;
        const auto files = UiPlace::value(FileRoom::open(folder.filePath(u"files"_s), m_place->context().now(),
                                                         std::make_shared<const PdfMaker>()));
        const Workplace workplace = m_place->workplaceWith(files);
        makeContract(workplace, m_order, *m_page);
        auto *dialog = m_page->findChild<KeptPaperDialog *>();
        QVERIFY(dialog);
        QSignalSpy succeeded(m_page.get(), &Page::succeeded);
        const QString path = folder.filePath(u"Contract.pdf"_s);
        dialog->saveAs(path);
        QTRY_COMPARE(succeeded.size(), 1);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray pdf = saved.readAll();
        QVERIFY(pdf.startsWith("%PDF"));

        Context here = m_place->context();
        here.files = files.get();
        ListRequest request;
        request.sortBy = u"createdAt"_s;
        request.filters = {{u"orderId"_s, m_order}};
        const ListPage kept = UiPlace::value(listFiles(here, request));
        QCOMPARE(kept.records.size(), 1);
        const QString fileId = readJson(kept.records[0]).value()[u"fileId"].toString();
        QCOMPARE(UiPlace::value(openFile(here, fileId)).content->readAll(), pdf);
    }

    // CUPS may take its time.
    void aContractIsPrintedOnceHoweverOftenThatIsAskedFor()
    {
        fill();
        QTemporaryDir folder;
        const auto files = UiPlace::value(FileRoom::open(folder.filePath(u"files"_s), m_place->context().now(),
                                                         std::make_shared<const PdfMaker>()));
        const KeptPaper contract{.kind = u"contract"_s,
                                 .title = u"Contract"_s,
                                 .about = {},
                                 .fileName = u"Contract"_s,
                                 .make = [order = m_order](const Context &context) {
                                     return generateContract(context, {.orderId = order});
                                 }};
        const TwoPrinters printers;
        PrintQueue queue(printers);
        KeptPaperDialog dialog(m_place->workplaceWith(files), contract, m_page.get(), queue);
        dialog.show();
        QSignalSpy done(&dialog, &KeptPaperDialog::done);
        QPushButton *print = buttonOf(dialog, u"Print"_s), *save = buttonOf(dialog, u"Save as PDF…"_s);
        QTRY_VERIFY(print->isEnabled());

        const FakeSpooler spooler(folder.filePath(u"bin"_s));
        print->click();
        QTRY_COMPARE(spooler.asked(), 1);
        QVERIFY(!print->isEnabled());
        QVERIFY(!save->isEnabled());
        print->click();
        spooler.refuse();
        QTRY_COMPARE(dialog.note(), u"The printer did not accept this. Check that it is on and has paper."_s);
        QVERIFY(print->isEnabled());
        QVERIFY(save->isEnabled());
        QCOMPARE(spooler.asked(), 1);
        print->click();
        QTRY_COMPARE(spooler.asked(), 2);
        spooler.take();
        QTRY_COMPARE(done.size(), 1);
        QVERIFY(!dialog.isVisible());
    }

    void aPrinterThatIsGoneGivesWayToTheUsualOne()
    {
        class OtherUsual : public TwoPrinters
        {
        public:
            QString usual() const override { return u"Zebra"_s; }
        };
        const OtherUsual printers;
        PrintQueue queue(printers);
        PrinterBox box(queue, nullptr);
        box.prefer(u"Basement"_s);
        QCoro::waitFor(qCoro(&box, &PrinterBox::found));
        QCOMPARE(box.currentText(), u"Zebra"_s);
        box.prefer(u"Office"_s);
        QCOMPARE(box.currentText(), u"Office"_s);
    }

    void whereFilesAreNotAtHandTheContractSaysSo()
    {
        fill();
        makeContract(m_place->workplace(), m_order, *m_page);
        auto *dialog = m_page->findChild<KeptPaperDialog *>();
        dialog->saveAs(QDir::temp().filePath(u"never.pdf"_s));
        QTRY_VERIFY(!dialog->note().isEmpty());
    }
};

ONHIRE_GUI_TEST(TestPrinting)
#include "tst_printing.moc"
