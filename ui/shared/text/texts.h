// SPDX-License-Identifier: GPL-3.0-or-later
// Translation contexts that several files share. A context that only one file uses is declared in that file.
#pragma once

#include <QCoreApplication>

namespace onhire {

struct ActionTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Actions)
};

struct CatalogueTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Catalogue)
};

struct CustomerTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Customers)
};

struct DeviceTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Devices)
};

struct FilterTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::FilterBar)
};

struct DeskTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::FulfilmentPage)
};

struct OrderTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Orders)
};

struct PaperTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Papers)
};

struct SettingTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Settings)
};

struct SubscriptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Subscriptions)
};

struct TodayTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Today)
};

} // namespace onhire
