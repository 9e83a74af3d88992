// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/wild_values.h"

namespace onhire::test {

const QByteArrayList &wildTexts()
{
    static const QByteArrayList all{
        "",
        " ",
        "\t\n",
        "null",
        "0",
        "-1",
        "1e400",
        "NaN",
        "true",
        "[]",
        "{}",
        "a\xcc\x81", // combining: NFC makes one character of it
        "\xe2\x80\xae"
        "abc", // reads from the right
        "\xd8\xb4\xd8\xb1\xd9\x83\xd8\xa9", // Arabic
        "\xf0\x9f\x98\x80\xf0\x9f\x8f\xb4", // beyond the first plane
        "\xe2\x80\x8b\xef\xbb\xbf", // nothing to see
        "\xef\xbb\xbf", // a byte-order mark that is none
        "\xef\xbb\xbfX",
        "\xed\xa0\x80", // a surrogate in UTF-8
        "\xff\xfe",
        QByteArray("a\0b", 3),
        "'; drop table orders; --",
        "%27%22%00",
        "../../../etc/passwd",
        "<script>alert(1)</script>",
        "=cmd()",
        "$1 $2 %1 %2",
        "\\",
        "\"",
        "_%",
        "batch",
        "url",
        "csv",
        "variants",
        QByteArray(101, 'x'),
        QByteArray(201, 'y'),
        QByteArray("\xf0\x9f\x98\x80").repeated(300),
        "0000-00-00",
        "2026-02-30",
        "9999-12-31",
        "2026-11-21T25:00:00Z",
        "-9999-01-01T00:00:00Z",
        "2026-11-21T09:30:00.123456789+14:00",
        "a@b",
        "@",
        "\"quoted\"@example.com",
        "ord_",
        "sub_00000000000000000000000000",
        "cust_zzzzzzzzzzzzzzzzzzzzzzzzzz",
    };
    return all;
}

const QByteArrayList &wildNumbers()
{
    static const QByteArrayList all{
        "0",
        "-0",
        "-1",
        "1",
        "0.1",
        "0.001",
        "1.005",
        "1e2",
        "1E+2",
        "12.0",
        "2147483647",
        "2147483648",
        "-2147483649",
        "9007199254740993",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551616",
        "10000000000",
        "999999999999.99",
        "1e18",
        "1e19",
        "1e400",
        "-1e400",
        "1e-400",
        "0.0000000000000000000000000000001",
        QByteArray(300, '9'),
        QByteArray(5000, '9'),
        "01",
        "+1",
        ".5",
        "1.",
        "0x10",
        "Infinity",
        "NaN",
    };
    return all;
}

const QByteArrayList &wildJson()
{
    static const QByteArrayList all{
        "null",
        "true",
        "false",
        "\"\"",
        "\" \"",
        "[]",
        "{}",
        "[null]",
        "[[[[]]]]",
        "{\"\":{}}",
        "{\"a\":1,\"a\":2}",
        R"("\u0000")",
        R"("\ud800")",
        R"("\udc00\ud800")",
        R"("\ud83d\ude00")",
        R"("\u202e\u0645\u0631")",
        R"("\uffff\ufffe")",
        R"("a\u0301")",
        R"({"__proto__":{"x":1},"constructor":null})",
        QByteArray(30, '[') + QByteArray(30, ']'),
        QByteArray(65, '[') + QByteArray(65, ']'),
        QByteArray(5000, '['),
        QByteArray("{\"a\":").repeated(70) + "1" + QByteArray(70, '}'),
        "\"unfinished",
        "\"\\x\"",
        "\"\t\"",
        "'single'",
        "undefined",
        "",
    };
    return all;
}

const QByteArrayList &wildHeaders()
{
    static const QByteArrayList all{"*",
                                    "\"1\"",
                                    "\"0\"",
                                    "W/\"1\"",
                                    "\"\"",
                                    "\"9999999999\"",
                                    "\"-1\"",
                                    "1",
                                    "\xff",
                                    QByteArray(255, 'k'),
                                    QByteArray(256, 'k'),
                                    "\"1\", \"2\"",
                                    "\"1e1\"",
                                    "k\xc3\xa4",
                                    "handling=strict"};
    return all;
}

} // namespace onhire::test
