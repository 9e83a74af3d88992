// SPDX-License-Identifier: GPL-3.0-or-later
// Dresses the application: Fusion, our palette, a style sheet made from it, and the font. Follows the system's
// light or dark until the user chooses one.
#pragma once

#include <QObject>

class QApplication;

namespace onhire {

class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    explicit Theme(QApplication &application);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    bool isDark() const;

Q_SIGNALS:
    void changed();

private:
    void dress();
    void watchSystem();

    QApplication &m_application;
    bool m_systemIsDark;
    Mode m_mode = Mode::System;
};

} // namespace onhire
