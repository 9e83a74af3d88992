// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui_place.h"
#include "tests/ui/edit_buttons.h"
#include "tests/watch/gui_test.h"
#include "ui/products/catalogue_page.h"
#include "ui/products/price_editor.h"
#include "ui/shared/actions/action_menu.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/exports/table_exporter.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/pages/draft_card.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <future>

using namespace onhire;
using namespace Qt::StringLiterals;

static QByteArray productJson(const QByteArray &sku, const QByteArray &name, const QByteArray &category,
                              const QByteArray &brand, const QByteArray &price = "49.90")
{
    return R"({"productSku":")" + sku + R"(","name":")" + name
        + R"(","specification":"16 GB, 512 GB","category":")" + category + R"(","brand":")" + brand
        + R"(","variants":[{"variantSku":")" + sku + R"(-A","variantName":")" + name
        + R"(, Grade A","grade":"A","listPrice":1999,"pricing":[{"contractLength":12,"monthlyPrice":)" + price
        + R"(},{"contractLength":24,"monthlyPrice":39.9,"setupFee":10,"discount":{"type":"percentage","value":10}}]}]})";
}

static QByteArray orderJson(const QByteArray &sku)
{
    return R"({"customer":{"email":"ada@example.com","firstName":"Ada","lastName":"Lovelace"},)"
           R"("billingAddress":{"contactName":"Ada Lovelace","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE"},)"
           R"("shippingAddress":{"contactName":"Ada Lovelace","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE"},)"
           R"("items":[{"sku":")"
        + sku + R"(","quantity":1,"contractLength":12}]})";
}

class TestProductsPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<ActionRegistry> m_actions;
    std::unique_ptr<CataloguePage> m_page;
    QString m_laptop;

    // As after a restart, too: what is kept is what this machine keeps.
    void show(const Workplace &workplace)
    {
        m_page.reset();
        m_actions = std::make_unique<ActionRegistry>();
        m_page = std::make_unique<CataloguePage>(workplace, *m_actions);
        m_page->resize(1080, 760);
        m_page->show();
        m_page->activateWindow();
        m_page->activate();
        QTRY_COMPARE(m_page->model().rowCount(), 3);
    }
    void open(const QString &id)
    {
        m_page->open(id);
        QTRY_COMPARE(m_page->shown().id, id);
        QTRY_VERIFY(!m_page->pane()->isStale());
    }
    void edit(const QString &id)
    {
        open(id);
        m_page->act(u"catalogue.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
    }
    QPushButton *primary() const { return m_page->pane()->head()->primary(); }
    QPushButton *inBulk(const QString &action) const
    {
        for (QPushButton *each : m_page->bulkPane()->actionButtons()) {
            if (each->objectName() == action)
                return each;
        }
        return nullptr;
    }
    static QuestionDialog *question()
    {
        return qobject_cast<QuestionDialog *>(QApplication::activeModalWidget());
    }
    DraftStore drafts() { return DraftStore(m_place->settings(), *m_place->workplace().session); }
    QString idOf(const QString &name) const
    {
        for (int row = 0; row < m_page->model().rowCount(); ++row) {
            if (shown(row, 0) == name)
                return m_page->model().idAt(row);
        }
        return {};
    }
    void selectAll()
    {
        m_page->table()->setFocus();
        m_page->table()->selectAll();
        QTRY_VERIFY(m_page->bulkPane()->isVisible() && inBulk(u"catalogue.discontinue"_s));
    }
    QString shown(int row, int column) const { return m_page->model().index(row, column).data().toString(); }
    QPushButton *button(const QString &accessibleOrText) const
    {
        for (QPushButton *each : m_page->findChildren<QPushButton *>()) {
            if (each->isVisible()
                && (each->accessibleName() == accessibleOrText || each->text() == accessibleOrText))
                return each;
        }
        return nullptr;
    }
    void press(const QString &accessibleOrText) // once it is there: what is read again is built anew
    {
        QTRY_VERIFY(button(accessibleOrText));
        button(accessibleOrText)->click();
    }
    QLineEdit *line(const QString &name) const
    {
        for (QLineEdit *each : m_page->findChildren<QLineEdit *>()) {
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    JsonValue stored(const QString &id) const
    {
        return valueOf(UiPlace::value(findProduct(m_place->context(), id)));
    }
    static void retype(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<UiPlace>();
        m_laptop = m_place->product(productJson("TP14", "ThinkPad T14", "Laptops", "Lenovo")).id;
        m_place->product(productJson("IPA11", "iPad Air 11", "Tablets", "Apple", "19.90"));
        m_place->product(productJson("MIX", "Mixer", "Audio, video", "Apple", "9.90"));
        show(m_place->workplace());
        QTRY_VERIFY(m_page->model().knowsTotal());
    }
    void cleanup()
    {
        m_page.reset();
        m_actions.reset();
        m_place.reset();
    }

    void theTableShowsProductsByName()
    {
        const QAbstractItemModelTester tester(&m_page->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(shown(0, 0), u"iPad Air 11"_s);
        QCOMPARE(shown(0, 1), u"Active"_s);
        QCOMPARE(shown(0, 2), u"Tablets"_s);
        QCOMPARE(shown(0, 3), u"Apple"_s);
        QCOMPARE(shown(0, 4), u"1"_s);
        QCOMPARE(shown(0, 5), u"19.90"_s);
        QCOMPARE(shown(2, 5), u"35.91"_s); // 39.90 less 10 %
        m_page->refresh();
        QTRY_VERIFY(!m_page->model().isLoading());
        QCOMPARE(m_page->model().rowCount(), 3);
    }

    void filtersAndSearchNarrowIt_data()
    {
        QTest::addColumn<FilterState>("filter");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("category with a comma")
            << FilterState{{}, {{u"category"_s, {u"Audio, video"_s}}}} << QStringList{u"Mixer"_s};
        QTest::newRow("two brands") << FilterState{{}, {{u"brand"_s, {u"Apple"_s, u"Lenovo"_s}}}}
                                    << QStringList{u"iPad Air 11"_s, u"Mixer"_s, u"ThinkPad T14"_s};
        QTest::newRow("search") << FilterState{u"think"_s, {}} << QStringList{u"ThinkPad T14"_s};
        QTest::newRow("none") << FilterState{{}, {{u"status"_s, {u"discontinued"_s}}}} << QStringList{};
    }

    void filtersAndSearchNarrowIt()
    {
        QFETCH(FilterState, filter);
        QFETCH(QStringList, names);
        m_page->filterBar()->setState(filter);
        QTRY_COMPARE(m_page->model().rowCount(), names.size());
        for (int row = 0; row < names.size(); ++row)
            QCOMPARE(shown(row, 0), names[row]);
        QCOMPARE(m_page->emptyState()->isVisible(), names.isEmpty());
    }

    void aProductIsEditedWithTheKeyboardAlone()
    {
        m_page->table()->setFocus();
        for (int row = 0; row < 3; ++row)
            QTest::keyClick(m_page->table(), Qt::Key_Down);
        QTest::keyClick(m_page->table(), Qt::Key_Return);
        QTRY_COMPARE(m_page->shown().id, m_laptop);
        QTest::keyClick(m_page->table(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isEditing());
        QTRY_COMPARE(QApplication::focusWidget(), line(u"Name"_s));
        QTest::keyClicks(QApplication::focusWidget(), u" G5"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored(m_laptop)[u"name"].toString(), u"ThinkPad T14 G5"_s);
        QTRY_COMPARE(shown(2, 0), u"ThinkPad T14 G5"_s);
        QCOMPARE(QApplication::focusWidget(), m_page->table());
    }

    void saveLeadsToTheFirstFault()
    {
        edit(m_laptop);
        line(u"Name"_s)->clear();
        line(u"Brand"_s)->clear();
        QVERIFY(saveButton(m_page.get())->isEnabled());
        QTest::mouseClick(saveButton(m_page.get()), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), line(u"Name"_s));
        QVERIFY(line(u"Name"_s)->accessibleDescription().startsWith(u"Please fill this in."_s));
        QVERIFY(line(u"Brand"_s)->accessibleDescription().startsWith(u"Please fill this in."_s));
        QVERIFY(m_page->isEditing());
    }

    void aSkuThatIsTakenIsToldAtItsField()
    {
        edit(m_laptop);
        retype(line(u"SKU"_s), u"MIX"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(
            line(u"SKU"_s)->accessibleDescription().startsWith(u"The SKU MIX belongs to another product."_s));
        QCOMPARE(QApplication::focusWidget(), line(u"SKU"_s));
    }

    void whenTwoChangeTheSameBothValuesAreShown()
    {
        edit(m_laptop);
        retype(line(u"Name"_s), u"Mine"_s);
        const auto other = readJson(R"({"name":"Theirs","brand":"Lenovo Group"})").value();
        const Context here = m_place->context();
        UiPlace::value(reviseProduct(here, m_laptop,
                                     UiPlace::value(ProductRequest::readPatch(other, m_laptop, *here.tenant))));

        saveButton(m_page.get())->click();
        QTRY_VERIFY(m_page->findChild<ConflictCard *>());
        QVERIFY(m_page->pane()->fault().startsWith(u"Someone else changed this"_s));
        const auto *card = m_page->findChild<ConflictCard *>();
        QCOMPARE(card->findChild<QLabel *>(u"theirs"_s)->text(), u"Theirs"_s);
        QCOMPARE(card->findChild<QLabel *>(u"yours"_s)->text(), u"Mine"_s);
        QCOMPARE(line(u"Brand"_s)->text(), u"Lenovo Group"_s); // not touched here, so it is theirs
        QCOMPARE(line(u"Name"_s)->text(), u"Mine"_s);
        QCOMPARE(stored(m_laptop)[u"name"].toString(), u"Theirs"_s);

        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored(m_laptop)[u"name"].toString(), u"Mine"_s);
        QCOMPARE(stored(m_laptop)[u"brand"].toString(), u"Lenovo Group"_s);
    }

    void aDraftIsKeptWhereverTheSelectionGoes()
    {
        edit(m_laptop);
        retype(line(u"Name"_s), u"Unsaved"_s);
        QTest::keyClick(m_page->table(), Qt::Key_Up);
        QTRY_COMPARE(m_page->shown().title, u"Mixer"_s);
        QVERIFY(!m_page->isEditing());
        open(m_laptop);
        press(u"Resume"_s);
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(line(u"Name"_s)->text(), u"Unsaved"_s);
        QCOMPARE(stored(m_laptop)[u"name"].toString(), u"ThinkPad T14"_s);
    }

    void aDraftOfAProductSurvivesARestart()
    {
        edit(m_laptop);
        retype(line(u"Brand"_s), u"Lenovo Group"_s);
        m_page->keepWork();
        show(m_place->workplace());
        const Draft draft = drafts().all().value(0);
        QCOMPARE(draft.title, u"Edit ThinkPad T14 · "_s + leftToRight(u"TP14"_s));
        m_page->openLink({.screen = draft.screen, .id = draft.id, .act = u"catalogue.edit"_s});
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(line(u"Brand"_s)->text(), u"Lenovo Group"_s);
        saveButton(m_page.get())->click();
        QTRY_COMPARE(stored(m_laptop)[u"brand"].toString(), u"Lenovo Group"_s);
        QTRY_COMPARE(drafts().all().size(), 0);
    }

    void aNewProductThatIsNotFinishedSurvivesARestart()
    {
        button(u"New product"_s)->click();
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Name"_s), u"Pixel 9"_s);
        retype(m_page->findChild<PriceEditor *>()->cell(1, PriceEditor::Monthly), u"24.90"_s);
        m_page->keepWork();
        show(m_place->workplace());
        m_page->openLink({.screen = u"catalogue"_s, .act = u"catalogue.new"_s});
        QTRY_VERIFY(m_page->isFormShown());
        QCOMPARE(line(u"Name"_s)->text(), u"Pixel 9"_s);
        const auto *prices = m_page->findChild<PriceEditor *>(); // with what was filled in of it
        QCOMPARE(prices->cell(0, PriceEditor::Months)->text(), u"12"_s);
        QCOMPARE(prices->cell(0, PriceEditor::Monthly)->text(), u"24.90"_s);
    }

    // It has no row of its own, so its draft stands where the variant does.
    void aDraftOfAVariantSurvivesARestart()
    {
        open(m_laptop);
        press(u"Edit TP14-A"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Grade"_s), u"B"_s);
        m_page->keepWork();
        show(m_place->workplace());
        const Draft draft = drafts().all().value(0);
        QCOMPARE(draft.title, u"Edit TP14-A"_s);
        open(m_laptop);
        QVERIFY(m_page->pane()->findChild<DraftCard *>());
        m_page->openLink({.screen = draft.screen, .id = draft.id, .act = u"catalogue.edit"_s});
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(line(u"Grade"_s)->text(), u"B"_s);
        QTest::keyClick(m_page->form(), Qt::Key_Escape);
        QTRY_VERIFY(!m_page->isEditing());
        open(idOf(u"Mixer"_s));
        m_page->openLink({.screen = draft.screen, .id = draft.id, .act = u"catalogue.edit"_s});
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(m_page->shown().id, m_laptop);
        saveButton(m_page.get())->click();
        QTRY_COMPARE(stored(m_laptop)[u"variants"].elements()[0][u"grade"].toString(), u"B"_s);
        QTRY_COMPARE(drafts().all().size(), 0);
    }

    void aDraftOfAVariantIsDiscardedAndTakenBack()
    {
        open(m_laptop);
        press(u"Edit TP14-A"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Grade"_s), u"B"_s);
        QTest::keyClick(m_page->form(), Qt::Key_Escape);
        QTRY_VERIFY(button(u"Resume"_s));
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        button(u"Discard"_s)->click();
        QTRY_VERIFY(!button(u"Resume"_s));
        QCOMPARE(drafts().all().size(), 0);
        undo();
        QTRY_VERIFY(button(u"Resume"_s));
    }

    void aVariantIsAddedAndItsDraftKept()
    {
        open(m_laptop);
        m_page->act(u"catalogue.add-variant"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Variant name"_s), u"Grade B"_s);
        QTest::keyClick(m_page->form(), Qt::Key_Escape);
        press(u"Resume"_s);
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(line(u"Variant name"_s)->text(), u"Grade B"_s);
        retype(line(u"Variant SKU"_s), u"TP14-B"_s);
        retype(line(u"Grade"_s), u"B"_s);
        retype(m_page->findChild<PriceEditor *>()->cell(1, PriceEditor::Monthly), u"24.90"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(button(u"Edit TP14-B"_s));
        QCOMPARE(drafts().all().size(), 0);
    }

    void pricesOfAVariantAreEdited()
    {
        open(m_laptop);
        press(u"Edit TP14-A"_s);
        QTRY_VERIFY(m_page->isEditing());
        auto *prices = m_page->findChild<PriceEditor *>();
        QCOMPARE(prices->rows(), 2);
        QCOMPARE(prices->cell(1, PriceEditor::Discount)->text(), u"10 %"_s);
        retype(prices->cell(0, PriceEditor::Monthly), u"45.50"_s);
        retype(prices->cell(1, PriceEditor::Discount), u"5"_s);
        prices->addButton()->click();
        QCOMPARE(QApplication::focusWidget(), prices->cell(2, PriceEditor::Months));
        QTest::keyClicks(QApplication::focusWidget(), u"12"_s);
        retype(prices->cell(2, PriceEditor::Monthly), u"29.90"_s);
        saveButton(m_page.get())->click();
        QVERIFY(m_page->isEditing());
        QVERIFY(hasDress(*prices->cell(2, PriceEditor::Months), "invalid"));
        QCOMPARE(prices->cell(2, PriceEditor::Months)->accessibleDescription(),
                 u"This contract length already has a price."_s);
        retype(prices->cell(2, PriceEditor::Months), u"36"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        const JsonValue pricing = stored(m_laptop)[u"variants"].elements()[0][u"pricing"];
        QCOMPARE(pricing.elements().size(), 3);
        QCOMPARE(pricing.elements()[0][u"monthlyPrice"].digits(), "45.50"_ba);
        QCOMPARE(pricing.elements()[1][u"discount"][u"type"].toString(), u"fixed"_s);
        QCOMPARE(pricing.elements()[2][u"contractLength"].digits(), "36"_ba);
    }

    void aNewProductIsMadeWithItsFirstVariant()
    {
        button(u"New product"_s)->click();
        QTRY_VERIFY(m_page->isEditing());
        QVERIFY(m_page->isFormShown()); // more fields than the pane has room for
        retype(line(u"Name"_s), u"Pixel 9"_s);
        retype(line(u"SKU"_s), u"PX9"_s);
        retype(line(u"Category"_s), u"Phones"_s);
        retype(line(u"Brand"_s), u"Google"_s);
        saveButton(m_page.get())->click();
        QVERIFY(m_page->isEditing()); // the specification and the variant are missing
        QTest::keyClicks(QApplication::focusWidget(), u"128 GB"_s);
        retype(line(u"Variant name"_s), u"Pixel 9, new"_s);
        retype(line(u"Variant SKU"_s), u"PX9-A"_s);
        retype(line(u"Grade"_s), u"A"_s);
        retype(m_page->findChild<PriceEditor *>()->cell(1, PriceEditor::Monthly), u"24.90"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QVERIFY(!m_page->isFormShown());
        QTRY_COMPARE(m_page->model().rowCount(), 4);
        QTRY_VERIFY(button(u"Edit PX9-A"_s));
    }

    void aProductCannotBeMadeOverAnother()
    {
        const Context here = m_place->context();
        const auto request =
            ProductRequest::read(readJson(productJson("MIX", "Other", "X", "Y")).value(), *here.tenant);
        const auto made = createProduct(here, *request);
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::DuplicateSku);
    }

    void aVariantInUseStaysActiveAndItIsSaidWhy()
    {
        m_place->order(orderJson("TP14-A"));
        m_page->open(m_laptop);
        press(u"Deactivate TP14-A"_s);
        QTRY_VERIFY(m_page->pane()->fault().endsWith(u"is still active because open orders use it."_s));
    }

    void deactivatingAVariantCanBeTakenBack()
    {
        m_page->open(m_laptop);
        QTRY_VERIFY(button(u"Deactivate TP14-A"_s));
        std::function<void()> undo;
        int offers = 0;
        connect(m_page.get(), &Page::undoOffered, this, [&](const QString &, const auto &offered) {
            undo = offered;
            ++offers;
        });
        button(u"Deactivate TP14-A"_s)->click();
        button(u"Deactivate TP14-A"_s)->click(); // is not done twice
        QTRY_VERIFY(button(u"Activate TP14-A"_s));
        QTest::qWait(100);
        QCOMPARE(offers, 1);
        undo();
        QTRY_VERIFY(button(u"Deactivate TP14-A"_s));
    }

    void anUndoIsNotUsedUpByWhatIsStillBeingSaved()
    {
        m_page->open(m_laptop);
        QTRY_VERIFY(button(u"Deactivate TP14-A"_s));
        QStringList offered;
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this, [&](const QString &what, const auto &offer) {
            offered += what;
            undo = offer;
        });
        button(u"Deactivate TP14-A"_s)->click();
        QTRY_VERIFY(button(u"Activate TP14-A"_s));
        const QString mixer = m_page->model().idAt(1);
        m_page->open(mixer);
        QTRY_VERIFY(button(u"Deactivate MIX-A"_s));
        const QSignalSpy failed(m_page.get(), &Page::failed), overcome(m_page.get(), &Page::overcome);
        std::promise<void> open;
        const auto wait = [until = open.get_future().share()] {
            until.wait();
            return true;
        };
        for (int thread = 0; thread < 3; ++thread)
            m_place->workplace().runner.run(wait);
        button(u"Deactivate MIX-A"_s)->click();
        const auto undoFirst = undo;
        undoFirst();
        QCOMPARE(failed.size(), 1);
        const QString told = failed[0][0].toString();
        QCOMPARE(told, u"This will be undone once the other change has been saved."_s);
        open.set_value();
        const auto status = [this](const QString &id) {
            return stored(id)[u"variants"].elements()[0][u"status"].toString();
        };
        QTRY_COMPARE(status(m_laptop), u"active"_s);
        QCOMPARE(status(mixer), u"inactive"_s);
        QTRY_COMPARE(offered.size(), 2); // the second can be undone as well
        QVERIFY(std::ranges::any_of(overcome, [&](const auto &each) { return each[0] == told; }));
        undo();
        QTRY_COMPARE(status(mixer), u"active"_s);
    }

    void anUndoThatIsRefusedLeavesWhatIsToldOfAnother()
    {
        open(m_laptop);
        QTRY_VERIFY(button(u"Deactivate TP14-A"_s));
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        button(u"Deactivate TP14-A"_s)->click();
        QTRY_VERIFY(undo);
        UiPlace::value(removeProduct(m_place->context(), m_laptop)); // so it cannot be active any more
        m_place->order(orderJson("MIX-A"));
        open(idOf(u"Mixer"_s));
        press(u"Deactivate MIX-A"_s);
        const QString told = u"MIX-A is still active because open orders use it."_s;
        QTRY_COMPARE(m_page->pane()->fault(), told);
        const QSignalSpy failed(m_page.get(), &Page::failed);
        undo();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), u"Could not be undone: TP14-A can no longer be ordered."_s);
        QVERIFY(!failed[0][1].toString().isEmpty());
        QTest::qWait(200);
        QCOMPARE(m_page->pane()->fault(), told);
    }

    void anActionWhoseUndoIsRefusedIsNamed()
    {
        UiPlace::value(removeProduct(m_place->context(), m_laptop));
        open(m_laptop);
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        m_page->act(u"catalogue.offer"_s);
        QTRY_VERIFY(undo);
        UiPlace::value(removeProduct(m_place->context(), m_laptop)); // somebody else was faster
        const QSignalSpy failed(m_page.get(), &Page::failed);
        undo();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(
            failed[0][0].toString().startsWith(u"Could not be undone: ThinkPad T14 is back in the catalogue."),
            qPrintable(failed[0][0].toString()));
    }

    void discontinuingIsConfirmedByAVerb()
    {
        open(m_laptop);
        m_page->act(u"catalogue.discontinue"_s);
        QTRY_VERIFY(question());
        QCOMPARE(question()->windowTitle(), u"Discontinue ThinkPad T14?"_s);
        QCOMPARE(question()->verbButton()->text(), u"Discontinue"_s);
        QVERIFY(hasDress(*question()->verbButton(), "danger") && !question()->verbButton()->isDefault());
        QCOMPARE(stored(m_laptop)[u"status"].toString(), u"active"_s);
        question()->verbButton()->click();
        QTRY_COMPARE(stored(m_laptop)[u"status"].toString(), u"discontinued"_s);
        QTRY_COMPARE(primary()->text(), u"Offer again"_s);
        QVERIFY(!button(u"Activate TP14-A"_s));
    }

    void offeringAgainCanBeTakenBack()
    {
        open(m_laptop);
        m_page->act(u"catalogue.discontinue"_s);
        QTRY_VERIFY(question());
        question()->verbButton()->click();
        QTRY_COMPARE(primary()->text(), u"Offer again"_s);
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        primary()->click();
        QTRY_COMPARE(stored(m_laptop)[u"status"].toString(), u"active"_s);
        QTRY_VERIFY(undo);
        undo();
        QTRY_COMPARE(stored(m_laptop)[u"status"].toString(), u"discontinued"_s);
        QTRY_COMPARE(primary()->text(), u"Offer again"_s);
    }

    // It is inactive until its product is offered again, as the API has it.
    void aDiscontinuedProductGetsAnotherVariant()
    {
        UiPlace::value(removeProduct(m_place->context(), m_laptop));
        open(m_laptop);
        QVERIFY(m_page->objectOf(u"catalogue.add-variant"_s) == u"ThinkPad T14"_s);
        QVERIFY(!button(u"Activate TP14-A"_s)); // a discontinued product has no active variants
        m_page->act(u"catalogue.add-variant"_s);
        QTRY_VERIFY(m_page->isEditing());
    }

    // Before anybody has tried in vain.
    void whatOpenOrdersUseIsNotOfferedToBeDiscontinued()
    {
        open(m_laptop);
        QVERIFY(m_page->objectOf(u"catalogue.discontinue"_s));
        m_place->order(orderJson("TP14-A"));
        m_page->refresh();
        QTRY_VERIFY(!m_page->objectOf(u"catalogue.discontinue"_s));
        m_page->act(u"catalogue.discontinue"_s);
        QTRY_COMPARE(m_page->pane()->fault(), u"Open orders use it."_s);
        QVERIFY(!question());
    }

    void anOrderOfSomebodyElseIsHeardOfAndTheListStaysAsItWasRead()
    {
        open(m_laptop);
        QVERIFY(m_page->objectOf(u"catalogue.discontinue"_s));
        const QSignalSpy pages(&m_page->model(), &PagedTableModel::pageArrived);
        const Record placed = m_place->order(orderJson("TP14-A"));
        for (int times = 0; times < 5; ++times)
            Q_EMIT m_place->live().changed({placed.id});
        QTRY_VERIFY(!m_page->objectOf(u"catalogue.discontinue"_s));
        QTest::qWait(300);
        QCOMPARE(pages.size(), 0);
    }

    void anOrderOfSomebodyElseIsHeardOfWhereSeveralAreChosen()
    {
        selectAll();
        const auto isOrdered = [this] {
            const QPushButton *discontinue = inBulk(u"catalogue.discontinue"_s);
            return discontinue && discontinue->accessibleDescription().contains(u"Open orders use it."_s);
        };
        QVERIFY(!isOrdered());
        const Record placed = m_place->order(orderJson("TP14-A"));
        Q_EMIT m_place->live().changed({placed.id});
        QTRY_VERIFY(isOrdered());
        UiPlace::value(cancelOrder(m_place->context(), placed.id, {}));
        Q_EMIT m_place->live().changed({placed.id});
        QTRY_VERIFY(!isOrdered());
    }

    void severalAreDiscontinuedAtOnceAndTheRestIsLeftAlone()
    {
        m_place->order(orderJson("TP14-A"));
        selectAll();
        QTRY_VERIFY(
            inBulk(u"catalogue.discontinue"_s)->accessibleDescription().contains(u"Open orders use it."_s));
        QStringList words;
        for (const QLabel *label : m_page->bulkPane()->findChildren<QLabel *>())
            words += label->text();
        for (const QString &each : {u"3 products selected"_s, u"2 of 3"_s, u"TP14"_s, u"ThinkPad T14"_s})
            QVERIFY2(words.contains(each), qPrintable(words.join(u'|')));
        QVERIFY(!inBulk(u"catalogue.edit"_s) || !inBulk(u"catalogue.edit"_s)->isEnabled()); // one at a time
        inBulk(u"catalogue.discontinue"_s)->click();
        QTRY_VERIFY(question());
        QCOMPARE(question()->verbButton()->text(), u"Discontinue 2 products"_s);
        question()->verbButton()->click();
        QTRY_COMPARE(stored(idOf(u"Mixer"_s))[u"status"].toString(), u"discontinued"_s);
        QTRY_COMPARE(stored(idOf(u"iPad Air 11"_s))[u"status"].toString(), u"discontinued"_s);
        QCOMPARE(stored(m_laptop)[u"status"].toString(), u"active"_s);
        QCOMPARE(m_page->table()->selectedIds().size(), 3);
    }

    void aRowsMenuOffersWhatThePaneOffers()
    {
        open(m_laptop);
        Q_EMIT m_page->table()->customContextMenuRequested(QPoint(40, 40));
        auto *menu = qobject_cast<ActionMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QMap<QString, QAction *> items;
        for (QAction *each : menu->actions())
            items.insert(each->objectName(), each);
        for (const QString &each :
             {u"catalogue.edit"_s, u"catalogue.add-variant"_s, u"catalogue.discontinue"_s})
            QVERIFY2(items.contains(each) && items[each]->isEnabled(), qPrintable(each));
        QVERIFY(items.contains(u"catalogue.offer"_s) && !items[u"catalogue.offer"_s]->isEnabled());
        menu->close();
    }

    void keysAndCommandsAreTheSameList()
    {
        QStringList ids;
        for (const ActionRegistry::Entry &entry : m_actions->entries())
            ids += entry.spec.id;
        for (const QString &each :
             {u"catalogue.new"_s, u"catalogue.edit"_s, u"catalogue.add-variant"_s, u"catalogue.offer"_s,
              u"catalogue.discontinue"_s, u"catalogue.export"_s, u"catalogue.copy-id"_s})
            QVERIFY2(ids.contains(each), qPrintable(each));
        QVERIFY(m_actions->conflicts().isEmpty());
        QTest::keyClick(m_page->table(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isFormShown());
    }

    void whatIsShownIsExported()
    {
        m_page->filterBar()->setState({{}, {{u"brand"_s, {u"Apple"_s}}}});
        QTRY_COMPARE(m_page->model().rowCount(), 2);
        QTRY_VERIFY(m_page->model().knowsTotal());
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"products.csv"_s);
        const QSignalSpy told(m_page.get(), &Page::succeeded);
        m_page->exporter()->exportTo(path);
        QTRY_COMPARE(told.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[1].contains("iPad Air 11"), lines[1].data());
    }

    void aVariantLeadsToItsDevicesAndOrders()
    {
        open(m_laptop);
        const QString variant = stored(m_laptop)[u"variants"].elements()[0][u"variantId"].toString();
        const QSignalSpy followed(m_page.get(), &Page::followed);
        for (const QString &name : {u"Devices of TP14-A"_s, u"Orders for TP14-A"_s}) {
            for (LinkLabel *each : m_page->pane()->findChildren<LinkLabel *>()) {
                if (each->accessibleName() == name)
                    each->click();
            }
        }
        QCOMPARE(followed.size(), 2);
        QCOMPARE(followed[0][0].value<Link>(), linkToList(u"devices"_s, {{u"sku"_s, {u"TP14-A"_s}}}));
        QCOMPARE(followed[1][0].value<Link>(), linkToList(u"orders"_s, {{u"variant"_s, {variant}}}));
    }

    void whoMayOnlyReadIsOfferedNothingElse()
    {
        show(m_place->workplaceWith({u"products:read"_s}));
        open(m_laptop);
        QTRY_VERIFY(m_page->pane()->findChildren<Card *>().size() == 1);
        QVERIFY(!button(u"Edit…"_s));
        QVERIFY(!button(u"New product"_s));
        QVERIFY(!button(u"Edit TP14-A"_s));
        QVERIFY(m_page->pane()->findChildren<LinkLabel *>().isEmpty()); // nor where they may not go
        for (const ActionRegistry::Entry &entry : m_actions->entries())
            QVERIFY2(QStringList({u"catalogue.export"_s, u"catalogue.copy-id"_s}).contains(entry.spec.id),
                     qPrintable(entry.spec.id));
    }
};

ONHIRE_GUI_TEST(TestProductsPage)
#include "tst_products_page.moc"
