// SPDX-License-Identifier: GPL-3.0-or-later
// What people at a scanner hear, who look at the device and not at the screen. Silent where nothing can play a
// sound.
#pragma once

#include <QObject>

#include <memory>

class QSoundEffect;

namespace onhire {

class ScanSounds : public QObject
{
    Q_OBJECT

public:
    enum class Sound { Done, Wrong };

    explicit ScanSounds(QObject *parent = nullptr);
    ~ScanSounds() override;

    void play(Sound sound); // returns at once
    static QString fileOf(Sound sound);

Q_SIGNALS:
    void played(onhire::ScanSounds::Sound sound); // also where it is silent

private:
    struct Effects;
    std::unique_ptr<Effects> m_effects; // made for the first sound: it asks the system for its devices
    bool m_hasTried = false;
};

} // namespace onhire
