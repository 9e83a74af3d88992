// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/api_contract.h"

#include <nlohmann/json.hpp>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <algorithm>
#include <map>
#include <mutex>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

using Json = nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

// A schema of an answer with its references put in. An object shows no member that it does not name, unless it
// says so.
Json resolved(const Json &schema, const Json &document)
{
    if (schema.is_object() && schema.contains("$ref"))
        return resolved(document.at(Json::json_pointer(schema.at("$ref").get<std::string>().substr(1))),
                        document);
    if (!schema.is_structured())
        return schema;
    Json result = schema;
    for (auto &member : result)
        member = resolved(member, document);
    if (schema.is_object() && schema.contains("properties") && schema.value("type", Json()) == "object"
        && !schema.contains("additionalProperties"))
        result["additionalProperties"] = false;
    return result;
}

// Read when an answer is first held against it: a test hears few of all that are documented.
class AnswerSchema
{
public:
    AnswerSchema(const Json &schema, const Json &document) : m_schema(schema), m_document(document) { }

    const valijson::Schema &parsed() const
    {
        std::call_once(m_once, [this] {
            valijson::SchemaParser().populateSchema(Adapter(resolved(m_schema, m_document)), m_parsed);
        });
        return m_parsed;
    }

private:
    const Json &m_schema;
    const Json &m_document;
    mutable std::once_flag m_once;
    mutable valijson::Schema m_parsed;
};

struct Operation
{
    QByteArray method;
    QByteArrayList path;
    std::map<int, std::unique_ptr<AnswerSchema>> answers; // null: documented, without a body
};

bool matches(const QByteArrayList &pattern, const QByteArrayList &path)
{
    return pattern.size() == path.size()
        && std::equal(pattern.begin(), pattern.end(), path.begin(),
                      [](const QByteArray &segment, const QByteArray &sent) {
                          return segment == sent || segment.startsWith('{');
                      });
}

QString faultsOf(valijson::ValidationResults &results)
{
    QStringList faults;
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        std::string place;
        for (const std::string &step : error.context)
            place += step;
        faults += QString::fromStdString(place + ": " + error.description);
    }
    return faults.join(u"; "_s);
}

} // namespace

struct ApiContract::Schemas
{
    const Json document;
    const AnswerSchema error;
    std::vector<Operation> operations;

    explicit Schemas(Json whole)
        : document(std::move(whole)), error(document.at("components").at("schemas").at("Error"), document)
    {
        for (const auto &[path, verbs] : document.at("paths").items()) {
            for (const auto &[verb, operation] : verbs.items())
                add(QByteArray::fromStdString(verb).toUpper(), QByteArray::fromStdString(path), operation);
        }
    }

    void add(const QByteArray &method, const QByteArray &path, const Json &operation)
    {
        Operation result{method, path.split('/'), {}};
        for (const auto &[status, response] : operation.at("responses").items()) {
            const bool hasBody = response.contains("content");
            result.answers[std::stoi(status)] = hasBody
                ? std::make_unique<AnswerSchema>(response.at("content").at("application/json").at("schema"),
                                                 document)
                : nullptr;
        }
        operations.push_back(std::move(result));
    }

    // The literal path wins over the one with a parameter.
    const Operation *find(const QByteArray &method, const QByteArray &path) const
    {
        const QByteArrayList segments = path.split('/');
        const Operation *found = nullptr;
        for (const Operation &operation : operations) {
            if (operation.method == method && matches(operation.path, segments)
                && (!found || operation.path == segments))
                found = &operation;
        }
        return found;
    }
};

ApiContract::ApiContract(const QByteArray &openApiDocument)
    : m_schemas(std::make_unique<Schemas>(Json::parse(openApiDocument.toStdString())))
{
}

ApiContract::~ApiContract() = default;

void ApiContract::check(const QByteArray &method, const QByteArray &path, int status, const QByteArray &body)
{
    const auto misfit = [&](const QString &what) {
        note(u"%1 %2 answered %3: %4\n%5"_s.arg(
            QString::fromUtf8(method), QString::fromUtf8(path), QString::number(status), what,
            QString::fromUtf8(body.first(std::min<qsizetype>(body.size(), 300)))));
    };
    if (method == "OPTIONS")
        return;
    const Operation *operation = m_schemas->find(method == "HEAD" ? QByteArray("GET") : method, path);
    const AnswerSchema *schema = &m_schemas->error;
    if (operation) {
        const auto documented = operation->answers.find(status);
        if (documented == operation->answers.end())
            return misfit(u"this status is not documented"_s);
        schema = documented->second.get();
    }
    if (method == "HEAD" || !schema)
        return body.isEmpty() ? void() : misfit(u"there should be no body"_s);
    const Json value = Json::parse(body.toStdString(), nullptr, false);
    if (value.is_discarded())
        return misfit(u"this is no JSON"_s);
    valijson::ValidationResults results;
    thread_local valijson::Validator validator(
        valijson::Validator::kStrongTypes); // keeps the expressions that it compiled
    if (!validator.validate(schema->parsed(), Adapter(value), &results))
        misfit(faultsOf(results));
}

void ApiContract::note(const QString &misfit)
{
    const QMutexLocker locker(&m_mutex);
    m_misfits += misfit;
}

QStringList ApiContract::takeMisfits()
{
    const QMutexLocker locker(&m_mutex);
    return std::exchange(m_misfits, {});
}

} // namespace onhire::test
