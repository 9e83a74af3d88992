// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/draft_store.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "ui/shared/workplace/session.h"

#include <QSettings>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

// QSettings takes a slash for a folder, and a serial number may have one.
static QString encoded(const QString &id)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(id));
}

DraftStore::DraftStore(QSettings &settings, const Session &session)
    : m_settings(settings),
      m_group(u"drafts/%1/%2"_s.arg(session.tenant()->id, encoded(session.person().actor.id)))
{
}

static constexpr QStringView New = u"new", NewWith = u"new:";

QString titleOfDraft(const QString &form, const QStringList &apart)
{
    QStringList parts = QStringList{form} + apart;
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString DraftStore::newWith(const QString &with)
{
    return with.isEmpty() ? New.toString() : NewWith.toString() + with;
}

std::optional<QString> DraftStore::begunWith(const QString &id)
{
    if (id == New)
        return QString();
    return id.startsWith(NewWith) ? std::optional(id.sliced(NewWith.size())) : std::nullopt;
}

QString DraftStore::key(const QString &screen, const QString &id, const QString &act) const
{
    const QString edited = m_group + u'/' + screen + u'|' + encoded(id);
    return act.isEmpty() ? edited : edited + u'|' + act;
}

static std::optional<Draft> draftFrom(const QByteArray &stored)
{
    const auto read = readJson(stored);
    if (!read)
        return {};
    const JsonValue &value = *read;
    return Draft{value[u"screen"].toString(), value[u"id"].toString(),
                 value[u"title"].toString(),  parseTimestamp(value[u"at"].toString()).value_or(QDateTime()),
                 value[u"entries"],           value[u"act"].toString()};
}

QList<Draft> DraftStore::all() const
{
    QList<Draft> found;
    m_settings.beginGroup(m_group);
    const QStringList keys = m_settings.childKeys();
    for (const QString &each : keys) {
        if (const auto draft = draftFrom(m_settings.value(each).toByteArray()))
            found.append(*draft);
    }
    m_settings.endGroup();
    std::sort(found.begin(), found.end(), [](const Draft &a, const Draft &b) { return a.at < b.at; });
    return found;
}

QList<Draft> DraftStore::of(const QString &screen, const QString &id) const
{
    QList<Draft> found = all();
    found.removeIf([&](const Draft &draft) { return draft.screen != screen || draft.id != id; });
    return found;
}

std::optional<Draft> DraftStore::find(const QString &screen, const QString &id, const QString &act) const
{
    const QByteArray stored = m_settings.value(key(screen, id, act)).toByteArray();
    return stored.isEmpty() ? std::nullopt : draftFrom(stored);
}

void DraftStore::keep(const Draft &draft)
{
    const JsonValue value = JsonValue::object({{u"screen"_s, JsonValue::string(draft.screen)},
                                               {u"id"_s, JsonValue::string(draft.id)},
                                               {u"title"_s, JsonValue::string(draft.title)},
                                               {u"at"_s, JsonValue::string(toTimestamp(draft.at))},
                                               {u"entries"_s, draft.entries},
                                               {u"act"_s, JsonValue::string(draft.act)}});
    m_settings.setValue(key(draft.screen, draft.id, draft.act), value.toJson());
}

void DraftStore::drop(const QString &screen, const QString &id, const QString &act)
{
    m_settings.remove(key(screen, id, act));
}

} // namespace onhire
