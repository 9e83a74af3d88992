// SPDX-License-Identifier: GPL-3.0-or-later
// What is being saved stays as it is until the answer is there, and nobody leaves without it.
#include "tests/support/ui_place.h"
#include "tests/ui/halt.h"
#include "tests/watch/gui_test.h"
#include "ui/settings/company_name_dialog.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/forms/edit_dialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSavingForms : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<QWidget> m_window;
    EditDialog *m_dialog = nullptr;
    QLineEdit *m_name = nullptr;
    QCheckBox *m_check = nullptr;

    std::unique_ptr<Halt> halt() { return std::make_unique<Halt>(m_place->workplace().runner); }
    QuestionDialog *question() const { return m_dialog->findChild<QuestionDialog *>(); }
    static QPushButton *button(const QWidget &dialog, const QString &text)
    {
        for (QPushButton *each : dialog.findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        qFatal("no button %s", qUtf8Printable(text));
    }
    // Something new, which a service takes or refuses.
    void begin(const Result<Record> &answer)
    {
        m_dialog = new EditDialog(m_place->workplace(), m_window.get());
        const auto examine = [](const JsonValue &) { return QList<Fault>(); };
        auto *form = new RecordForm(QLocale(u"en_GB"_s), examine, m_dialog);
        m_name = form->addText(u"name"_s, u"Name"_s);
        m_check = form->addCheck(u"isLarge"_s, u"Large"_s);
        form->loadNew({});
        const auto save = [answer](const Context &, const JsonValue &, int) { return answer; };
        m_dialog->edit({.title = u"New thing"_s, .form = form, .save = save});
        m_dialog->open();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
        QTest::keyClicks(m_name, u"Ada"_s);
    }

private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<UiPlace>();
        m_window = std::make_unique<QWidget>();
        m_window->resize(1000, 700);
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        m_place.reset();
    }

    void whatIsBeingMadeIsNeitherChangedNorLeft()
    {
        begin(Record{.id = u"x"_s, .json = "{}", .created = true});
        QSignalSpy saved(m_dialog, &EditDialog::saved);
        auto held = halt();
        QTest::keyClick(m_name, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClicks(m_name, u" Lovelace"_s);
        QTest::mouseClick(m_check, Qt::LeftButton);
        QCOMPARE(m_name->text(), u"Ada"_s);
        QVERIFY(!m_check->isChecked());
        QTest::keyClick(m_name, Qt::Key_Escape);
        m_dialog->close();
        QVERIFY(m_dialog->isVisible());
        QVERIFY(!question());
        held.reset();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!m_dialog->isVisible());
    }

    void whoIsRefusedGoesOnWhereTheyWere()
    {
        begin(Failure(Error{ErrorCode::ServiceUnavailable}));
        auto held = halt();
        QTest::keyClick(m_name, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClicks(m_name, u"x"_s);
        held.reset();
        QTRY_VERIFY(button(*m_dialog, u"Save"_s)->isEnabled());
        QVERIFY(m_name->hasFocus());
        QTest::keyClicks(m_name, u" Lovelace"_s);
        QCOMPARE(m_name->text(), u"Ada Lovelace"_s);
        QTest::mouseClick(m_check, Qt::LeftButton, {}, {8, m_check->height() / 2});
        QVERIFY(m_check->isChecked());
        QTest::keyClick(m_name, Qt::Key_Escape);
        QTRY_VERIFY(question()); // it may be lost now
    }

    void whoPressesEscapeWhileANameIsSavedSeesThatItIs()
    {
        auto *dialog = new CompanyNameDialog(m_place->workplace(), m_window.get());
        QSignalSpy renamed(dialog, &CompanyNameDialog::renamed);
        dialog->open();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto *name = dialog->findChild<QLineEdit *>();
        name->setText(u"Southwind Rentals"_s);
        auto held = halt();
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!button(*dialog, u"Back"_s)->isEnabled());
        QTest::keyClick(name, Qt::Key_Escape);
        dialog->close();
        QVERIFY(dialog->isVisible());
        held.reset();
        QTRY_COMPARE(renamed.size(), 1);
        QVERIFY(!dialog->isVisible());
    }

    void aNameThatIsRefusedCanBeLeft()
    {
        auto *dialog = new CompanyNameDialog(m_place->workplace(), m_window.get());
        dialog->open();
        auto *name = dialog->findChild<QLineEdit *>();
        name->setText(QString(5000, u'x'));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(button(*dialog, u"Back"_s)->isEnabled());
        QVERIFY(dialog->isVisible());
        QTest::keyClick(name, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }
};

ONHIRE_GUI_TEST(TestSavingForms)
#include "tst_saving_forms.moc"
