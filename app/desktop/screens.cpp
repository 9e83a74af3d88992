// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "ui/orders/orders_page.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QPainter>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimeZone>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr QSize PictureSize(1440, 900);
constexpr int ShownRow = 6;

template <typename Condition>
bool waitUntil(Condition condition)
{
    const QDeadlineTimer deadline(30s);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    return condition();
}

void settle()
{
    const QDeadlineTimer deadline(400ms);
    waitUntil([&] { return deadline.hasExpired(); });
}

bool write(QWidget &widget, const QString &file, qreal scale)
{
    QImage image(widget.size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    widget.render(&image);
    QTextStream(stdout) << file << Qt::endl;
    return image.save(file);
}

// As somebody at work would see it: the table filled, a record open.
void openFirst(Page *page)
{
    auto *table = qobject_cast<TablePage *>(page);
    if (!table)
        return;
    waitUntil([&] { return table->model().hasLoaded() && table->model().rowCount() > ShownRow; });
    const QString id = table->model().idAt(ShownRow);
    if (id.isEmpty())
        return;
    table->open(id);
    waitUntil([&] { return !table->pane()->findChildren<DetailSection *>().isEmpty(); });
}

} // namespace

int writeScreens(const DesktopOptions &options, Theme &theme, const QLocale &locale)
{
    const QTemporaryDir folder;
    QDir().mkpath(options.screensDir);
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    theme.setMode(options.dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
    Desktop desktop(options, clock, settings, theme, locale);
    const auto file = [&](const QString &name) {
        return QDir(options.screensDir).filePath(name + (options.dark ? u"-dark.png"_s : u".png"_s));
    };
    desktop.startPage().resize(PictureSize);
    desktop.startPage().show();
    settle();
    bool ok = write(desktop.startPage(), file(u"start"_s), options.scale);
    desktop.startPage().askSignIn();
    settle();
    ok = write(desktop.startPage(), file(u"sign-in"_s), options.scale) && ok;

    QString failure;
    QObject::connect(&desktop, &Desktop::failed, [&](const QString &what) { failure = what; });
    OpeningRequest request;
    request.place.dataDir = folder.filePath(u"data"_s);
    request.sample = true;
    desktop.open(request);
    waitUntil([&] { return desktop.tenantWindow() || !failure.isEmpty(); });
    if (!desktop.tenantWindow()) {
        QTextStream(stderr) << failure << Qt::endl;
        return 1;
    }
    MainWindow &window = desktop.tenantWindow()->window();
    window.resize(PictureSize);
    for (const QString &page : desktop.tenantWindow()->pages()) {
        window.show(page);
        openFirst(window.currentPage());
        settle();
        ok = write(window, file(page), options.scale) && ok;
    }
    window.show(u"orders"_s);
    static_cast<OrdersPage *>(window.currentPage())->startNewOrder();
    settle();
    ok = write(window, file(u"new-order"_s), options.scale) && ok;
    return ok ? 0 : 1;
}

} // namespace onhire
