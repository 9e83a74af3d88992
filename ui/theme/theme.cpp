// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/roles.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/text_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace onhire {

static QFont productFont(QFont font)
{
    if (QFontDatabase::families().contains("Inter"_L1))
        font.setFamily(u"Inter"_s);
    return font;
}

Theme::Theme(QApplication &application)
    : QObject(&application), m_application(application), m_systemIsDark(onhire::isDark(application.palette()))
{
    application.setStyle(new TextStyle);
    application.setFont(productFont(application.font()));
    watchSystem();
    dress();
}

// Qt tells the system's choice, and its changes, from 6.5 on; before, the palette that it began with tells it.
void Theme::watchSystem()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto read = [this] {
        const Qt::ColorScheme scheme = m_application.styleHints()->colorScheme();
        if (scheme != Qt::ColorScheme::Unknown)
            m_systemIsDark = scheme == Qt::ColorScheme::Dark;
    };
    read();
    connect(m_application.styleHints(), &QStyleHints::colorSchemeChanged, this, [this, read] {
        read();
        dress();
    });
#endif
}

void Theme::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    dress();
}

bool Theme::isDark() const
{
    return m_mode == Mode::System ? m_systemIsDark : m_mode == Mode::Dark;
}

void Theme::dress()
{
    m_application.setPalette(paletteFor(isDark()));
    m_application.setStyleSheet(styleSheetFor(isDark(), QFontMetrics(m_application.font())));
    Q_EMIT changed();
}

} // namespace onhire
