// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of a test with windows: it fails when the product holds the GUI thread up, and when Qt
// complains of the style sheet, which it does in a warning and nowhere else.
#pragma once

#include "tests/watch/gui_watch.h"

#include <QApplication>
#include <QTest>
#include <QThread>

namespace onhire {

class WatchedApplication final : public QApplication
{
public:
    explicit WatchedApplication(int &argc, char *argv[], const GuiWatch::Report &report = fail)
        : QApplication(argc, argv), m_watch(report)
    {
        setAttribute(Qt::AA_Use96Dpi);
        s_report = report;
    }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (QThread::currentThread() != thread())
            return QApplication::notify(receiver, event);
        const GuiWatch::Delivery delivery(m_watch, *receiver, event->type());
        return QApplication::notify(receiver, event);
    }

    int run(QObject &test, int argc, char *argv[])
    {
        QTest::qInit(&test, argc, argv);
        s_shown = qInstallMessageHandler(hear);
        const int failed = QTest::qRun();
        qInstallMessageHandler(s_shown);
        QTest::qCleanup();
        return failed + s_between;
    }

private:
    static void fail(const QString &what)
    {
        if (QTest::currentTestFunction()) {
            QTest::qFail(qPrintable(what), __FILE__, __LINE__);
            return;
        }
        ++s_between;
        qWarning("between two tests: %s", qPrintable(what));
    }

    static bool isAboutSheet(const QString &message)
    {
        return message.startsWith(QLatin1StringView("Could not parse"))
            || message.startsWith(QLatin1StringView("Unknown property"))
            || message.startsWith(QLatin1StringView("Could not create pixmap"));
    }

    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        s_shown(type, context, message);
        if (isAboutSheet(message))
            s_report(QLatin1StringView("the style sheet: ") + message);
    }

    inline static QtMessageHandler s_shown = nullptr;
    inline static GuiWatch::Report s_report;
    inline static int s_between = 0; // failures that no test function was there for
    GuiWatch m_watch;
};

} // namespace onhire

// As QTEST_MAIN.
#define ONHIRE_GUI_TEST(Test)                                                                                  \
    int main(int argc, char *argv[])                                                                           \
    {                                                                                                          \
        onhire::WatchedApplication application(argc, argv);                                                    \
        Test test;                                                                                             \
        QTEST_SET_MAIN_SOURCE_PATH                                                                             \
        return application.run(test, argc, argv);                                                              \
    }
