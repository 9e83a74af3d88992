// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_sounds.h"

#include <QAudioDevice>
#include <QGuiApplication>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

// Q_INIT_RESOURCE must stand outside any namespace; a static library's resources are dropped without it.
static void registerSounds()
{
    Q_INIT_RESOURCE(sounds);
}

namespace onhire {

struct ScanSounds::Effects
{
    QSoundEffect done, wrong;
};

// Qt complains on stderr where it is to look for devices and there is no sound system at all.
static bool canPlay()
{
    const QString platform = QGuiApplication::platformName();
    if (platform == u"offscreen"_s || platform == u"minimal"_s)
        return false;
    return !QMediaDevices::audioOutputs().isEmpty();
}

ScanSounds::ScanSounds(QObject *parent) : QObject(parent) { }
ScanSounds::~ScanSounds() = default;

QString ScanSounds::fileOf(Sound sound)
{
    registerSounds();
    return sound == Sound::Done ? u":/sounds/done.wav"_s : u":/sounds/wrong.wav"_s;
}

void ScanSounds::play(Sound sound)
{
    if (!std::exchange(m_hasTried, true) && canPlay()) {
        m_effects = std::make_unique<Effects>();
        m_effects->done.setSource(QUrl(u"qrc"_s + fileOf(Sound::Done)));
        m_effects->wrong.setSource(QUrl(u"qrc"_s + fileOf(Sound::Wrong)));
    }
    if (m_effects)
        (sound == Sound::Done ? m_effects->done : m_effects->wrong).play();
    Q_EMIT played(sound);
}

} // namespace onhire
