// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as it is installed, asked on the command line of a machine without any display.
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

class TestCommandLine : public QObject
{
    Q_OBJECT

private:
    struct Answer
    {
        int code;
        QString said, complained;
    };
    static Answer ask(const QStringList &arguments, const QString &display = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
            environment.remove(QString::fromLatin1(variable));
        if (!display.isEmpty())
            environment.insert(u"DISPLAY"_s, display);
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(qEnvironmentVariable("ONHIRE_DESKTOP"), arguments);
        if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
            qFatal("%s: %s", qUtf8Printable(arguments.join(u' ')), qUtf8Printable(program.errorString()));
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                QString::fromUtf8(program.readAllStandardError())};
    }

private Q_SLOTS:
    void whatIsOnlyAskedNeedsNoDisplay_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        for (const char *question : {"--help", "-h", "--help-all"})
            QTest::newRow(question) << QString::fromLatin1(question) << u"--data-dir"_s;
        for (const char *question : {"--version", "-v"})
            QTest::newRow(question) << QString::fromLatin1(question) << u"onhire " ONHIRE_VERSION ""_s;
    }
    void whatIsOnlyAskedNeedsNoDisplay()
    {
        QFETCH(const QString, question);
        QFETCH(const QString, answer);
        const Answer heard = ask({question});
        QVERIFY2(heard.code == 0, qPrintable(heard.complained));
        QVERIFY2(heard.said.contains(answer), qPrintable(heard.said));
        QCOMPARE(heard.complained, QString());
    }

    void whatCannotBeIsSaidInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no such option")
            << QStringList{u"--no-such-option"_s} << 2 << u"onhire: Unknown option 'no-such-option'.\n"_s;
        QTest::newRow("no display")
            << QStringList{} << 1
            << u"onhire: There is no display for its windows. onhire-server runs without one.\n"_s;
    }
    void whatCannotBeIsSaidInASentence()
    {
        QFETCH(const QStringList, arguments);
        const Answer heard = ask(arguments);
        QTEST(heard.complained, "complaint");
        QTEST(heard.code, "code");
        QCOMPARE(heard.said, QString());
    }

    void aDisplayThatIsNotThereIsSaidInASentence_data()
    {
        QTest::addColumn<QString>("display");
        QTest::newRow("a number that nobody has") << u":4711"_s;
        QTest::newRow("with a screen") << u"unix:4711.0"_s;
    }
    void aDisplayThatIsNotThereIsSaidInASentence()
    {
        QFETCH(const QString, display);
        const Answer heard = ask({}, display);
        QCOMPARE(heard.complained,
                 u"onhire: The display %1 cannot be reached. onhire-server runs without one.\n"_s.arg(display));
        QCOMPARE(heard.code, 1);
        QCOMPARE(ask({u"--version"_s}, display).code, 0);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
