// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "app/desktop/look_check.h"
#include "app/desktop/missing_words.h"
#include "app/desktop/tour.h"
#include "core/data/cluster/temporary_place.h"
#include "core/services/tenants/tenants.h"
#include "ui/shared/workplace/settings_file.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QPainter>
#include <QTcpServer>
#include <QTextStream>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr std::chrono::seconds OpeningTakesAtMost(120); // a new database and its sample data, on a busy machine

// Keeps a picture of every scene, and tells what is wrong with it.
class Album
{
public:
    Album(const DesktopOptions &options, MissingWords &missing)
        : m_options(options), m_folder(options.screensDir), m_missing(missing)
    {
    }

    void add(QWidget &window, const QString &name)
    {
        const QString file = m_folder.filePath(name + (m_options.dark ? u"-dark.png"_s : u".png"_s));
        const QList<QWidget *> above = standingOver(window);
        if (above.isEmpty()) { // else nothing shows where the focus is
            window.activateWindow();
            QCoreApplication::processEvents();
        }
        QImage image(window.size() * m_options.scale, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(m_options.scale);
        paint(image, window, {});
        for (QWidget *each : above)
            draw(image, *each, window);
        QTextStream(stdout) << file << Qt::endl;
        m_ok = image.save(file) && m_ok;
        QStringList faults = faultsSeenIn(window);
        for (QWidget *each : above)
            faults += faultsSeenIn(*each);
        for (const QString &text : m_missing.take())
            faults += u"not translated: “%1”"_s.arg(text);
        for (const QString &fault : std::as_const(faults)) {
            m_ok = false;
            QTextStream(stdout) << "  " << fault << Qt::endl;
        }
    }

    bool isGood() const { return m_ok; }

private:
    // Its dialogs and menus, which are windows of their own.
    static QList<QWidget *> standingOver(const QWidget &window)
    {
        QList<QWidget *> found;
        for (QWidget *each : QApplication::topLevelWidgets()) {
            const QWidget *parent = each->parentWidget();
            if (each != &window && each->isVisible() && parent && parent->window() == &window)
                found += each;
        }
        return found;
    }

    // A menu stands below what opened it, a question in the middle, and what stays open beside the work at the
    // window's end.
    static QPoint placeOf(const QWidget &above, const QWidget &window)
    {
        if (above.windowType() == Qt::Popup) {
            const QWidget &opener = *above.parentWidget();
            const int left = window.isRightToLeft() ? 0 : opener.width() - above.width();
            return opener.mapTo(&window, QPoint(left, opener.height()));
        }
        const QSize room = window.size() - above.size();
        if (above.isModal())
            return {room.width() / 2, room.height() / 2};
        return {window.isRightToLeft() ? 0 : room.width(), 0};
    }

    static void draw(QImage &image, QWidget &above, const QWidget &window)
    {
        const QRect place(placeOf(above, window), above.size());
        if (!qobject_cast<QMenu *>(&above)) { // which has an edge of its own
            QPainter painter(&image);
            painter.setPen(above.palette().color(QPalette::Mid));
            painter.drawRect(place.adjusted(-1, -1, 0, 0));
        }
        paint(image, above, place.topLeft());
    }

    static void paint(QImage &image, QWidget &widget, const QPoint &at)
    {
        QPainter painter(&image);
        painter.setLayoutDirection(widget.layoutDirection()); // a painter on a screen has it already
        widget.render(&painter, at);
    }

    const DesktopOptions &m_options;
    const QDir m_folder;
    MissingWords &m_missing;
    bool m_ok = true;
};

void addStart(Album &album, StartPage &start, const QSize &size)
{
    const auto add = [&](const QString &name) {
        settle();
        album.add(start, name);
    };
    start.resize(size);
    start.show();
    add(u"start"_s);
    start.askSignIn();
    add(u"sign-in"_s);
}

// A database that takes whoever comes, and never says a word.
class SilentDatabase
{
public:
    SilentDatabase() { m_server.listen(QHostAddress::LocalHost); }
    std::shared_ptr<ThreadDatabases> databases() const
    {
        return std::make_shared<ThreadDatabases>(
            u"host=127.0.0.1 port=%1 dbname=onhire user=onhire sslmode=disable gssencmode=disable"_s.arg(
                m_server.serverPort()));
    }

private:
    QTcpServer m_server;
};

class Exhibition
{
public:
    Exhibition(Album &album, Desktop &desktop, const QSize &size)
        : m_album(album), m_desktop(desktop), m_size(size)
    {
    }

