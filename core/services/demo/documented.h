// SPDX-License-Identifier: GPL-3.0-or-later
// The records that the documentation speaks of. The sample data has them under these very ids, in every tenant,
// so that each example works when it is pasted; one for each example that uses its record up.
#pragma once

#include <QLatin1StringView>

namespace onhire::documented {

// Customers.
inline constexpr QLatin1StringView BusinessCustomer(
    "cust_01kahk6v5mbhp5n40baqpaaqsp"); // gets several subscriptions
inline constexpr QLatin1StringView SpareCustomer("cust_01kahk6v5mp7ft4y5m95edq0pv"); // has ordered nothing

// A product that nobody rents any more.
inline constexpr QLatin1StringView OldProduct("prod_01kahk6v5m1dcb8gqqrvxvg1ef");
inline constexpr QLatin1StringView OldVariant("var_01kahk6v5mxysyx7zq4s7xnk6b");

// Orders.
inline constexpr QLatin1StringView PendingOrder("ord_01kahk6v5mkcg0sqykm1y8t8ye");
inline constexpr QLatin1StringView CancellableOrder("ord_01kahk6v5mz6p4rkfg12fax7yz");
inline constexpr QLatin1StringView ConfirmedOrder(
    "ord_01kahk6v5mkk3gz42k3c3d22cr"); // of one device of the sample SKU
inline constexpr QLatin1StringView PartialOrder("ord_01kahk6v5medaakjhb57yhmdwe");
inline constexpr QLatin1StringView RentedOrder(
    "ord_01kahk6v5mcgv6e0bfjemhdrq3"); // all the rentals below but the last
inline constexpr QLatin1StringView OverdueOrder("ord_01kahk6v5m18fvqhr4pemgj35v");

// Rentals, one for each thing that can be done to it.
inline constexpr QLatin1StringView PartialRental("sub_01kahk6v5mx2hxmv74qb7x91zq");
inline constexpr QLatin1StringView KeptRental("sub_01kahk6v5mf6vj6m7sj3p0gjzf");
inline constexpr QLatin1StringView ExtendedRental("sub_01kahk6v5mycpsjzypwbenkkdd");
inline constexpr QLatin1StringView UpgradedRental("sub_01kahk6v5mjwn0e971xncgjr4w");
inline constexpr QLatin1StringView ReplacedRental("sub_01kahk6v5md90x96s3mbynpfc4");
inline constexpr QLatin1StringView BoughtRental("sub_01kahk6v5mthgjfr0t9mwtby23");
inline constexpr QLatin1StringView GivenBackRental("sub_01kahk6v5m1sgan2s6g3wb75nx");
inline constexpr QLatin1StringView CancelledRental("sub_01kahk6v5mtkb803mkydwm9tw0");
inline constexpr QLatin1StringView ChargedRental(
    "sub_01kahk6v5m0b2qmrvef0aqs1f2"); // for ten years, so that there is a period ahead
inline constexpr QLatin1StringView GroupableRental("sub_01kahk6v5mye055gxke4z9w47a");
inline constexpr QLatin1StringView JoiningRental("sub_01kahk6v5mjzzqe9xhvhhw1xk5");
inline constexpr QLatin1StringView MemberRental("sub_01kahk6v5mfzfzz3dk1ktxnfe0");
inline constexpr QLatin1StringView LeavingRental("sub_01kahk6v5mn89563jd2r81ctkg");
inline constexpr QLatin1StringView SpareMemberRental("sub_01kahk6v5mssva1k72cyn7917f");
inline constexpr QLatin1StringView OverRental("sub_01kahk6v5mketbd2zp3sj61xqk"); // its end date has come
inline constexpr QLatin1StringView OverdueRental("sub_01kahk6v5mmfk0sfsp0r7n7r8g"); // likewise

// Billing groups.
inline constexpr QLatin1StringView Group("bg_01kahk6v5myb879h3jqnhpxyh7");
inline constexpr QLatin1StringView SpareGroup("bg_01kahk6v5mkzj55xdc19drqmty");

// Payments.
inline constexpr QLatin1StringView PendingPayment("pay_01kahk6v5mnkttn3d2b27wmbtg");
inline constexpr QLatin1StringView FailingPayment("pay_01kahk6v5mfqx8e6r3hrqks7gp");
inline constexpr QLatin1StringView CancellablePayment("pay_01kahk6v5mps7nspdbhd473dbe");
inline constexpr QLatin1StringView FailedPayment("pay_01kahk6v5m8txpzhp3j0my8rb8");
inline constexpr QLatin1StringView PaidPayment("pay_01kahk6v5mr4w7s9e2d6n8x3vb");
inline constexpr QLatin1StringView LostPayment("pay_01kahk6v5mt5y8q2h7c9m4k6zg");
inline constexpr QLatin1StringView CalledOffPayment("pay_01kahk6v5mh3x9d5w2r8q7k4nz");

// The invoice of the first of them.
inline constexpr QLatin1StringView Invoice("inv_01kahk6v5mnkttn3d2b27wmbtg");

// Devices, all of the sample SKU. A rented one of the sample data has the end of its rental's id for a serial
// number.
inline constexpr QLatin1StringView Sku("MBP14-16-512-A");
inline constexpr QLatin1StringView FreeDevice("C02XK1ABJGH1");
inline constexpr QLatin1StringView SpareDevice("C02XK1ABJGH2");
inline constexpr QLatin1StringView StoredDevice("C02XK1ABJGH3");
inline constexpr QLatin1StringView RetiredDevice("C02XK1ABJGH4");
inline constexpr QLatin1StringView OverdueDevice("SFSP0R7N7R8G");

} // namespace onhire::documented
