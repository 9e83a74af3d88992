// SPDX-License-Identifier: GPL-3.0-or-later
// A record's history says in words of its own what the core has written into the audit log.
#include "core/domain/webhooks/event_types.h"
#include "ui/shared/history/action_words.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

// Every name of an action in the core's sources, of the records that have a history on the screen.
static QStringList writtenActions()
{
    static const QRegularExpression name(u"\"((?:order|subscription|asset|customer)\\.[a-z_]+)\""_s);
    QStringList actions;
    QDirIterator files(QFINDTESTDATA("../../../core/services"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto found = name.globalMatch(source); found.hasNext();)
            actions += found.next().captured(1);
    }
    actions.removeIf([](const QString &action) { return isEventType(action); });
    actions.removeDuplicates();
    actions.sort();
    return actions;
}

class TestActionWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionThatTheCoreWritesHasAWordOfItsOwn()
    {
        const QStringList actions = writtenActions();
        for (const QString &known :
             {u"order.rent"_s, u"subscription.end"_s, u"asset.return"_s, u"customer.update"_s})
            QVERIFY2(actions.contains(known), qPrintable(known));
        QHash<QString, QString> actionOf; // by noun and word
        for (const QString &action : actions) {
            const QString word = wordForAction(action);
            QVERIFY2(word != wordForAction(u"order.something_new"_s), qPrintable(action));
            QString &other = actionOf[action.section(u'.', 0, 0) + word];
            QVERIFY2(other.isEmpty(), qPrintable(action + u" is called as "_s + other));
            other = action;
        }
    }

    void whatBecomesOfADeviceIsSaidAsWhatItIs()
    {
        QCOMPARE(wordForAction(u"asset.update"_s), u"Edited"_s);
        QCOMPARE(wordForAction(u"asset.update"_s, u"available"_s), u"Made available"_s);
        QCOMPARE(wordForAction(u"asset.update"_s, u"unavailable"_s), u"Deactivated"_s);
        QCOMPARE(wordForAction(u"asset.update"_s, u"returned"_s), u"Waiting for its inspection again"_s);
        QCOMPARE(wordForAction(u"asset.return"_s, u"returned"_s), u"Taken back"_s);
    }

    void aCustomersStatusIsSaidAsWhatItIs()
    {
        QCOMPARE(wordForAction(u"customer.update"_s, u"active"_s), u"Activated"_s);
        QCOMPARE(wordForAction(u"customer.update"_s, u"inactive"_s), u"Deactivated"_s);
        QCOMPARE(wordForAction(u"customer.delete"_s, u"inactive"_s), u"Deactivated"_s);
        QCOMPARE(wordForAction(u"customer.update"_s), u"Edited"_s);
    }
};

QTEST_GUILESS_MAIN(TestActionWords)
#include "tst_action_words.moc"
