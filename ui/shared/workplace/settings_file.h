// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has set up, in a file that is written in the background: QSettings waits for the disk, which on
// a busy machine takes longer than people should feel.
#pragma once

#include <QSettings>
#include <QThreadPool>
#include <QTimer>

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

    QTimer m_gathering;
    QThreadPool m_writer;
};

} // namespace onhire
