// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate for hooks.example.com, signed by itself, valid until 2126; it guards nothing.
#pragma once

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace onhire::test {

inline QSslCertificate exampleCertificate()
{
    return QSslCertificate(R"(-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUXyd/9VzU6W/xAZsBQpLaKn9T9VYwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5jb20wIBcNMjYxMTIxMDc1ODA3WhgP
MjEyNjEwMjgwNzU4MDdaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAExumkmbUjIUj7JfA2x/XE5jzRtKBH7QJl
ZlAycrPHGpuy90w6M5GZ259AutzxJaQsUcw0S03XlEUHPFs4XC+bQ6NxMG8wHQYD
VR0OBBYEFFTyv1wReUNB0w1bPGz7f2urY6WPMB8GA1UdIwQYMBaAFFTyv1wReUNB
0w1bPGz7f2urY6WPMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIhAK/xlTYneEXIEe+q97/9mgOk
1t9VOykuezLwnsMYvYElAiBe7OIpq1klflFpm0wESD6u2tRR+iOIFIt3qSow6V6a
Cw==
-----END CERTIFICATE-----
)");
}

inline QSslKey exampleKey()
{
    return QSslKey(R"(-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZZV9p4+KdVDXUXbq
SCvJS3VPhELHyIhQ2Gv4phDSBQChRANCAATG6aSZtSMhSPsl8DbH9cTmPNG0oEft
AmVmUDJys8cam7L3TDozkZnbn0C63PElpCxRzDRLTdeURQc8WzhcL5tD
-----END PRIVATE KEY-----
)",
                   QSsl::Ec);
}

inline QSslConfiguration servingTls()
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPrivateKey(exampleKey());
    tls.setLocalCertificate(exampleCertificate());
    return tls;
}

inline QSslConfiguration trustingTls()
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates({exampleCertificate()});
    return tls;
}

} // namespace onhire::test
