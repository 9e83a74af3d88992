// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has set up. QSettings waits for the disk whenever it writes, which on a busy machine takes
// longer than people should feel: so screens work with a copy in memory, and what changes in it is written into
// the user's file in the background.
#pragma once

#include <QSettings>
#include <QThreadPool>
#include <QTimer>
#include <QVariantMap>

namespace onhire {

class SettingsFile : public QSettings
{
    Q_OBJECT

public:
    explicit SettingsFile(const QString &path);
    SettingsFile(const SettingsFile &) = delete;
    SettingsFile &operator=(const SettingsFile &) = delete;
    ~SettingsFile() override;

    static QString pathOfUser();

protected:
    bool event(QEvent *event) override;

private:
    void write();

    const QString m_path;
    QVariantMap m_written; // what is known to be in the file
    QTimer m_gathering;
    QThreadPool m_writer;
};

} // namespace onhire
