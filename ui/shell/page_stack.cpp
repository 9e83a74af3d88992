// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include <algorithm>

namespace onhire {

const PageSpec *PageStack::specOf(const QString &id) const
{
    const auto spec =
        std::find_if(m_specs.cbegin(), m_specs.cend(), [&id](const PageSpec &each) { return each.id == id; });
    return spec == m_specs.cend() ? nullptr : &*spec;
}

Page *PageStack::pageOf(const QString &id)
{
    if (Page *page = m_pages.value(id))
        return page;
    const PageSpec *spec = specOf(id);
    if (!spec)
        return nullptr;
    Page *page = spec->make(this);
    m_pages.insert(id, page);
    addWidget(page);
    Q_EMIT made(page);
    return page;
}

QString PageStack::idAround(const QWidget &part) const
{
    const auto page = std::find_if(m_pages.cbegin(), m_pages.cend(), [&part](const Page *each) {
        return each == &part || each->isAncestorOf(&part);
    });
    return page == m_pages.cend() ? QString() : page.key();
}

void PageStack::makeAll()
{
    for (const PageSpec &spec : std::as_const(m_specs))
        pageOf(spec.id);
}

bool PageStack::makeAnother(const QString &rather)
{
    const auto isMissing = [this](const PageSpec &spec) { return !m_pages.contains(spec.id); };
    const PageSpec *wanted = specOf(rather);
    if (!wanted || !isMissing(*wanted)) {
        const auto next = std::ranges::find_if(m_specs, isMissing);
        wanted = next == m_specs.cend() ? nullptr : &*next;
    }
    if (wanted)
        pageOf(wanted->id);
    return wanted;
}

void PageStack::bringUp(const QString &id)
{
    m_current = id;
    setCurrentWidget(m_pages.value(id));
}

void PageStack::keepWork()
{
    for (Page *page : std::as_const(m_pages))
        page->keepWork();
}

QStringList PageStack::withUnsaved() const
{
    QStringList ids = m_pages.keys();
    ids.removeIf([this](const QString &id) { return !m_pages.value(id)->hasUnsaved(); });
    return ids;
}

QString PageStack::atWork() const
{
    const auto page =
        std::find_if(m_pages.cbegin(), m_pages.cend(), [](const Page *each) { return each->isAtWork(); });
    return page == m_pages.cend() ? QString() : page.key();
}

} // namespace onhire
