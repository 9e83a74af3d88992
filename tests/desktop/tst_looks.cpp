// SPDX-License-Identifier: GPL-3.0-or-later
// What ./dev screens says of its pictures: each kind of fault is seen, and what is well is not told of.
#include "app/desktop/look_check.h"
#include "app/desktop/missing_words.h"
#include "app/desktop/painted_look.h"
#include "tests/ui/sample_orders.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_parts.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/tables/data_table.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestLooks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    QLabel *m_label = nullptr;

    void paint(const QColor &ink)
    {
        QPalette palette;
        palette.setColor(QPalette::Window, Qt::white);
        palette.setColor(QPalette::WindowText, ink);
        m_window->setPalette(palette);
    }

    // The only one that knows a word of German.
    class OneWord : public QTranslator
    {
    public:
        using QTranslator::QTranslator;
        bool isEmpty() const override { return false; }
        QString translate(const char *, const char *source, const char *, int) const override
        {
            return qstrcmp(source, "Back") == 0 ? u"Zurück"_s : QString();
        }
    };

    // Writes by hand, each text in its place.
    class HandWriter : public QWidget
    {
    public:
        using QWidget::QWidget;
        QList<std::pair<QRect, QString>> texts;
        QColor ink = Qt::black;
        QFont hand;

    protected:
        void paintEvent(QPaintEvent *) override
        {
            QPainter painter(this);
            painter.setPen(ink);
            painter.setFont(hand);
            for (const auto &[place, text] : texts)
                painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        }
    };
    std::unique_ptr<HandWriter> handWriter(const QList<std::pair<QRect, QString>> &texts)
    {
        auto writer = std::make_unique<HandWriter>(m_window.get());
        writer->texts = texts;
        writer->setGeometry(10, 60, 300, 40);
        writer->hand = writer->font();
        writer->show();
        return writer;
    }

    // Leaves half of each line empty.
    class HalfLine : public QStyledItemDelegate
    {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;
        void paint(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const override
        {
            const QString text = index.data(Qt::UserRole).toString();
            painter->drawText(option.rect, Qt::AlignLeft | Qt::AlignVCenter,
                              option.fontMetrics.elidedText(text, Qt::ElideRight, option.rect.width() / share));
        }
        int share = 2;
    };

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(400, 200);
        m_label = new QLabel(u"Expected back today"_s, m_window.get());
        m_label->setGeometry(10, 10, 300, 30);
        paint(Qt::black);
        m_window->show();
    }

    void nothingIsSaidOfWhatIsWell() { QCOMPARE(faultsSeenIn(*m_window), QStringList()); }

    void paleWordsAreSeen()
    {
        paint(QColor(0xcc, 0xcc, 0xcc));
        const QStringList faults = faultsSeenIn(*m_window);
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults[0].startsWith(u"hardly stands out"), qPrintable(faults[0]));
    }

    void paleLinesAreSeenInAPictureOfAnyScale()
    {
        const auto writer = handWriter({{{0, 0, 200, 40}, u"By hand"_s}});
        for (const qreal scale : {1.0, 1.5, 2.0}) {
            const auto faults = [&] {
                QImage picture(m_window->size() * scale, QImage::Format_ARGB32_Premultiplied);
                picture.setDevicePixelRatio(scale);
                m_window->render(&picture);
                return faultsPaintedIn(*m_window, picture);
            };
            writer->ink = QColor(0x70, 0x70, 0x70);
            QVERIFY(faults().isEmpty());
            writer->ink = QColor(0x80, 0x80, 0x80);
            QCOMPARE(faults().size(), 1);
        }
    }

    void anEntryWithoutAnEdgeIsSeen()
    {
        QLineEdit entry(m_window.get());
        entry.setGeometry(10, 60, 200, 32);
        entry.setStyleSheet(
            u"QLineEdit { background: #fff; border: 1px solid #858f9f; border-radius: 6px; }"_s);
        entry.show();
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        entry.setStyleSheet(
            u"QLineEdit { background: #fff; border: 1px solid #cdd3db; border-radius: 6px; }"_s);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"has hardly an edge, 1.5 : 1"));
        entry.setEnabled(false); // nothing can be entered
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void paleLinesThatAreWrittenByHandAreSeen()
    {
        const auto writer = handWriter({{{0, 0, 200, 40}, u"By hand"_s}});
        writer->ink = QColor(0x70, 0x70, 0x70);
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        writer->ink = QColor(0x80, 0x80, 0x80);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"hardly stands out, 3.9 : 1: “By hand”"));
        writer->hand.setPixelSize(24); // what is written large may be paler
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        writer->hand.setPixelSize(13);
        writer->setEnabled(false); // and what cannot be used
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void linesByHandThatAreCutOffOrLieOverEachOtherAreSeen()
    {
        const auto writer =
            handWriter({{{0, 0, 300, 40}, u"In its place"_s}, {{150, 0, 100, 40}, u"Beside it"_s}});
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        writer->texts[1].first.moveLeft(20);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"“In its place” lies over “Beside it”"));
        writer->texts[1].first.moveLeft(280);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut off at the edge: “Beside it”"));
    }

    void aLineThatIsShortenedBesideEmptyRoomIsSeen()
    {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), u"A laser projector for meeting rooms of every size"_s, Qt::UserRole);
        QListView list(m_window.get());
        HalfLine delegate;
        list.setModel(&model);
        list.setItemDelegate(&delegate);
        list.setGeometry(10, 60, 300, 80);
        list.show();
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut with"));
        delegate.share = 1;
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void wordsThatAreCutOffAreSeen()
    {
        m_label->resize(40, 30);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut off"));
    }

    void aKeyOfTwoFieldsIsSeen()
    {
        QLineEdit entry(m_window.get());
        m_label->setBuddy(&entry);
        m_label->setText(u"&Expected back today"_s);
        QPushButton other(u"&Every day"_s, m_window.get());
        other.setGeometry(10, 60, 200, 40);
        other.show();
        QVERIFY2(faultsSeenIn(*m_window).value(0).startsWith(u"has the key of “&Expected back today”"),
                 qPrintable(faultsSeenIn(*m_window).join(u'\n')));
        other.setText(u"E&very day"_s);
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void anAmountThatMayBePartedFromItsCurrencyIsSeen()
    {
        m_label->setText(u"The fee would be 122.50 EUR."_s);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"may be parted"));
        m_label->setText(u"122.50\u00a0EUR, of 4 SSD"_s);
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void aStatusThatIsCutOffIsSeen()
    {
        Pill pill(m_window.get());
        pill.setLook({u"Confirmed"_s, Tone::Accent, Glyph::Check});
        pill.setGeometry(QRect(QPoint(10, 60), pill.sizeHint()));
        pill.show();
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        pill.resize(pill.sizeHint() - QSize(8, 0));
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut off"));
    }

    void aButtonWhoseWordsNeedMoreLinesIsSeen()
    {
        ConditionButton choice(u"poor"_s, 4, m_window.get());
        const int width = 60, height = choice.heightForWidth(width);
        QVERIFY(height > choice.heightForWidth(200));
        choice.setGeometry(10, 60, width, height);
        choice.show();
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        choice.resize(width, height - 8);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut off below"));
    }

    void aNameThatIsCutBesideUnusedRoomIsSeen()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
        AsyncRunner runner;
        const QList<Column> columns{{.id = u"name"_s, .title = u"Device"_s},
                                    {.id = u"customer"_s, .title = u"Customer"_s}};
        PagedTableModel model(
            runner,
            std::make_shared<ListSource>(QList<TableRow>{{u"1"_s, {u"Laser projector for rooms"_s, u"Ada"_s}}}),
            columns, TextFormat(clock, QLocale(u"en_GB"_s), QTimeZone::utc()));
        DataTable table(model, settings, u"any"_s);
        table.setParent(m_window.get());
        table.setGeometry(0, 50, 400, 140);
        table.show();
        model.reload();
        QTRY_VERIFY(model.hasLoaded());
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        const int whole = table.horizontalHeader()->length(), narrow = 90;
        table.horizontalHeader()->resizeSection(0, narrow);
        table.horizontalHeader()->resizeSection(1, whole - narrow);
        QVERIFY(faultsSeenIn(*m_window).value(0).startsWith(u"cut beside "));
        QVERIFY(faultsSeenIn(*m_window).value(0).contains(u"“Laser"));
    }

    void aLinkIsAsLongAsItsWords()
    {
        m_label->setText(u"<a href=\"customer\" style=\"text-decoration:none; color:#000\">Veloteam</a>"_s);
        m_label->resize(90, 30);
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
    }

    void aWindowOverAnotherIsLookedAtByItself()
    {
        QWidget dialog(m_window.get(), Qt::Dialog);
        QLabel words(u"Cancel this order?"_s, &dialog);
        words.resize(20, 30);
        dialog.show();
        QCOMPARE(faultsSeenIn(*m_window), QStringList());
        QCOMPARE(faultsSeenIn(dialog).size(), 1);
    }

    void whatHasNoWordInTheLanguageIsTold()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        const auto back = qScopeGuard([] { QLocale::setDefault(QLocale(QLocale::English)); });
        OneWord german(qApp);
        QApplication::installTranslator(&german);
        MissingWords missing(*qApp);
        missing.take(); // of what was said until now
        QCOMPARE(QCoreApplication::translate("onhire::Any", "Back"), u"Zurück"_s);
        QCOMPARE(QCoreApplication::translate("onhire::Any", "Lost"), u"Lost"_s);
        QCOMPARE(QCoreApplication::translate("QDialog", "Close"), u"Close"_s); // not ours to translate
        QCOMPARE(missing.take(), QStringList{u"Lost"_s});
        QCOMPARE(missing.take(), QStringList());
    }
};

ONHIRE_GUI_TEST(TestLooks)
#include "tst_looks.moc"