    void showAll()
    {
        TenantWindow &own = *m_desktop.tenantWindow();
        own.window().resize(m_size);
        const auto seen = seenIn(own);
        showScenes(own, seen);
        const SilentDatabase silent;
        show(roleOf(u"admin"_s), silent.databases(), {},
             [](TenantWindow &window, const Seen &see) { showSilence(window, see); });
        for (const QString &role : {u"warehouse"_s, u"read_only"_s})
            show(roleOf(role), {}, {},
                 [&role](TenantWindow &window, const Seen &see) { showRole(window, role, see); });
        show(Permissions({u"payments:read"_s}), {}, {}, &showForbidden);
        show(roleOf(u"admin"_s), {}, newCompany(own.workplace()), &showNothingYet);
        showWork(own, seen);
        showFaults(own, seen);
    }

private:
    Seen seenIn(TenantWindow &tenant)
    {
        return [this, &tenant](const QString &name) { m_album.add(tenant.window(), name); };
    }

    static Permissions roleOf(const QString &role) { return *Permissions::ofRole(role); }

    static TenantPointer newCompany(const Workplace &workplace)
    {
        const auto make = [session = workplace.session] {
            const Context context = session->context();
            return createTenant(context.database, context.clock, {.name = u"Lakeside Rentals"_s});
        };
        return QCoro::waitFor(workplace.runner.run(make)).value();
    }

    void show(const Permissions &permissions, std::shared_ptr<ThreadDatabases> databases,
              const TenantPointer &company, const std::function<void(TenantWindow &, const Seen &)> &walk)
    {
        const Person person{{u"user"_s, u"keller"_s, u"M. Keller"_s}, permissions};
        const auto tenant = m_desktop.windowFor(person, std::move(databases), company);
        tenant->window().resize(m_size);
        tenant->window().QWidget::show();
        walk(*tenant, seenIn(*tenant));
    }

    Album &m_album;
    Desktop &m_desktop;
    const QSize m_size;
};

} // namespace

int writeScreens(const DesktopOptions &options, Theme &theme, const QLocale &locale)
{
    const TemporaryPlace folder;
    QDir().mkpath(options.screensDir);
    SettingsFile settings(folder.filePath(u"settings.ini"_s));
    settings.setValue(u"appearance/language"_s, options.language);
    theme.setMode(options.dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
    MissingWords missing(*qApp);
    Desktop desktop(options, clock, settings, theme, locale);
    Album album(options, missing);
    addStart(album, desktop.startPage(), options.screensSize);

    QString failure;
    QObject::connect(&desktop, &Desktop::failed, [&](const QString &what) { failure = what; });
    OpeningRequest request;
    request.place.dataDir = folder.filePath(u"data"_s);
    request.sample = true;
    desktop.open(request);
    waitUntil([&] { return desktop.tenantWindow() || !failure.isEmpty(); }, OpeningTakesAtMost);
    if (!desktop.tenantWindow()) {
        QTextStream(stderr) << (failure.isEmpty() ? u"The sample data took too long."_s : failure) << Qt::endl;
        return 1;
    }
    Exhibition(album, desktop, options.screensSize).showAll();
    return album.isGood() ? 0 : 1;
}

} // namespace onhire
