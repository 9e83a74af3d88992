// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/settings_file.h"

#include <QEvent>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

// Half of the second after which drafts are kept again, so that a write has the other half.
static constexpr auto GatheringTime = 500ms;

SettingsFile::SettingsFile(const QString &path) : QSettings(path, QSettings::IniFormat)
{
    m_writer.setMaxThreadCount(1);
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(GatheringTime);
    connect(&m_gathering, &QTimer::timeout, this, &SettingsFile::write);
}

SettingsFile::~SettingsFile()
{
    m_writer.waitForDone(); // what changed after that, QSettings writes itself
}

QString SettingsFile::pathOfUser()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, u"onhire"_s, u"onhire"_s).fileName();
}

bool SettingsFile::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QSettings::event(event);
    m_gathering.start();
    return true;
}

// All QSettings of a file share what is not written yet: one in another thread writes it, after which nothing
// is left for this one but to notice, so that it asks again at the next change.
void SettingsFile::write()
{
    m_writer.start([this, path = fileName()] {
        QSettings(path, QSettings::IniFormat).sync();
        QMetaObject::invokeMethod(this, &QSettings::sync);
    });
}

} // namespace onhire
