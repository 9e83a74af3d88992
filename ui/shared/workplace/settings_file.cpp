// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/settings_file.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto GatheringTime = 500ms;

// In memory, as Linux has it for everybody; elsewhere, where files do not live long. Nobody else may read it.
QString newCopy()
{
    const QString memory = u"/dev/shm"_s;
    const QString folder = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    QTemporaryFile file(folder + u"/onhire-XXXXXX.ini"_s);
    file.setAutoRemove(false);
    return file.open() ? file.fileName() : QString();
}

QVariantMap allIn(const QSettings &settings)
{
    QVariantMap all;
    for (const QString &key : settings.allKeys())
        all.insert(key, settings.value(key));
    return all;
}

// Only what has changed is written: another program of the same user may have changed the rest.
bool apply(const QString &path, const QVariantMap &before, const QVariantMap &now)
{
    QSettings file(path, QSettings::IniFormat);
    for (auto each = before.begin(); each != before.end(); ++each) {
        if (!now.contains(each.key()))
            file.remove(each.key());
    }
    for (auto each = now.begin(); each != now.end(); ++each) {
        if (!before.contains(each.key()) || before.value(each.key()) != each.value())
            file.setValue(each.key(), each.value());
    }
    file.sync();
    return file.status() == QSettings::NoError;
}

} // namespace

SettingsFile::SettingsFile(const QString &path)
    : QSettings(newCopy(), QSettings::IniFormat), m_path(path),
      m_written(allIn(QSettings(path, QSettings::IniFormat)))
{
    for (auto each = m_written.begin(); each != m_written.end(); ++each)
        setValue(each.key(), each.value());
    m_writer.setMaxThreadCount(1);
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(GatheringTime);
    connect(&m_gathering, &QTimer::timeout, this, &SettingsFile::write);
}

SettingsFile::~SettingsFile()
{
    // It writes a few lines, and QSettings breaks the lock of whoever has held it for 30 s. While a thread
    // hangs in the file system the process cannot end in any case.
    m_writer.waitForDone();
    if (const QVariantMap now = allIn(*this); now != m_written)
        apply(m_path, m_written, now);
    sync(); // so that nothing brings the copy back
    QFile::remove(fileName());
}

QString SettingsFile::pathOfUser()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, u"onhire"_s, u"onhire"_s).fileName();
}

bool SettingsFile::event(QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest)
        m_gathering.start();
    return QSettings::event(event);
}

// What could not be written is tried again with the next change, and at the end.
void SettingsFile::write()
{
    m_writer.start([this, before = m_written, now = allIn(*this)] {
        if (apply(m_path, before, now))
            QMetaObject::invokeMethod(this, [this, now] { m_written = now; });
    });
}

} // namespace onhire
