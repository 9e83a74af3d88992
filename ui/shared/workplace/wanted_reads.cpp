// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/wanted_reads.h"

#include <QMutexLocker>

namespace onhire {

WantedReads::Read::Read(WantedReads &reads, std::stop_token unwanted) : m_reads(reads)
{
    const QMutexLocker locker(&m_reads.m_mutex);
    m_reads.m_unwanted[std::this_thread::get_id()] = std::move(unwanted);
}

WantedReads::Read::~Read()
{
    const QMutexLocker locker(&m_reads.m_mutex);
    m_reads.m_unwanted.erase(std::this_thread::get_id());
}

std::stop_token WantedReads::ofThisThread() const
{
    const QMutexLocker locker(&m_mutex);
    const auto reading = m_unwanted.find(std::this_thread::get_id());
    return reading != m_unwanted.end() ? reading->second : std::stop_token();
}

} // namespace onhire
