// SPDX-License-Identifier: GPL-3.0-or-later
// A store that serves its product feed, well or badly, over real sockets and on a thread of its own.
#pragma once

#include <QByteArrayList>
#include <QList>
#include <QMutex>
#include <QThread>

#include <optional>

namespace onhire::test {

struct StoreProductSketch
{
    QByteArray name = "Thing";
    QByteArray price = "20"; // a month, for 12 months
    QByteArray variant = {}; // its SKU; empty: the product's and -1
    QByteArray more = {}; // members that follow: 'description':'x'
    QByteArray moreOfVariant = {};
};

// As a feed lists it; without an id, as POST /v1/products takes it.
QByteArray storeProduct(const QByteArray &externalId, const QByteArray &sku,
                        const StoreProductSketch &sketch = {});

class Store
{
public:
    Store();
    ~Store();
    Q_DISABLE_COPY_MOVE(Store)

    QByteArray url() const;
    void list(const QByteArrayList &products) { pages({products}); }
    void pages(const QList<QByteArrayList> &pages);
    void say(const QByteArray &answer); // these bytes to every question, and hangs up
    void sayInPieces(const QByteArray &answer, int piece); // a packet each
    void sayFirst(const QByteArray &answer); // these bytes to who asks for the first page
    void keepOpen(); // no longer hangs up
    void dieOnPage(int page);
    void goOnForEver(); // each page leads to the next
    void hold(); // answers nobody until it is released
    void release();

    int asked() const;
    QByteArrayList authorizations() const; // of each question; empty: none

    static QByteArray ok(const QByteArray &body);
    static QByteArray page(const QByteArrayList &products, const QByteArray &next = {});

private:
    class Server;
    QByteArray answerTo(const QByteArray &request) const;

    mutable QMutex m_mutex;
    QByteArrayList m_pages;
    std::optional<QByteArray> m_only, m_first;
    int m_dies = 0;
    int m_piece = 0; // 0: whatever is said goes out at once
    bool m_isEndless = false, m_isHeld = false, m_staysOpen = false;
    QByteArrayList m_authorizations;
    QThread m_thread;
    Server *m_server = nullptr; // lives in the thread
    quint16 m_port = 0;
};

} // namespace onhire::test
