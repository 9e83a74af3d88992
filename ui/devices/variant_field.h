// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a variant of the catalogue by its SKU or by words of its name, while somebody types.
#pragma once

#include "ui/shared/workplace/workplace.h"

#include <QLineEdit>
#include <QTimer>

class QStandardItemModel;

namespace onhire {

class VariantField : public QLineEdit
{
    Q_OBJECT

public:
    explicit VariantField(const Workplace &workplace, QWidget *parent = nullptr);

    QString sku() const { return text().trimmed(); }
    void setSku(const QString &sku) { setText(sku); }

Q_SIGNALS:
    void found(const QString &name); // of the variant with just this SKU; empty: none is known

private:
    struct Suggestion
    {
        QString sku, name;
    };
    static QList<Suggestion> variantsLike(const Context &context, const QString &typed);

    QCoro::Task<> suggest();
    void showSuggestions(const QList<Suggestion> &suggestions);
    void tell();

    const Workplace m_workplace;
    QStandardItemModel *m_suggestions;
    QTimer m_typing;
    Latest m_searches;
};

} // namespace onhire
