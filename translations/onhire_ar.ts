<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>onhire::AboutDialog</name>
    <message>
        <source>About Onhire</source>
        <translation>حول Onhire</translation>
    </message>
    <message>
        <source>The back office for companies that rent devices by subscription</source>
        <translation>المكتب الخلفي للشركات التي تؤجّر الأجهزة بالاشتراك</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later</source>
        <translation>رخصة GNU العمومية العامة، الإصدار 3 أو ما بعده</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>قاعدة البيانات</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>onhire::AccountTable</name>
    <message>
        <source>Charge</source>
        <extracomment>Of an account: something was charged</extracomment>
        <translation>مطالبة</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>دفعة</translation>
    </message>
    <message>
        <source>Credit used</source>
        <translation>رصيد مستخدَم</translation>
    </message>
    <message>
        <source>Write-off</source>
        <translation>شطب</translation>
    </message>
    <message>
        <source>Late fee</source>
        <translation>رسم تأخير</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>What moved an account, as in: Payment</extracomment>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Amount %1</source>
        <translation>المبلغ %1</translation>
    </message>
    <message>
        <source>Balance %1</source>
        <translation>الرصيد %1</translation>
    </message>
    <message>
        <source>arrived on %1</source>
        <extracomment>Of money, as in: Payment · arrived on 3 Jan 2027 · Bank transfer</extracomment>
        <translation>ورد بتاريخ %1</translation>
    </message>
    <message>
        <source>Refund of %1</source>
        <extracomment>Of an account: money that was paid back</extracomment>
        <translation>استرداد %1</translation>
    </message>
    <message>
        <source>Credit note of %1</source>
        <translation>إشعار دائن بقيمة %1</translation>
    </message>
</context>
<context>
    <name>onhire::ActionMenu</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>An action and how many of the selected records it fits, as in: Confirm (2 of 4)</extracomment>
        <translation>%1 (%2 من %3)</translation>
    </message>
</context>
<context>
    <name>onhire::Actions</name>
    <message>
        <source>Created</source>
        <translation>أُنشئ</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>أُكِّد</translation>
    </message>
    <message>
        <source>Device assigned</source>
        <translation>سُلِّم الجهاز</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>حُرِّر</translation>
    </message>
    <message>
        <source>Closed without the remaining devices</source>
        <translation>أُغلق دون الأجهزة المتبقية</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>مُدِّد</translation>
    </message>
    <message>
        <source>Upgrade agreed</source>
        <translation>اتُّفق على الترقية</translation>
    </message>
    <message>
        <source>Upgraded</source>
        <translation>رُقِّي</translation>
    </message>
    <message>
        <source>Upgrade cancelled</source>
        <translation>أُلغيت الترقية</translation>
    </message>
    <message>
        <source>Device replaced</source>
        <translation>استُبدل الجهاز</translation>
    </message>
    <message>
        <source>Bought out</source>
        <translation>اشتُري</translation>
    </message>
    <message>
        <source>Returned early</source>
        <translation>أُرجع مبكرًا</translation>
    </message>
    <message>
        <source>End of the contract reached</source>
        <translation>بُلغت نهاية العقد</translation>
    </message>
    <message>
        <source>Contract ended</source>
        <translation>انتهى العقد</translation>
    </message>
    <message>
        <source>Device taken back</source>
        <translation>استُرجع الجهاز</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>أُضيف</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>سُلِّم</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>استُرجع</translation>
    </message>
    <message>
        <source>Replaced by another device</source>
        <translation>استُبدل بجهاز آخر</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>بيع</translation>
    </message>
    <message>
        <source>Deactivated</source>
        <translation>عُطِّل</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>فُعِّل</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>عُدِّل</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>طُلب إرجاع مبكر</translation>
    </message>
    <message>
        <source>Early return declined</source>
        <translation>رُفض الإرجاع المبكر</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and who did it, as in: Confirmed · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Added to a billing group</source>
        <translation>أُضيف إلى مجموعة فوترة</translation>
    </message>
    <message>
        <source>Removed from a billing group</source>
        <translation>أُزيل من مجموعة فوترة</translation>
    </message>
    <message>
        <source>Created with the first order</source>
        <translation>أُنشئ مع أول طلب</translation>
    </message>
    <message>
        <source>Made available</source>
        <translation>أُتيح</translation>
    </message>
    <message>
        <source>Waiting for its inspection again</source>
        <translation>ينتظر الفحص من جديد</translation>
    </message>
</context>
<context>
    <name>onhire::Address</name>
    <message>
        <source>Street and number</source>
        <translation>الشارع والرقم</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>الرمز البريدي</translation>
    </message>
    <message>
        <source>City</source>
        <translation>المدينة</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>البلد</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Building, floor</source>
        <extracomment>A second line of an address: floor, entrance, building</extracomment>
        <translation>المبنى والطابق</translation>
    </message>
    <message>
        <source>District</source>
        <translation>الحي</translation>
    </message>
    <message>
        <source>State or region</source>
        <translation>الولاية أو المنطقة</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>جهة الاتصال</translation>
    </message>
</context>
<context>
    <name>onhire::AddressLabel</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>onhire::AsideCard</name>
    <message>
        <source>Set aside</source>
        <translation>موضوعة جانبًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى واحد</numerusform>
            <numerusform>يبقى اثنان</numerusform>
            <numerusform>تبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::AssignHead</name>
    <message>
        <source>Left to assign</source>
        <translation>الباقي للتسليم</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Scan an order to begin</source>
        <translation>امسح رمز طلب للبدء</translation>
    </message>
</context>
<context>
    <name>onhire::BlankSession</name>
    <message>
        <source>Scan the barcode of an order, or choose one from the queue.</source>
        <translation>امسح باركود طلب، أو اختر طلبًا من قائمة الانتظار.</translation>
    </message>
    <message>
        <source>Scan the devices one after another. Each goes to an open item at once.</source>
        <translation>امسح الأجهزة واحدًا تلو الآخر. يذهب كل منها فورًا إلى بند مفتوح.</translation>
    </message>
    <message>
        <source>Replace the device assigned last</source>
        <translation>استبدال الجهاز المسلَّم آخرًا</translation>
    </message>
    <message>
        <source>Set the order aside, next order</source>
        <translation>وضع الطلب جانبًا، الطلب التالي</translation>
    </message>
    <message>
        <source>Switch to Take back</source>
        <translation>الانتقال إلى الاسترجاع</translation>
    </message>
    <message>
        <source>Paste a list of serial numbers</source>
        <translation>لصق قائمة أرقام تسلسلية</translation>
    </message>
    <message>
        <source>Scan each device that comes back. It is taken back at once.</source>
        <translation>امسح كل جهاز يعود. يُسترجع فورًا.</translation>
    </message>
    <message>
        <source>Press 1–5 for its condition, or scan its code. You can also set it later.</source>
        <translation>اضغط 1–5 لحالته الفنية أو امسح رمزها. يمكن ذلك لاحقًا أيضًا.</translation>
    </message>
    <message>
        <source>Put the device on the shelf shown.</source>
        <translation>ضع الجهاز على الرف المعروض.</translation>
    </message>
    <message>
        <source>Undo the last condition</source>
        <translation>التراجع عن آخر حالة فنية</translation>
    </message>
    <message>
        <source>Add a note to the device</source>
        <translation>إضافة ملاحظة إلى الجهاز</translation>
    </message>
    <message>
        <source>Switch to Assign</source>
        <translation>الانتقال إلى التسليم</translation>
    </message>
    <message>
        <source>A device that does not fit is refused with a sound. Put it aside and keep scanning.</source>
        <translation>الجهاز غير المناسب يُرفض بصوت. ضعه جانبًا وواصل المسح.</translation>
    </message>
</context>
<context>
    <name>onhire::BuiltInServer</name>
    <message>
        <source>Server on %1</source>
        <translation>الخادم على %1</translation>
    </message>
    <message>
        <source>Server could not start</source>
        <translation>تعذّر تشغيل الخادم</translation>
    </message>
    <message>
        <source>Server off</source>
        <translation>الخادم متوقف</translation>
    </message>
    <message>
        <source>Enter an address such as 127.0.0.1:8080 or [::1]:8080.</source>
        <translation>يُكتب العنوان هكذا: 127.0.0.1:8080 أو [::1]:8080.</translation>
    </message>
    <message>
        <source>The files folder %1 cannot be used.</source>
        <translation>لا يمكن استخدام مجلد الملفات %1.</translation>
    </message>
    <message>
        <source>Another program uses port %1. Choose another port.</source>
        <translation>يستخدم برنامج آخر المنفذ %1. اختر منفذًا آخر.</translation>
    </message>
    <message>
        <source>This machine does not have the address %1. Use 127.0.0.1 for programs on this machine, or 0.0.0.0 for others, too.</source>
        <translation>ليس لهذا الجهاز العنوان %1. استخدم 127.0.0.1 للبرامج على هذا الجهاز، أو 0.0.0.0 لغيرها أيضًا.</translation>
    </message>
    <message>
        <source>You are not allowed to use port %1. Choose port 1024 or above.</source>
        <translation>لا يُسمح لك باستخدام المنفذ %1. اختر منفذًا من 1024 فما فوق.</translation>
    </message>
    <message>
        <source>The server could not start. %1</source>
        <extracomment>Why follows, in English</extracomment>
        <translation>تعذر تشغيل الخادم. %1</translation>
    </message>
    <message>
        <source>The key file cannot be used. %1</source>
        <extracomment>Why follows</extracomment>
        <translation>لا يمكن استخدام ملف المفتاح. %1</translation>
    </message>
</context>
<context>
    <name>onhire::BulkLines</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::BulkPane</name>
    <message>
        <source>Select none</source>
        <translation>إلغاء الاختيار</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدّم</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Selected records</source>
        <translation>السجلات المختارة</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>المختار</translation>
    </message>
    <message>
        <source>Each action shows how many of the selected records it applies to. The others stay selected and unchanged.</source>
        <translation>يظهر بجانب كل إجراء عدد العناصر المختارة التي ينطبق عليها. وتبقى العناصر الأخرى مختارة دون تغيير.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الإجراءات</translation>
    </message>
    <message>
        <source>Only for a single record</source>
        <translation>لعنصر واحد فقط</translation>
    </message>
</context>
<context>
    <name>onhire::BusyLine</name>
    <message>
        <source>Working</source>
        <translation>يجري العمل</translation>
    </message>
</context>
<context>
    <name>onhire::BuyoutFields</name>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>By company rule</source>
        <translation>حسب قاعدة الشركة</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>سعر آخر</translation>
    </message>
    <message>
        <source>Price of the device</source>
        <translation>سعر الجهاز</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>بطلب من العميل</translation>
    </message>
    <message>
        <source>End of the contract</source>
        <translation>انتهاء العقد</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>سبب آخر</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>The company rule needs a list price, and none is recorded.</source>
        <translation>تحتاج قاعدة الشركة إلى سعر القائمة، وهو غير معروف.</translation>
    </message>
    <message>
        <source>Enter another price.</source>
        <translation>أدخل سعرًا آخر.</translation>
    </message>
    <message>
        <source>Buy out for %1</source>
        <translation>شراء الجهاز مقابل %1</translation>
    </message>
    <message>
        <source>%1 is bought out.</source>
        <translation>اشترى العميل %1.</translation>
    </message>
    <message>
        <source>Buy out</source>
        <translation>شراء الجهاز</translation>
    </message>
    <message>
        <source>Enter the price.</source>
        <translation>أدخل السعر.</translation>
    </message>
</context>
<context>
    <name>onhire::CancelFields</name>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>بطلب من العميل</translation>
    </message>
    <message>
        <source>Failed payments</source>
        <translation>فشل الدفعات</translation>
    </message>
    <message>
        <source>Fraud</source>
        <translation>احتيال</translation>
    </message>
    <message>
        <source>Company decision</source>
        <translation>بقرار من الشركة</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>سبب آخر</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>A cancelled subscription cannot be resumed. There is no fee; the device must be returned. To charge a fee, return it early instead.</source>
        <translation>لا يمكن استئناف اشتراك ملغى. لا يترتب على الإلغاء رسم، ويجب أن يعود الجهاز. إن أردت تحصيل رسم فاختر الإرجاع المبكر.</translation>
    </message>
    <message>
        <source>Cancel subscription</source>
        <translation>إلغاء الاشتراك</translation>
    </message>
    <message>
        <source>Subscription %1 is cancelled.</source>
        <translation>أُلغي الاشتراك %1.</translation>
    </message>
</context>
<context>
    <name>onhire::Catalogue</name>
    <message>
        <source>Active</source>
        <extracomment>A product that is offered</extracomment>
        <translation>نشط</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>غير نشط</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>الأصناف</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>The lowest price for a month; %1 is a currency</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Prices by contract length</source>
        <translation>الأسعار حسب مدة العقد</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>المواصفات</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>اسم الصنف</translation>
    </message>
    <message>
        <source>Variant SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>الصنف الأول</translation>
    </message>
    <message>
        <source>Another variant of this product already has this SKU.</source>
        <translation>لصنف آخر من هذا المنتج رمز الصنف نفسه.</translation>
    </message>
    <message>
        <source>+ %1 set-up</source>
        <extracomment>Paid once besides the monthly price</extracomment>
        <translation>+ %1 للتجهيز</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <extracomment>A discount in percent</extracomment>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>A discount as an amount of money</extracomment>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %Ln months</source>
        <translation>
            <numerusform>السعر الشهري لمدة %Ln شهر</numerusform>
            <numerusform>السعر الشهري لمدة شهر واحد</numerusform>
            <numerusform>السعر الشهري لمدة شهرين</numerusform>
            <numerusform>السعر الشهري لمدة %Ln أشهر</numerusform>
            <numerusform>السعر الشهري لمدة %Ln شهرًا</numerusform>
            <numerusform>السعر الشهري لمدة %Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade %1</source>
        <extracomment>The quality grade of a used device, as in: Grade A</extracomment>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <extracomment>%1 is a SKU or the name of a product</extracomment>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Deactivate %1</source>
        <translation>تعطيل %1</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>تفعيل %1</translation>
    </message>
    <message>
        <source>Variants, %1 per month</source>
        <extracomment>The variants of a product; %1 is a currency</extracomment>
        <translation>الأصناف، %1 شهريًا</translation>
    </message>
    <message>
        <source>The product has been added to the catalogue.</source>
        <translation>المنتج في الكتالوج.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>حُفظ %1.</translation>
    </message>
    <message>
        <source>New variant of %1</source>
        <translation>صنف جديد من %1</translation>
    </message>
    <message>
        <source>%1 has a new variant.</source>
        <translation>صار لـ %1 صنف جديد.</translation>
    </message>
    <message>
        <source>%1 can be ordered again.</source>
        <translation>يمكن طلب %1 من جديد.</translation>
    </message>
    <message>
        <source>%1 can no longer be ordered.</source>
        <translation>لم يعد ممكنًا طلب %1.</translation>
    </message>
    <message>
        <source>%1 is still active because open orders use it.</source>
        <translation>يبقى %1 نشطًا: تستخدمه طلبات مفتوحة.</translation>
    </message>
    <message>
        <source>Fulfil or cancel those orders first.</source>
        <translation>أنجز تلك الطلبات أو ألغها أولًا.</translation>
    </message>
    <message>
        <source>%1 is discontinued.</source>
        <translation>أُوقف %1.</translation>
    </message>
    <message>
        <source>%1 is back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>عاد %1 إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>منتج جديد</translation>
    </message>
    <message>
        <source>List price</source>
        <extracomment>What a device costs in a shop</extracomment>
        <translation>سعر القائمة</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What a device did cost the company</extracomment>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>New product…</source>
        <translation>منتج جديد…</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Variant images</source>
        <translation>صور الصنف</translation>
    </message>
    <message>
        <source>The product is already discontinued.</source>
        <translation>المنتج متوقف بالفعل.</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>إتاحته من جديد</translation>
    </message>
    <message>
        <source>The product is not discontinued.</source>
        <translation>المنتج غير متوقف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>
            <numerusform>لم يعد أي منتج إلى الكتالوج.</numerusform>
            <numerusform>عاد منتج واحد إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</numerusform>
            <numerusform>عاد منتجان إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</numerusform>
            <numerusform>عادت %Ln منتجات إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</numerusform>
            <numerusform>عاد %Ln منتجًا إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</numerusform>
            <numerusform>عاد %Ln منتج إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %Ln products again</source>
        <translation>
            <numerusform>إتاحة %Ln منتج من جديد</numerusform>
            <numerusform>إتاحة المنتج من جديد</numerusform>
            <numerusform>إتاحة المنتجين من جديد</numerusform>
            <numerusform>إتاحة %Ln منتجات من جديد</numerusform>
            <numerusform>إتاحة %Ln منتجًا من جديد</numerusform>
            <numerusform>إتاحة %Ln منتج من جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>Discontinue…</source>
        <translation>إيقاف المنتج…</translation>
    </message>
    <message>
        <source>Discontinue %1?</source>
        <translation>إيقاف %1؟</translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products?</source>
        <translation>
            <numerusform>إيقاف %Ln منتج؟</numerusform>
            <numerusform>إيقاف منتج واحد؟</numerusform>
            <numerusform>إيقاف منتجين؟</numerusform>
            <numerusform>إيقاف %Ln منتجات؟</numerusform>
            <numerusform>إيقاف %Ln منتجًا؟</numerusform>
            <numerusform>إيقاف %Ln منتج؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Its variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>لن يمكن طلب أي من أصنافه. ما هو مؤجَّر يبقى مؤجَّرًا.</translation>
    </message>
    <message>
        <source>Their variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>لن يمكن طلب أي من أصنافها. ما هو مؤجَّر يبقى مؤجَّرًا.</translation>
    </message>
    <message>
        <source>Discontinue</source>
        <translation>إيقاف</translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products</source>
        <translation>
            <numerusform>إيقاف %Ln منتج</numerusform>
            <numerusform>إيقاف المنتج</numerusform>
            <numerusform>إيقاف المنتجين</numerusform>
            <numerusform>إيقاف %Ln منتجات</numerusform>
            <numerusform>إيقاف %Ln منتجًا</numerusform>
            <numerusform>إيقاف %Ln منتج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are discontinued.</source>
        <translation>
            <numerusform>لم يُوقف أي منتج.</numerusform>
            <numerusform>أُوقف منتج واحد.</numerusform>
            <numerusform>أُوقف منتجان.</numerusform>
            <numerusform>أُوقفت %Ln منتجات.</numerusform>
            <numerusform>أُوقف %Ln منتجًا.</numerusform>
            <numerusform>أُوقف %Ln منتج.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add variant…</source>
        <translation>إضافة صنف…</translation>
    </message>
    <message>
        <source>Its devices</source>
        <translation>أجهزته</translation>
    </message>
    <message>
        <source>Devices of %1</source>
        <translation>أجهزة %1</translation>
    </message>
    <message>
        <source>Its orders</source>
        <translation>طلباته</translation>
    </message>
    <message>
        <source>Orders for %1</source>
        <translation>طلبات %1</translation>
    </message>
</context>
<context>
    <name>onhire::CataloguePage</name>
    <message>
        <source>Filter products…</source>
        <translation>تصفية المنتجات…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>منتج جديد</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>No products yet</source>
        <translation>لا منتجات بعد</translation>
    </message>
    <message>
        <source>Each product has variants, and each variant has a price for every contract length.</source>
        <translation>لكل منتج أصناف، ولكل صنف سعره لكل مدة عقد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln products</source>
        <translation>
            <numerusform>لا منتجات</numerusform>
            <numerusform>منتج واحد</numerusform>
            <numerusform>منتجان</numerusform>
            <numerusform>%Ln منتجات</numerusform>
            <numerusform>%Ln منتجًا</numerusform>
            <numerusform>%Ln منتج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products selected</source>
        <translation>
            <numerusform>%Ln منتج مختار</numerusform>
            <numerusform>منتج واحد مختار</numerusform>
            <numerusform>منتجان مختاران</numerusform>
            <numerusform>%Ln منتجات مختارة</numerusform>
            <numerusform>%Ln منتجًا مختارًا</numerusform>
            <numerusform>%Ln منتج مختار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching products</source>
        <translation>
            <numerusform>لا منتجات مطابقة</numerusform>
            <numerusform>منتج واحد مطابق</numerusform>
            <numerusform>منتجان مطابقان</numerusform>
            <numerusform>%Ln منتجات مطابقة</numerusform>
            <numerusform>%Ln منتجًا مطابقًا</numerusform>
            <numerusform>%Ln منتج مطابق</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ChangeSummary</name>
    <message>
        <source>Entered</source>
        <translation>المُدخَل</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>لم يُدخَل شيء بعد.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>لم يُغيَّر شيء بعد.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A field of a form, under the title that it stands under, as in: Billing address: City</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A field of a form in which nothing stands any more</extracomment>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>was %1</source>
        <extracomment>Of a field that was changed: the value that it had</extracomment>
        <translation>كان %1</translation>
    </message>
</context>
<context>
    <name>onhire::ChangeTable</name>
    <message>
        <source>Now and after</source>
        <translation>الآن وبعد التغيير</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد التغيير</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>الفرق</translation>
    </message>
</context>
<context>
    <name>onhire::Changes</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly amount</source>
        <translation>المبلغ الشهري</translation>
    </message>
    <message>
        <source>Contract length</source>
        <translation>مدة العقد</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Monthly total</source>
        <translation>الإجمالي الشهري</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>الاسم الأول</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>اسم العائلة</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>الرقم الضريبي</translation>
    </message>
    <message>
        <source>Own tax rate</source>
        <translation>معدل ضريبي خاص</translation>
    </message>
    <message>
        <source>Tracking number</source>
        <translation>رقم التتبع</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>عنوان الفوترة</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>%1: %2 removed</source>
        <extracomment>A value that was taken out of a record, as in: Company: Acme Ltd removed</extracomment>
        <translation>%1: أُزيل %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value that was entered, as in: Company: Acme Ltd</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A value that became another, as in: Contract length: 12 months → 24 months</extracomment>
        <translation>%1: %2 ← %3</translation>
    </message>
</context>
<context>
    <name>onhire::ChartCard</name>
    <message>
        <source>Show as a chart</source>
        <translation>عرض كرسم بياني</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>لا يوجد ما يُعرض بعد.</translation>
    </message>
</context>
<context>
    <name>onhire::ChipRow</name>
    <message>
        <source>Filter</source>
        <translation>مرشح</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <extracomment>Filters for which there is no room</extracomment>
        <translation>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more filters</source>
        <translation>
            <numerusform>%Ln مرشح آخر</numerusform>
            <numerusform>مرشح واحد آخر</numerusform>
            <numerusform>مرشحان آخران</numerusform>
            <numerusform>%Ln مرشحات أخرى</numerusform>
            <numerusform>%Ln مرشحًا آخر</numerusform>
            <numerusform>%Ln مرشح آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Add filter</source>
        <translation>إضافة مرشح</translation>
    </message>
</context>
<context>
    <name>onhire::ChosenRecords</name>
    <message>
        <source>Actions apply to the first %1. Narrow the filter to work with the others, or work in batches.</source>
        <translation>تشمل الإجراءات أول %1. ضيّق المرشح للعمل على البقية، أو قسّمها على دفعات.</translation>
    </message>
</context>
<context>
    <name>onhire::ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>إعادة ضبط الأعمدة</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>الفرز حسب</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>تصاعدي</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>تنازلي</translation>
    </message>
</context>
<context>
    <name>onhire::Commands</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A command and the record that it is done with, as in: Confirm… – Order N46R-5FP</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>onhire::CompanyNameDialog</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Rename company</source>
        <translation>تغيير اسم الشركة</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Enter your company’s name.</source>
        <translation>أدخل اسم شركتك.</translation>
    </message>
    <message>
        <source>It appears on labels, contracts and invoices. Documents that have been issued keep the old name.</source>
        <translation>يظهر على الملصقات والعقود والفواتير. وتحتفظ المستندات الصادرة بالاسم القديم.</translation>
    </message>
</context>
<context>
    <name>onhire::ConditionButton</name>
    <message>
        <source>%1, key %2</source>
        <extracomment>A condition and its key, as it is read out</extracomment>
        <translation>%1، المفتاح %2</translation>
    </message>
</context>
<context>
    <name>onhire::Conditions</name>
    <message>
        <source>Excellent</source>
        <translation>ممتاز</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>سيئ</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>متضرر</translation>
    </message>
</context>
<context>
    <name>onhire::ConflictCard</name>
    <message>
        <source>Changed by someone else</source>
        <translation>غيّره شخص آخر في هذه الأثناء</translation>
    </message>
    <message>
        <source>Save again to keep your version.</source>
        <translation>احفظ مرة أخرى لإبقاء ما كتبته.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <extracomment>Stands where one side of a conflict has left a field empty</extracomment>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>Before the value that the other person gave a field</extracomment>
        <translation>قيمتهم</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Before the value that the user has typed into a field</extracomment>
        <translation>قيمتك</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>خذ قيمتهم</translation>
    </message>
    <message>
        <source>Use theirs: %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>خذ قيمتهم: %1</translation>
    </message>
</context>
<context>
    <name>onhire::ContractBar</name>
    <message>
        <source>%1 of %2 months paid</source>
        <translation>الأشهر المدفوعة: %1 من %2</translation>
    </message>
</context>
<context>
    <name>onhire::CrumbLine</name>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>العودة إلى القائمة (Esc)</translation>
    </message>
</context>
<context>
    <name>onhire::CustomFields</name>
    <message>
        <source>(none)</source>
        <translation>(لا شيء)</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>حقول إضافية</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>هذا ليس رقمًا.</translation>
    </message>
</context>
<context>
    <name>onhire::CustomerChoice</name>
    <message>
        <source>Name, company or e-mail</source>
        <translation>الاسم أو الشركة أو البريد</translation>
    </message>
</context>
<context>
    <name>onhire::Customers</name>
    <message>
        <source>Active</source>
        <extracomment>A customer who may order</extracomment>
        <translation>نشط</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>غير نشط</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>شركة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <extracomment>What a customer pays each month; %1 is a currency</extracomment>
        <translation>شهريًا %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>منذ</translation>
    </message>
    <message>
        <source>With devices</source>
        <translation>لديه أجهزة</translation>
    </message>
    <message>
        <source>Without devices</source>
        <translation>بلا أجهزة</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>جهة الاتصال</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>الاسم الأول</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>اسم العائلة</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>عنوان الفوترة</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>شهريًا</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>المحصَّل</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>Collected payments less what the devices cost</extracomment>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Order %1, %2</source>
        <extracomment>Read aloud: the short code of an order and its state</extracomment>
        <translation>الطلب %1، %2</translation>
    </message>
    <message>
        <source>Recent orders</source>
        <translation>آخر الطلبات</translation>
    </message>
    <message>
        <source>No orders yet</source>
        <translation>لا طلبات بعد</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>The customer is already active.</source>
        <translation>العميل نشط بالفعل.</translation>
    </message>
    <message>
        <source>%1 can order again.</source>
        <translation>يمكن لـ %1 الطلب من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers can order again.</source>
        <translation>
            <numerusform>يمكن لـ %Ln عميل الطلب من جديد.</numerusform>
            <numerusform>يمكن لعميل واحد الطلب من جديد.</numerusform>
            <numerusform>يمكن لعميلين الطلب من جديد.</numerusform>
            <numerusform>يمكن لـ %Ln عملاء الطلب من جديد.</numerusform>
            <numerusform>يمكن لـ %Ln عميلًا الطلب من جديد.</numerusform>
            <numerusform>يمكن لـ %Ln عميل الطلب من جديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>The customer is already inactive.</source>
        <translation>العميل غير نشط بالفعل.</translation>
    </message>
    <message>
        <source>%1 can no longer order.</source>
        <translation>لم يعد بإمكان %1 الطلب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers can no longer order.</source>
        <translation>
            <numerusform>لم يعد بإمكان %Ln عميل الطلب.</numerusform>
            <numerusform>لم يعد بإمكان عميل واحد الطلب.</numerusform>
            <numerusform>لم يعد بإمكان عميلين الطلب.</numerusform>
            <numerusform>لم يعد بإمكان %Ln عملاء الطلب.</numerusform>
            <numerusform>لم يعد بإمكان %Ln عميلًا الطلب.</numerusform>
            <numerusform>لم يعد بإمكان %Ln عميل الطلب.</numerusform>
        </translation>
    </message>
    <message>
        <source>New order</source>
        <translation>طلب جديد</translation>
    </message>
    <message>
        <source>Activate the customer first.</source>
        <translation>فعّل العميل أولًا.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Same as billing address</source>
        <translation>مثل عنوان الفوترة</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices out</source>
        <translation>
            <numerusform>لا أجهزة لدى العميل</numerusform>
            <numerusform>جهاز واحد لدى العميل</numerusform>
            <numerusform>جهازان لدى العميل</numerusform>
            <numerusform>%Ln أجهزة لدى العميل</numerusform>
            <numerusform>%Ln جهازًا لدى العميل</numerusform>
            <numerusform>%Ln جهاز لدى العميل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of the devices</source>
        <translation>تكلفة الأجهزة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions in total</source>
        <translation>
            <numerusform>لا اشتراكات إجمالًا</numerusform>
            <numerusform>اشتراك واحد إجمالًا</numerusform>
            <numerusform>اشتراكان إجمالًا</numerusform>
            <numerusform>%Ln اشتراكات إجمالًا</numerusform>
            <numerusform>%Ln اشتراكًا إجمالًا</numerusform>
            <numerusform>%Ln اشتراك إجمالًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost recovered</source>
        <translation>التكلفة المستردّة</translation>
    </message>
    <message>
        <source>The devices have paid for themselves</source>
        <translation>استُردّت تكلفة الأجهزة كاملة</translation>
    </message>
    <message>
        <source>Margin so far</source>
        <translation>الهامش حتى الآن</translation>
    </message>
    <message>
        <source>Collected payments less the cost of all devices ever provided, without tax</source>
        <translation>المبالغ المحصّلة ناقص تكلفة كل الأجهزة المقدَّمة، دون ضريبة</translation>
    </message>
    <message>
        <source>No subscriptions yet</source>
        <translation>لا اشتراكات بعد</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>الشهر</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Collected and spent</source>
        <translation>المحصَّل والمنفَق</translation>
    </message>
    <message>
        <source>%1, net, since the first device</source>
        <extracomment>The unit of a chart of money, as in: EUR, net, since the first device</extracomment>
        <translation>%1، صافٍ، منذ أول جهاز</translation>
    </message>
    <message>
        <source>History</source>
        <translation>سجل التغييرات</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Leads to the whole list; %1 is how many there are, as in: All 24</extracomment>
        <translation>الكل %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>What will have been collected when the contracts are over</extracomment>
        <translation>المتوقَّع</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>How a customer is taxed: as everybody, not at all, or by paying the tax themselves</extracomment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>معفى</translation>
    </message>
    <message>
        <source>Reverse charge</source>
        <translation>احتساب عكسي</translation>
    </message>
    <message>
        <source>Only a business can be taxed by reverse charge.</source>
        <translation>الاحتساب العكسي للشركات فقط.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>الضريبة</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>المعاملة الضريبية</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>الرقم الضريبي</translation>
    </message>
    <message>
        <source>Own rate</source>
        <extracomment>In place of the company’s own, in percent</extracomment>
        <translation>نسبة خاصة</translation>
    </message>
    <message>
        <source>%1 a month on average</source>
        <translation>%1 شهريًا في المتوسط</translation>
    </message>
    <message>
        <source>%1 when the contracts end</source>
        <extracomment>The margin once all that is agreed is paid, as in: 2,199.40 when the contracts end</extracomment>
        <translation>%1 عند نهاية العقود</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>What a customer owes, less the credit</extracomment>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>Credit</source>
        <extracomment>What was paid or credited and not used yet</extracomment>
        <translation>رصيد دائن</translation>
    </message>
    <message>
        <source>Movements</source>
        <extracomment>All that was charged, paid, credited and given back</extracomment>
        <translation>الحركات</translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln movements are shown.</source>
        <translation>
            <numerusform>لا حركات معروضة.</numerusform>
            <numerusform>تُعرض آخر حركة.</numerusform>
            <numerusform>تُعرض آخر حركتين.</numerusform>
            <numerusform>تُعرض آخر %Ln حركات.</numerusform>
            <numerusform>تُعرض آخر %Ln حركة.</numerusform>
            <numerusform>تُعرض آخر %Ln حركة.</numerusform>
        </translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>ينتظر التأكيد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>لا أجهزة للتسليم</numerusform>
            <numerusform>جهاز واحد للتسليم</numerusform>
            <numerusform>جهازان للتسليم</numerusform>
            <numerusform>%Ln أجهزة للتسليم</numerusform>
            <numerusform>%Ln جهازًا للتسليم</numerusform>
            <numerusform>%Ln جهاز للتسليم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>لا دفعات</numerusform>
            <numerusform>دفعة واحدة</numerusform>
            <numerusform>دفعتان</numerusform>
            <numerusform>%Ln دفعات</numerusform>
            <numerusform>%Ln دفعة</numerusform>
            <numerusform>%Ln دفعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a thing and what is to be done with it, as in: B2XN-8TQ: 3 devices to assign</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is more to do.</source>
        <translation>هناك المزيد مما يجب عمله.</translation>
    </message>
    <message>
        <source>No tax is charged with this treatment, so no rate applies.</source>
        <translation>لا تُحتسب ضريبة بهذه المعاملة، فلا نسبة تسري.</translation>
    </message>
    <message>
        <source>Reverse charge needs a VAT number of a country whose numbers can be checked.</source>
        <translation>يتطلب الاحتساب العكسي رقمًا ضريبيًا من بلد يمكن التحقق من أرقامه.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A device and its serial number, which tells it from others of the same product</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>onhire::CustomersPage</name>
    <message>
        <source>Filter customers…</source>
        <translation>تصفية العملاء…</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>No customers yet</source>
        <translation>لا عملاء بعد</translation>
    </message>
    <message>
        <source>Customers are created with their first order.</source>
        <translation>ينشأ العميل مع أول طلب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers</source>
        <translation>
            <numerusform>لا عملاء</numerusform>
            <numerusform>عميل واحد</numerusform>
            <numerusform>عميلان</numerusform>
            <numerusform>%Ln عملاء</numerusform>
            <numerusform>%Ln عميلًا</numerusform>
            <numerusform>%Ln عميل</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>The customer is saved. Existing orders are unchanged.</source>
        <translation>حُفظ العميل. تبقى الطلبات القائمة كما هي.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers selected</source>
        <translation>
            <numerusform>%Ln عميل مختار</numerusform>
            <numerusform>عميل واحد مختار</numerusform>
            <numerusform>عميلان مختاران</numerusform>
            <numerusform>%Ln عملاء مختارون</numerusform>
            <numerusform>%Ln عميلًا مختارًا</numerusform>
            <numerusform>%Ln عميل مختار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching customers</source>
        <translation>
            <numerusform>لا عملاء مطابقين</numerusform>
            <numerusform>عميل واحد مطابق</numerusform>
            <numerusform>عميلان مطابقان</numerusform>
            <numerusform>%Ln عملاء مطابقون</numerusform>
            <numerusform>%Ln عميلًا مطابقًا</numerusform>
            <numerusform>%Ln عميل مطابق</numerusform>
        </translation>
    </message>
    <message>
        <source>New order</source>
        <translation>طلب جديد</translation>
    </message>
</context>
<context>
    <name>onhire::DayCharts</name>
    <message>
        <source>%1, net</source>
        <extracomment>The unit of a chart of money, as in: EUR, net</extracomment>
        <translation>%1، صافٍ</translation>
    </message>
    <message>
        <source>Recurring revenue by month</source>
        <translation>الإيراد المتكرر حسب الشهر</translation>
    </message>
    <message>
        <source>Devices by product</source>
        <translation>الأجهزة حسب المنتج</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>مؤجَّر</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>غير مؤجَّر</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Cost recovery by product</source>
        <translation>استرداد التكلفة حسب المنتج</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>المحصَّل</translation>
    </message>
    <message>
        <source>To recover</source>
        <translation>الباقي للاسترداد</translation>
    </message>
    <message>
        <source>Orders by status</source>
        <translation>الطلبات حسب الحالة</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>واحد غيرها</numerusform>
            <numerusform>اثنان غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Month</source>
        <translation>الشهر</translation>
    </message>
    <message>
        <source>Recurring revenue %1</source>
        <translation>الإيراد المتكرر %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A month and its year, as in: November 2026</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>مؤكَّد</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>جزئي</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>منجز</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Revenue appears here once the first subscription is charged.</source>
        <translation>تظهر الإيرادات هنا بعد احتساب أول اشتراك.</translation>
    </message>
    <message>
        <source>Devices appear here once the first ones are added.</source>
        <translation>تظهر الأجهزة هنا بعد إضافة أولها.</translation>
    </message>
    <message>
        <source>Cost recovery appears here once the first devices are rented out.</source>
        <translation>يظهر استرداد التكلفة هنا بعد تأجير أول الأجهزة.</translation>
    </message>
    <message>
        <source>Orders appear here once the first one is placed.</source>
        <translation>تظهر الطلبات هنا بعد تسجيل أولها.</translation>
    </message>
</context>
<context>
    <name>onhire::DayRangePanel</name>
    <message>
        <source>From</source>
        <extracomment>The first day of a range</extracomment>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>The last day of a range</extracomment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <extracomment>%1 is a date as the user&apos;s language writes it</extracomment>
        <translation>أدخل تاريخًا مثل %1.</translation>
    </message>
</context>
<context>
    <name>onhire::DeskErrands</name>
    <message>
        <source>Note on device %1</source>
        <translation>ملاحظة على الجهاز %1</translation>
    </message>
    <message>
        <source>Note on order %1</source>
        <translation>ملاحظة على الطلب %1</translation>
    </message>
    <message>
        <source>It is added to the existing notes, with your name and the time.</source>
        <translation>تُضاف إلى الملاحظات الموجودة مع اسمك والوقت.</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>إضافة الملاحظة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Ask for an early return of %1?</source>
        <translation>طلب إرجاع %1 مبكرًا؟</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>السبب إن وُجد</translation>
    </message>
    <message>
        <source>Early return requested: %1 is at the scan desk.</source>
        <extracomment>A note on a subscription. A serial number; then what the fee would be, as said at the desk</extracomment>
        <translation>طُلب الإرجاع المبكر: %1 عند موضع المسح.</translation>
    </message>
    <message>
        <source>Fee: %1.</source>
        <translation>الرسوم: %1.</translation>
    </message>
    <message>
        <source>Account managers see subscription %1 on Today, with a note saying that the device is at the scan desk and what the fee would be. The contract runs on, and nothing is charged, until one of them returns it early.</source>
        <translation>يرى مديرو الحسابات الاشتراك %1 في شاشة اليوم، مع ملاحظة أن الجهاز عند موضع المسح وكم تكون الرسوم. يستمر العقد ولا يُحتسب شيء حتى يسترجعه أحدهم مبكرًا.</translation>
    </message>
</context>
<context>
    <name>onhire::DeskLineButton</name>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>A line of a short list, as it is read out: a code, a name, and what is to be said of it</extracomment>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>onhire::DeskSession</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>الرف</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>يجري التحقق</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>بالانتظار</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: what has become of a scan, and why</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeskSide</name>
    <message>
        <source>Could not refresh</source>
        <translation>تعذّر التحديث</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>تعذّر التحميل</translation>
    </message>
    <message>
        <source>This is from %1. %2</source>
        <extracomment>When what is still shown was read, as in: This is from 09:03. The database cannot be reached.</extracomment>
        <translation>هذه البيانات من %1. %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeskVoice</name>
    <message>
        <source>Open the subscription</source>
        <translation>فتح الاشتراك</translation>
    </message>
</context>
<context>
    <name>onhire::DeskWork</name>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>سُلِّم</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>لم يتم</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>استُبدل</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>طُلب الإرجاع</translation>
    </message>
</context>
<context>
    <name>onhire::Desktop</name>
    <message>
        <source>My company</source>
        <translation>شركتي</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>يجري فتح قاعدة البيانات…</translation>
    </message>
    <message>
        <source>Setting up the company…</source>
        <translation>يجري إعداد الشركة…</translation>
    </message>
    <message>
        <source>Creating sample orders: %1 of %2</source>
        <translation>تُكتب طلبات نموذجية: %1 من %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>You do not have access to a company in this database.</source>
        <translation>لا توجد لك شركة في قاعدة البيانات هذه.</translation>
    </message>
    <message>
        <source>Access tokens and webhook secrets cannot be saved.</source>
        <translation>لا يمكن حفظ رموز الوصول وأسرار Webhook.</translation>
    </message>
    <message>
        <source>Files cannot be opened or saved, and no contracts are made.</source>
        <translation>لا يمكن فتح الملفات ولا حفظها، ولا تُنشأ العقود.</translation>
    </message>
    <message>
        <source>%1 Fix this, then restart Onhire.</source>
        <extracomment>Why something does not work</extracomment>
        <translation>%1 أصلح ذلك ثم أعد تشغيل Onhire.</translation>
    </message>
</context>
<context>
    <name>onhire::DetailPane</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>onhire::DetailSection</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: what a link leads to, as in: Customer: Acme Logistics</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeviceIntake</name>
    <message>
        <source>Print labels…</source>
        <translation>طباعة ملصقات…</translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>إضافة أجهزة</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Unit cost, %1</source>
        <translation>تكلفة الجهاز الواحد، %1</translation>
    </message>
    <message>
        <source>From catalogue</source>
        <translation>كما في الكتالوج</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>تاريخ الشراء</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>الموقع</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>&amp;Serial numbers, one per line</source>
        <translation>الأرقام التسلسلية، رقم في كل سطر</translation>
    </message>
    <message>
        <source>Serial numbers, one per line</source>
        <translation>الأرقام التسلسلية، رقم في كل سطر</translation>
    </message>
    <message>
        <source>Type, scan or paste</source>
        <translation>اكتب أو امسح أو الصق</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Add the devices (Ctrl+Enter)</source>
        <translation>إضافة الأجهزة (Ctrl+Enter)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln devices</source>
        <translation>
            <numerusform>إضافة %Ln جهاز</numerusform>
            <numerusform>إضافة جهاز واحد</numerusform>
            <numerusform>إضافة جهازين</numerusform>
            <numerusform>إضافة %Ln أجهزة</numerusform>
            <numerusform>إضافة %Ln جهازًا</numerusform>
            <numerusform>إضافة %Ln جهاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>أُضيف %Ln جهاز.</numerusform>
            <numerusform>أُضيف جهاز واحد.</numerusform>
            <numerusform>أُضيف جهازان.</numerusform>
            <numerusform>أُضيفت %Ln أجهزة.</numerusform>
            <numerusform>أُضيف %Ln جهازًا.</numerusform>
            <numerusform>أُضيف %Ln جهاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not; they are still in the list above.</source>
        <translation>
            <numerusform>لم يُضف %Ln؛ بقي في القائمة أعلاه.</numerusform>
            <numerusform>لم يُضف واحد؛ بقي في القائمة أعلاه.</numerusform>
            <numerusform>لم يُضف اثنان؛ بقيا في القائمة أعلاه.</numerusform>
            <numerusform>لم تُضف %Ln؛ بقيت في القائمة أعلاه.</numerusform>
            <numerusform>لم يُضف %Ln؛ بقيت في القائمة أعلاه.</numerusform>
            <numerusform>لم يُضف %Ln؛ بقيت في القائمة أعلاه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>أُضيف</translation>
    </message>
    <message>
        <source>Already exists</source>
        <translation>موجود من قبل</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln serial numbers?</source>
        <translation>
            <numerusform>تجاهل %Ln رقم تسلسلي؟</numerusform>
            <numerusform>تجاهل رقم تسلسلي واحد؟</numerusform>
            <numerusform>تجاهل رقمين تسلسليين؟</numerusform>
            <numerusform>تجاهل %Ln أرقام تسلسلية؟</numerusform>
            <numerusform>تجاهل %Ln رقمًا تسلسليًا؟</numerusform>
            <numerusform>تجاهل %Ln رقم تسلسلي؟</numerusform>
        </translation>
    </message>
    <message>
        <source>These devices have not been added.</source>
        <translation>لم تُضف هذه الأجهزة.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Enter a SKU or name</source>
        <translation>اكتب رمز صنف أو اسمًا</translation>
    </message>
</context>
<context>
    <name>onhire::Devices</name>
    <message>
        <source>The device is not with a customer.</source>
        <translation>الجهاز ليس لدى عميل.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>إتاحة</translation>
    </message>
    <message>
        <source>The device is already available.</source>
        <translation>الجهاز متاح بالفعل.</translation>
    </message>
    <message>
        <source>%1 is available.</source>
        <translation>صار %1 متاحًا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are available.</source>
        <translation>
            <numerusform>صار %Ln جهاز متاحًا.</numerusform>
            <numerusform>صار جهاز واحد متاحًا.</numerusform>
            <numerusform>صار جهازان متاحين.</numerusform>
            <numerusform>صارت %Ln أجهزة متاحة.</numerusform>
            <numerusform>صار %Ln جهازًا متاحًا.</numerusform>
            <numerusform>صار %Ln جهاز متاحًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate…</source>
        <translation>تعطيل…</translation>
    </message>
    <message>
        <source>The device is already unavailable.</source>
        <translation>الجهاز غير متاح بالفعل.</translation>
    </message>
    <message>
        <source>Deactivate %1?</source>
        <translation>تعطيل %1؟</translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices?</source>
        <translation>
            <numerusform>تعطيل %Ln جهاز؟</numerusform>
            <numerusform>تعطيل جهاز واحد؟</numerusform>
            <numerusform>تعطيل جهازين؟</numerusform>
            <numerusform>تعطيل %Ln أجهزة؟</numerusform>
            <numerusform>تعطيل %Ln جهازًا؟</numerusform>
            <numerusform>تعطيل %Ln جهاز؟</numerusform>
        </translation>
    </message>
    <message>
        <source>It can no longer be assigned. Its history is kept, and it can be made available again.</source>
        <translation>لن يمكن تسليمه بعد الآن. يبقى سجله محفوظًا، ويمكن إتاحته من جديد.</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>تعطيل</translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices</source>
        <translation>
            <numerusform>تعطيل %Ln جهاز</numerusform>
            <numerusform>تعطيل الجهاز</numerusform>
            <numerusform>تعطيل الجهازين</numerusform>
            <numerusform>تعطيل %Ln أجهزة</numerusform>
            <numerusform>تعطيل %Ln جهازًا</numerusform>
            <numerusform>تعطيل %Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is unavailable.</source>
        <translation>صار %1 غير متاح.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are unavailable.</source>
        <translation>
            <numerusform>صار %Ln جهاز غير متاح.</numerusform>
            <numerusform>صار جهاز واحد غير متاح.</numerusform>
            <numerusform>صار جهازان غير متاحين.</numerusform>
            <numerusform>صارت %Ln أجهزة غير متاحة.</numerusform>
            <numerusform>صار %Ln جهازًا غير متاح.</numerusform>
            <numerusform>صار %Ln جهاز غير متاح.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>استرجاع…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>طباعة ملصقات…</translation>
    </message>
    <message>
        <source>Print return slip…</source>
        <translation>طباعة قسيمة الإرجاع…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent, as in: 73 %</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>متاح</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>A device that is with a customer</extracomment>
        <translation>مؤجَّر</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>مسترجَع</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>مباع</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>غير متاح</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>الموقع</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>The condition of a device that comes back, while nobody has looked at it</extracomment>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <extracomment>What a device cost us; %1 is a currency</extracomment>
        <translation>التكلفة %1</translation>
    </message>
    <message>
        <source>Collected %1</source>
        <extracomment>What was paid for a device so far; %1 is a currency</extracomment>
        <translation>المحصَّل %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>مستردّة</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>تاريخ الشراء</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>أُضيف</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>غير مسجَّل</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation>التكلفة، %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Not inspected yet</source>
        <translation>لم يُفحص بعد</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>الضرر</translation>
    </message>
    <message>
        <source>Cost recovery</source>
        <translation>استرداد التكلفة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>المحصَّل</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>%1 of the cost is recovered</source>
        <translation>استُردّ %1 من التكلفة</translation>
    </message>
    <message>
        <source>With a customer</source>
        <translation>لدى عميل</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>منذ</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>نهاية العقد</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>History</source>
        <translation>سجل التغييرات</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and what is known of it, as in: Taken back · Good · Shelf 7 · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>awaiting inspection</source>
        <translation>ينتظر الفحص</translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln devices available</source>
        <translation>
            <numerusform>إتاحة %Ln جهاز</numerusform>
            <numerusform>إتاحة جهاز واحد</numerusform>
            <numerusform>إتاحة جهازين</numerusform>
            <numerusform>إتاحة %Ln أجهزة</numerusform>
            <numerusform>إتاحة %Ln جهازًا</numerusform>
            <numerusform>إتاحة %Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning of the SKU</source>
        <translation>بداية رمز الصنف</translation>
    </message>
    <message>
        <source>The device will be marked Returned until someone makes it available.</source>
        <translation>يصبح الجهاز بعد ذلك في حالة «مسترجَع» إلى أن يتيحه أحد.</translation>
    </message>
    <message>
        <source>Subscription %1 will no longer wait for it. Nothing is charged.</source>
        <extracomment>%1 is the code of a subscription; follows: The device will be marked Returned until someone makes it available.</extracomment>
        <translation>لن ينتظره الاشتراك %1 بعد ذلك. لا تُحتسب أي رسوم.</translation>
    </message>
    <message>
        <source>Inspect…</source>
        <translation>فحص…</translation>
    </message>
    <message>
        <source>The device is not waiting for an inspection.</source>
        <translation>لا ينتظر الجهاز فحصًا.</translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>فحص %Ln جهاز…</numerusform>
            <numerusform>فحص جهاز واحد…</numerusform>
            <numerusform>فحص جهازين…</numerusform>
            <numerusform>فحص %Ln أجهزة…</numerusform>
            <numerusform>فحص %Ln جهازًا…</numerusform>
            <numerusform>فحص %Ln جهاز…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is inspected.</source>
        <translation>فُحص %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are inspected.</source>
        <translation>
            <numerusform>فُحص %Ln جهاز.</numerusform>
            <numerusform>فُحص جهاز واحد.</numerusform>
            <numerusform>فُحص جهازان.</numerusform>
            <numerusform>فُحصت %Ln أجهزة.</numerusform>
            <numerusform>فُحص %Ln جهازًا.</numerusform>
            <numerusform>فُحص %Ln جهاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last with a customer</source>
        <translation>آخر عميل كان لديه</translation>
    </message>
    <message>
        <source>Contract ended</source>
        <translation>انتهى العقد</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>يعود بحلول</translation>
    </message>
</context>
<context>
    <name>onhire::DevicesPage</name>
    <message>
        <source>Filter devices…</source>
        <translation>تصفية الأجهزة…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices selected</source>
        <translation>
            <numerusform>%Ln جهاز مختار</numerusform>
            <numerusform>جهاز واحد مختار</numerusform>
            <numerusform>جهازان مختاران</numerusform>
            <numerusform>%Ln أجهزة مختارة</numerusform>
            <numerusform>%Ln جهازًا مختارًا</numerusform>
            <numerusform>%Ln جهاز مختار</numerusform>
        </translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>إضافة أجهزة</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>No devices yet</source>
        <translation>لا أجهزة بعد</translation>
    </message>
    <message>
        <source>Scan the serial numbers of your devices, or add them through the API.</source>
        <translation>امسح الأرقام التسلسلية لأجهزتك، أو أرسلها عبر الواجهة البرمجية.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching devices</source>
        <translation>
            <numerusform>لا أجهزة مطابقة</numerusform>
            <numerusform>جهاز واحد مطابق</numerusform>
            <numerusform>جهازان مطابقان</numerusform>
            <numerusform>%Ln أجهزة مطابقة</numerusform>
            <numerusform>%Ln جهازًا مطابقًا</numerusform>
            <numerusform>%Ln جهاز مطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>حُفظ %1.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>استرجاع %1</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>عاد %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>أُضيف %Ln جهاز.</numerusform>
            <numerusform>أُضيف جهاز واحد.</numerusform>
            <numerusform>أُضيف جهازان.</numerusform>
            <numerusform>أُضيفت %Ln أجهزة.</numerusform>
            <numerusform>أُضيف %Ln جهازًا.</numerusform>
            <numerusform>أُضيف %Ln جهاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inspect %1</source>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>%1 is inspected.</source>
        <translation>فُحص %1.</translation>
    </message>
    <message>
        <source>Save inspection</source>
        <translation>حفظ الفحص</translation>
    </message>
</context>
<context>
    <name>onhire::DraftCard</name>
    <message>
        <source>You have a draft from %1.</source>
        <translation>لديك مسودة من %1.</translation>
    </message>
    <message>
        <source>You have a draft of “%1” from %2.</source>
        <translation>لديك مسودة «%1» بتاريخ %2.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>onhire::EarlyReturnFields</name>
    <message>
        <source>Fee</source>
        <translation>الرسوم</translation>
    </message>
    <message>
        <source>By company rule</source>
        <translation>حسب قاعدة الشركة</translation>
    </message>
    <message>
        <source>Waive the fee</source>
        <translation>الإعفاء من الرسوم</translation>
    </message>
    <message>
        <source>Another fee</source>
        <translation>مبلغ آخر</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>الضرر</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>Return early without a fee</source>
        <translation>إرجاع مبكر دون رسوم</translation>
    </message>
    <message>
        <source>%1 is returned.</source>
        <translation>أُرجع %1.</translation>
    </message>
    <message>
        <source>Return early</source>
        <translation>إرجاع مبكر</translation>
    </message>
    <message>
        <source>Enter the fee.</source>
        <translation>أدخل الرسوم.</translation>
    </message>
    <message>
        <source>Return early, fee %1</source>
        <translation>إرجاع مبكر، الرسوم %1</translation>
    </message>
    <message>
        <source>No longer needed</source>
        <translation>لم يعد مطلوبًا</translation>
    </message>
    <message>
        <source>The person who used it has left</source>
        <translation>غادر الشخص الذي كان يستخدمه</translation>
    </message>
    <message>
        <source>Another device is needed</source>
        <translation>المطلوب جهاز آخر</translation>
    </message>
    <message>
        <source>Not satisfied with the device</source>
        <translation>عدم الرضا عن الجهاز</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>السعر مرتفع</translation>
    </message>
</context>
<context>
    <name>onhire::EditDialog</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>تجاهل ما أدخلته؟</translation>
    </message>
    <message>
        <source>It has not been saved.</source>
        <translation>لم يُحفظ بعد.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>onhire::EditingPage</name>
    <message>
        <source>You have unsaved changes beside the table.</source>
        <translation>التغييرات بجانب الجدول لم تُحفظ بعد.</translation>
    </message>
    <message>
        <source>Save them with Ctrl+Enter, or discard them with Esc.</source>
        <translation>احفظها بـ Ctrl+Enter أو تجاهلها بـ Esc.</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>تجاهل التغييرات؟</translation>
    </message>
    <message>
        <source>Your changes have not been saved.</source>
        <translation>ما كتبته لم يُحفظ.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>The draft is discarded.</source>
        <translation>أُزيلت المسودة.</translation>
    </message>
    <message>
        <source>Could not be loaded</source>
        <translation>تعذّر التحميل</translation>
    </message>
    <message>
        <source>%1: the changes were not saved.</source>
        <extracomment>The title of a form, as in: Edit Ada Lovelace</extracomment>
        <translation>%1: لم تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>Another change is still being saved.</source>
        <translation>ما زال حفظ تغيير آخر جاريًا.</translation>
    </message>
    <message>
        <source>Try again once it is done.</source>
        <translation>أعد المحاولة بعد اكتماله.</translation>
    </message>
    <message>
        <source>This will be undone once the other change has been saved.</source>
        <translation>سيُتراجع عن هذا بعد حفظ التغيير الآخر.</translation>
    </message>
    <message>
        <source>Could not be undone: %1</source>
        <extracomment>%1 says what was done, as in: Could not be undone: TP14-A can no longer be ordered.</extracomment>
        <translation>تعذّر التراجع عن: %1</translation>
    </message>
    <message>
        <source>The draft is back.</source>
        <translation>عادت المسودة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record and what went wrong with it, as in: Order N46R-5FP: The database cannot be reached.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The draft was not brought back.</source>
        <translation>لم تُستعَد المسودة.</translation>
    </message>
    <message>
        <source>A newer one has been begun since, and stays.</source>
        <translation>هناك مسودة أحدث منها، وهي باقية.</translation>
    </message>
</context>
<context>
    <name>onhire::EmptyState</name>
    <message>
        <source>Nothing matches</source>
        <translation>لا توجد نتائج</translation>
    </message>
    <message>
        <source>No rows match the search and the filters.</source>
        <translation>لا توجد صفوف تطابق البحث والمرشحات.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>إزالة المرشحات</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>تعذّر التحميل</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
    </message>
    <message>
        <source>You are not allowed to see this</source>
        <translation>ليس مسموحًا لك برؤية هذا</translation>
    </message>
    <message>
        <source>Ask an administrator of your company for the permission.</source>
        <translation>اطلب الإذن من مسؤول في شركتك.</translation>
    </message>
    <message>
        <source>No rows contain “%1”.</source>
        <extracomment>%1 is what somebody searched for</extracomment>
        <translation>لا توجد صفوف تحتوي على «%1».</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>لا توجد صفوف تطابق المرشحات.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
</context>
<context>
    <name>onhire::EndFields</name>
    <message>
        <source>The contract has run its full term. If you end it here, nothing more is charged, and the device must be returned.</source>
        <translation>أكمل العقد مدته كلها. عند إنهائه هنا لا يُحتسب أي مبلغ آخر، ويُتوقع رجوع الجهاز.</translation>
    </message>
    <message>
        <source>End contract</source>
        <translation>إنهاء العقد</translation>
    </message>
    <message>
        <source>Contract %1 has ended.</source>
        <translation>أُنهي العقد %1.</translation>
    </message>
</context>
<context>
    <name>onhire::Exports</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Instead of 1/3, which spreadsheets take for a date</extracomment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>onhire::ExtendFields</name>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>بطلب من العميل</translation>
    </message>
    <message>
        <source>Regular renewal</source>
        <translation>تجديد اعتيادي</translation>
    </message>
    <message>
        <source>Goodwill</source>
        <translation>بادرة حسن نية</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>سبب آخر</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>Extend by</source>
        <translation>التمديد لمدة</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>أخرى…</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>Behind the number, which stands in a field of its own</extracomment>
        <translation>
            <numerusform>شهر</numerusform>
            <numerusform>شهر</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>أشهر</numerusform>
            <numerusform>شهرًا</numerusform>
            <numerusform>شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Months</source>
        <translation>الأشهر</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>As now</source>
        <translation>كما هو الآن</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>سعر آخر</translation>
    </message>
    <message>
        <source>Price from the first unbilled month</source>
        <translation>السعر من أول شهر لم يُفوتر بعد</translation>
    </message>
    <message>
        <source>%1 in total. At most %2 are possible.</source>
        <translation>المجموع %1. الحد الأقصى %2.</translation>
    </message>
    <message>
        <source>Catalogue, %1</source>
        <translation>الكتالوج، %1</translation>
    </message>
    <message numerus="yes">
        <source>Extend by %Ln months</source>
        <translation>
            <numerusform>تمديد لمدة %Ln شهر</numerusform>
            <numerusform>تمديد لمدة شهر واحد</numerusform>
            <numerusform>تمديد لمدة شهرين</numerusform>
            <numerusform>تمديد لمدة %Ln أشهر</numerusform>
            <numerusform>تمديد لمدة %Ln شهرًا</numerusform>
            <numerusform>تمديد لمدة %Ln شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Subscription %1 is extended by %Ln months.</source>
        <translation>
            <numerusform>مُدِّد الاشتراك %1 لمدة %Ln شهر.</numerusform>
            <numerusform>مُدِّد الاشتراك %1 لمدة شهر واحد.</numerusform>
            <numerusform>مُدِّد الاشتراك %1 لمدة شهرين.</numerusform>
            <numerusform>مُدِّد الاشتراك %1 لمدة %Ln أشهر.</numerusform>
            <numerusform>مُدِّد الاشتراك %1 لمدة %Ln شهرًا.</numerusform>
            <numerusform>مُدِّد الاشتراك %1 لمدة %Ln شهر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>تمديد</translation>
    </message>
    <message>
        <source>Choose the price.</source>
        <translation>اختر السعر.</translation>
    </message>
    <message>
        <source>Enter the new price.</source>
        <translation>أدخل السعر الجديد.</translation>
    </message>
    <message>
        <source>Create a new contract with the new terms (PDF)</source>
        <translation>إصدار العقد من جديد بالشروط الجديدة (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::FaultCard</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>onhire::FigureStrip</name>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
</context>
<context>
    <name>onhire::FilterBar</name>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %Ln مختار</numerusform>
            <numerusform>%1: واحد مختار</numerusform>
            <numerusform>%1: اثنان مختاران</numerusform>
            <numerusform>%1: %Ln مختارة</numerusform>
            <numerusform>%1: %Ln مختارًا</numerusform>
            <numerusform>%1: %Ln مختار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A filter and what is selected, as in: Status: open</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>…</source>
        <extracomment>Stands for a name until it is read</extracomment>
        <translation>…</translation>
    </message>
    <message>
        <source>%1: from %2</source>
        <extracomment>A filter of days with an open end, as in: Created: from 1 Nov
----------
A filter of amounts with an open end, as in: Monthly: from 100</extracomment>
        <translation>%1: من %2</translation>
    </message>
    <message>
        <source>%1: until %2</source>
        <extracomment>A filter of days with an open beginning, as in: Created: until 20 Nov</extracomment>
        <translation>%1: حتى %2</translation>
    </message>
    <message>
        <source>%1: up to %2</source>
        <extracomment>A filter of amounts with an open beginning, as in: Monthly: up to 200</extracomment>
        <translation>%1: لا يتجاوز %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>A range of amounts, as in: 100–200</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>آخر 12 شهرًا</translation>
    </message>
</context>
<context>
    <name>onhire::FilterPopup</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Filters by what was entered</extracomment>
        <translation>تطبيق</translation>
    </message>
</context>
<context>
    <name>onhire::FirstStepsCard</name>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Add products</source>
        <translation>إضافة المنتجات</translation>
    </message>
    <message>
        <source>What you rent out, and what it costs each month.</source>
        <translation>ما تؤجّره وكم يكلّف شهريًا.</translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>إضافة أجهزة</translation>
    </message>
    <message>
        <source>Each with its serial number.</source>
        <translation>كل جهاز برقمه التسلسلي.</translation>
    </message>
    <message>
        <source>Enter the first order</source>
        <translation>إدخال الطلب الأول</translation>
    </message>
    <message>
        <source>Its customer is created with it.</source>
        <translation>ويُنشأ العميل معه.</translation>
    </message>
    <message>
        <source>%1 – done</source>
        <extracomment>A step that is done, as in: Add products – done</extracomment>
        <translation>%1 – تم</translation>
    </message>
</context>
<context>
    <name>onhire::Foreseen</name>
    <message>
        <source>What will happen</source>
        <translation>ما الذي سيحدث</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>Next payments now</source>
        <translation>الدفعات القادمة الآن</translation>
    </message>
    <message>
        <source>Next payments after</source>
        <translation>الدفعات القادمة بعد التغيير</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>No documents will be created.</source>
        <translation>لا يُصدر أي مستند.</translation>
    </message>
</context>
<context>
    <name>onhire::FormDialog</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>onhire::FormField</name>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>was empty</source>
        <extracomment>Beside a field that was changed: the value that it had</extracomment>
        <translation>كان فارغًا</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>كان %1</translation>
    </message>
</context>
<context>
    <name>onhire::Fulfilment</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A device and its SKU</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>واحد غيرها</numerusform>
            <numerusform>اثنان غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
            <numerusform>%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the devices that an order needs</extracomment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 came back and has not been inspected yet.</source>
        <translation>عاد %1 ولم يُفحص بعد.</translation>
    </message>
    <message>
        <source>%1 has been sold.</source>
        <translation>%1 مباع.</translation>
    </message>
    <message>
        <source>%1 is marked as unavailable.</source>
        <translation>%1 مسجَّل على أنه غير متاح.</translation>
    </message>
    <message>
        <source>%1 is with a customer.</source>
        <translation>%1 لدى عميل.</translation>
    </message>
    <message>
        <source>%1 is not with a customer; it is available.</source>
        <translation>%1 ليس لدى عميل؛ هو متاح.</translation>
    </message>
    <message>
        <source>No device has the serial number %1.</source>
        <translation>لا جهاز بالرقم التسلسلي %1.</translation>
    </message>
    <message>
        <source>%1 is not an order.</source>
        <translation>%1 ليس طلبًا.</translation>
    </message>
    <message>
        <source>Scan the barcode of an order, or choose one from the queue.</source>
        <translation>امسح باركود طلب، أو اختر طلبًا من قائمة الانتظار.</translation>
    </message>
    <message>
        <source>Order %1 is not confirmed yet.</source>
        <translation>الطلب %1 غير مؤكَّد بعد.</translation>
    </message>
    <message>
        <source>Confirm the order first, then scan it again.</source>
        <translation>أكّد الطلب أولًا ثم امسحه من جديد.</translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>أُلغي الطلب %1.</translation>
    </message>
    <message>
        <source>Put the devices back on the shelf. Nothing was changed.</source>
        <translation>أعد الأجهزة إلى الرف. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>All devices of order %1 are assigned.</source>
        <translation>سُلِّمت كل أجهزة الطلب %1.</translation>
    </message>
    <message>
        <source>Scan the next order. Nothing was changed.</source>
        <translation>امسح الطلب التالي. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 is a device. Scan an order first.</source>
        <translation>%1 جهاز. امسح طلبًا أولًا.</translation>
    </message>
    <message>
        <source>Or choose an order from the queue. Nothing was changed.</source>
        <translation>أو اختر طلبًا من قائمة الانتظار. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 is a %2; this order needs %3.</source>
        <extracomment>A serial number, the device it belongs to, and the devices that an order needs</extracomment>
        <translation>%1 هو %2؛ هذا الطلب يحتاج إلى %3.</translation>
    </message>
    <message>
        <source>%1 is already assigned to this order.</source>
        <translation>سبق تسليم %1 لهذا الطلب.</translation>
    </message>
    <message>
        <source>Scan the next one. Nothing was changed.</source>
        <translation>امسح التالي. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 is taken: %2 has it on subscription %3.</source>
        <translation>%1 محجوز: هو لدى %2 ضمن الاشتراك %3.</translation>
    </message>
    <message>
        <source>%1 has already been taken back.</source>
        <translation>سبق استرجاع %1.</translation>
    </message>
    <message>
        <source>%1 was not taken back: its contract runs to %2.</source>
        <translation>لم يُسترجع %1: يسري عقده حتى %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What was scanned, and why nothing was done</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unknown order</source>
        <translation>طلب غير معروف</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>غير مؤكَّد</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Order complete</source>
        <translation>الطلب مكتمل</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>لا طلب</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Wrong device</source>
        <translation>جهاز خاطئ</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>زائد</translation>
    </message>
    <message>
        <source>Scanned twice</source>
        <translation>مُسح مرتين</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>غير متاح</translation>
    </message>
    <message>
        <source>Not out</source>
        <translation>غير مؤجَّر</translation>
    </message>
    <message>
        <source>Not taken back</source>
        <translation>لم يُسترجع</translation>
    </message>
    <message>
        <source>like new</source>
        <translation>كالجديد</translation>
    </message>
    <message>
        <source>light wear</source>
        <translation>آثار استعمال خفيفة</translation>
    </message>
    <message>
        <source>visible wear</source>
        <translation>آثار استعمال واضحة</translation>
    </message>
    <message>
        <source>works, worn out</source>
        <translation>يعمل لكنه مستهلَك</translation>
    </message>
    <message>
        <source>needs repair</source>
        <translation>للإصلاح</translation>
    </message>
    <message>
        <source>Condition open</source>
        <translation>الحالة لم تُحدَّد</translation>
    </message>
    <message>
        <source>%1 is a %2 and cannot replace %3.</source>
        <extracomment>A serial number, the device it belongs to, and the serial number of the device that is to be replaced</extracomment>
        <translation>%1 هو %2 ولا يمكن أن يحل محل %3.</translation>
    </message>
    <message>
        <source>Only a device with the same SKU can replace it. Nothing was changed.</source>
        <translation>لا يحل محله إلا جهاز برمز الصنف نفسه. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 is not assigned, so nothing was replaced.</source>
        <translation>%1 غير مسلَّم، فلم يُستبدل شيء.</translation>
    </message>
    <message>
        <source>Scan the new device again to assign it. Nothing was changed.</source>
        <translation>امسح الجهاز الجديد من جديد لتسليمه. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 was replaced by %2 and is available again.</source>
        <extracomment>Two serial numbers</extracomment>
        <translation>استُبدل %1 بالجهاز %2 وهو متاح من جديد.</translation>
    </message>
    <message>
        <source>Put it back on the shelf.</source>
        <translation>أعده إلى الرف.</translation>
    </message>
    <message>
        <source>Put it back on shelf %1.</source>
        <translation>أعده إلى الرف %1.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <extracomment>Why a device was replaced, as it stays in the subscription&apos;s history</extracomment>
        <translation>مُسح بالخطأ</translation>
    </message>
    <message>
        <source>There is no device to replace yet.</source>
        <translation>لا جهاز لاستبداله بعد.</translation>
    </message>
    <message>
        <source>F2 replaces the device assigned last.</source>
        <translation>يستبدل F2 الجهاز المسلَّم آخرًا.</translation>
    </message>
    <message>
        <source>There is no condition to undo yet.</source>
        <translation>لا حالة فنية للتراجع عنها بعد.</translation>
    </message>
    <message>
        <source>F2 undoes the condition of the device taken back last.</source>
        <translation>يتراجع F2 عن حالة الجهاز المسترجع آخرًا.</translation>
    </message>
    <message>
        <source>%1 has been taken back. This cannot be undone.</source>
        <translation>يبقى %1 مسترجعًا: لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Its subscription has ended. If that was a mistake, tell an account manager.</source>
        <translation>انتهى اشتراكه. إن كان ذلك خطأً فأخبر مدير الحساب.</translation>
    </message>
    <message>
        <source>Not replaced</source>
        <translation>لم يُستبدل</translation>
    </message>
    <message>
        <source>An early return of %1 has been requested.</source>
        <translation>طُلب إرجاع %1 مبكرًا.</translation>
    </message>
    <message>
        <source>There is no device to write a note on yet.</source>
        <translation>لا جهاز لتدوين ملاحظة عليه بعد.</translation>
    </message>
    <message>
        <source>There is no order to write a note on yet.</source>
        <translation>لا طلب لتدوين ملاحظة عليه بعد.</translation>
    </message>
    <message>
        <source>F3 adds a note to the device taken back last.</source>
        <translation>يضيف F3 ملاحظة إلى الجهاز المسترجَع آخرًا.</translation>
    </message>
    <message>
        <source>F3 adds a note to the order at the desk.</source>
        <translation>يضيف F3 ملاحظة إلى الطلب على المكتب.</translation>
    </message>
    <message>
        <source>Your role does not allow you to write notes on orders.</source>
        <translation>دورك لا يسمح بتدوين ملاحظات على الطلبات.</translation>
    </message>
    <message>
        <source>Ask an administrator.</source>
        <translation>اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Put it aside and scan the next one. Nothing was changed.</source>
        <translation>ضعه جانبًا وامسح التالي. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Put it aside until an account manager has returned it early.</source>
        <translation>ضعه جانبًا إلى أن يسجّل مدير الحساب إرجاعه المبكر.</translation>
    </message>
    <message>
        <source>No condition was set: no device was taken back with the last scan.</source>
        <translation>لم تُحدَّد أي حالة: لم يُستعَد أي جهاز بالمسح الأخير.</translation>
    </message>
    <message>
        <source>Scan the device first, or choose it in the list. Nothing was changed.</source>
        <translation>امسح الجهاز أولًا أو اختره من القائمة. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 is an order. Devices are scanned here.</source>
        <translation>%1 طلب. هنا تُمسح الأجهزة.</translation>
    </message>
    <message>
        <source>Scan the device that comes back. To assign devices to the order, press F6 and scan it again.</source>
        <translation>امسح الجهاز العائد. لتسليم أجهزة هذا الطلب، اضغط F6 ثم امسحه من جديد.</translation>
    </message>
    <message>
        <source>Not a device</source>
        <translation>ليس جهازًا</translation>
    </message>
    <message>
        <source>%1: this order has all its %2. It still needs %3.</source>
        <translation>%1: اكتمل %2 في هذا الطلب. وما زال ينقصه: %3.</translation>
    </message>
    <message>
        <source>%1 has gone out again: %2 has it.</source>
        <extracomment>A serial number and a customer</extracomment>
        <translation>خرج %1 من جديد: إنه لدى %2.</translation>
    </message>
    <message>
        <source>There is nothing to inspect. Nothing was changed.</source>
        <translation>لا شيء للفحص. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Out again</source>
        <translation>مؤجَّر من جديد</translation>
    </message>
    <message>
        <source>Put it aside. It can be taken back early.</source>
        <translation>ضعه جانبًا. يمكن استرجاعه قبل انتهاء العقد.</translation>
    </message>
    <message>
        <source>Put it aside. It can be taken back early; the fee would be %1.</source>
        <translation>ضعه جانبًا. يمكن استرجاعه قبل انتهاء العقد؛ وستكون الرسوم %1.</translation>
    </message>
    <message>
        <source>Did you mean %1? Press F7 to use it.</source>
        <extracomment>A serial number that differs from the scanned one by capital letters alone</extracomment>
        <translation>هل تقصد %1؟ اضغط F7 لاستخدامه.</translation>
    </message>
    <message>
        <source>%1, serial number %2, has not come back yet.</source>
        <extracomment>A device and its serial number</extracomment>
        <translation>لم يعد %1 بعد، الرقم التسلسلي %2.</translation>
    </message>
    <message>
        <source>This order replaces that device. Take it back when it arrives.</source>
        <translation>هذا الطلب هو ترقيته. استلمه عند وصوله.</translation>
    </message>
</context>
<context>
    <name>onhire::FulfilmentPage</name>
    <message>
        <source>Scan mode</source>
        <translation>وضع المسح</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>Fulfilment</source>
        <translation>إنجاز الطلبات</translation>
    </message>
    <message>
        <source>Switch between Assign and Take back</source>
        <translation>التبديل بين التسليم والاسترجاع</translation>
    </message>
    <message>
        <source>Your role does not allow you to assign devices. Ask an administrator.</source>
        <translation>دورك لا يسمح بتسليم الأجهزة. اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Your role does not allow you to take devices back. Ask an administrator.</source>
        <translation>دورك لا يسمح باسترجاع الأجهزة. اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>طباعة ملصقات…</translation>
    </message>
    <message>
        <source>Print packing list…</source>
        <translation>طباعة قائمة التعبئة…</translation>
    </message>
    <message>
        <source>scan an order</source>
        <translation>امسح طلبًا</translation>
    </message>
    <message>
        <source>scan the next order</source>
        <translation>امسح الطلب التالي</translation>
    </message>
    <message>
        <source>scan a serial number</source>
        <translation>امسح رقمًا تسلسليًا</translation>
    </message>
    <message>
        <source>scan the next serial number</source>
        <translation>امسح الرقم التسلسلي التالي</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Scanner ready · prefix %1, suffix %2</source>
        <translation>الماسح جاهز · البادئة %1، اللاحقة %2</translation>
    </message>
    <message>
        <source>No returns due</source>
        <translation>لا إرجاعات مستحقة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due, %1 of them late</source>
        <translation>
            <numerusform>لا إرجاعات مستحقة، المتأخر منها %1</numerusform>
            <numerusform>إرجاع واحد مستحق، المتأخر منه %1</numerusform>
            <numerusform>إرجاعان مستحقان، المتأخر منهما %1</numerusform>
            <numerusform>%Ln إرجاعات مستحقة، المتأخر منها %1</numerusform>
            <numerusform>%Ln إرجاعًا مستحقًا، المتأخر منها %1</numerusform>
            <numerusform>%Ln إرجاع مستحق، المتأخر منها %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue: %1, %2</source>
        <extracomment>How many orders wait, and how many devices they still need</extracomment>
        <translation>قائمة الانتظار: %1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>In this session: %1 assigned, %2 taken back</source>
        <translation>في هذه الجلسة: التسليم %1، الاسترجاع %2</translation>
    </message>
    <message>
        <source>Replace the device assigned last, or undo the last condition</source>
        <translation>استبدال الجهاز المسلَّم آخرًا أو التراجع عن آخر حالة فنية</translation>
    </message>
    <message>
        <source>Set the order aside and take the next one</source>
        <translation>وضع الطلب جانبًا وأخذ التالي</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>وضع جانبًا</translation>
    </message>
    <message>
        <source>next order</source>
        <translation>الطلب التالي</translation>
    </message>
    <message>
        <source>scan the replacement</source>
        <translation>امسح الجهاز البديل</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة ملاحظة</translation>
    </message>
    <message>
        <source>A note was added to %1.</source>
        <translation>أُضيفت ملاحظة إلى %1.</translation>
    </message>
    <message>
        <source>Replacing %1. Press Esc to keep it.</source>
        <translation>يُستبدل %1. اضغط Esc لإبقائه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due</source>
        <translation>
            <numerusform>لا إرجاعات مستحقة</numerusform>
            <numerusform>إرجاع واحد مستحق</numerusform>
            <numerusform>إرجاعان مستحقان</numerusform>
            <numerusform>%Ln إرجاعات مستحقة</numerusform>
            <numerusform>%Ln إرجاعًا مستحقًا</numerusform>
            <numerusform>%Ln إرجاع مستحق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due, all late</source>
        <translation>
            <numerusform>لا إرجاعات مستحقة</numerusform>
            <numerusform>إرجاع واحد مستحق ومتأخر</numerusform>
            <numerusform>إرجاعان مستحقان، كلاهما متأخر</numerusform>
            <numerusform>%Ln إرجاعات مستحقة، كلها متأخرة</numerusform>
            <numerusform>%Ln إرجاعًا مستحقًا، كلها متأخرة</numerusform>
            <numerusform>%Ln إرجاع مستحق، كلها متأخرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacing %1 of order %2. Press Esc to keep it.</source>
        <extracomment>The second is the short code of an order</extracomment>
        <translation>يُستبدل %1 من الطلب %2. اضغط Esc للإبقاء عليه.</translation>
    </message>
    <message>
        <source>Discard the scans?</source>
        <translation>تجاهل عمليات المسح؟</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scans are waiting for the database. They have not been processed yet.</source>
        <translation>
            <numerusform>%Ln عملية مسح تنتظر قاعدة البيانات. لم تُنفَّذ بعد.</numerusform>
            <numerusform>عملية مسح واحدة تنتظر قاعدة البيانات. لم تُنفَّذ بعد.</numerusform>
            <numerusform>عمليتا مسح تنتظران قاعدة البيانات. لم تُنفَّذا بعد.</numerusform>
            <numerusform>%Ln عمليات مسح تنتظر قاعدة البيانات. لم تُنفَّذ بعد.</numerusform>
            <numerusform>%Ln عملية مسح تنتظر قاعدة البيانات. لم تُنفَّذ بعد.</numerusform>
            <numerusform>%Ln عملية مسح تنتظر قاعدة البيانات. لم تُنفَّذ بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the suggested serial number</source>
        <translation>استخدام الرقم التسلسلي المقترح</translation>
    </message>
</context>
<context>
    <name>onhire::GoTo</name>
    <message>
        <source>to %1</source>
        <extracomment>The last day of a contract, as in: to 1 Mar 2027</extracomment>
        <translation>إلى %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>المنتجات</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>عميل</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>منتج</translation>
    </message>
</context>
<context>
    <name>onhire::GoToButton</name>
    <message>
        <source>Go to anything: order, serial, e-mail, name</source>
        <translation>اذهب إلى: طلب، رقم تسلسلي، بريد، اسم</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>اذهب إلى</translation>
    </message>
</context>
<context>
    <name>onhire::GoToList</name>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>first %1</source>
        <extracomment>Of what was found, so many are listed, as in: first 5</extracomment>
        <translation>أول %1</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>المزيد…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The line below the first results of a kind, for screen readers, as in: More…, Orders</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>لا نتائج لـ «%1»</translation>
    </message>
</context>
<context>
    <name>onhire::GoToPanel</name>
    <message>
        <source>Go to anything</source>
        <translation>اذهب إلى</translation>
    </message>
    <message>
        <source>Go to anything: order, serial, e-mail, name</source>
        <translation>اذهب إلى: طلب، رقم تسلسلي، بريد، اسم</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>show beside the list</source>
        <translation>عرض بجانب القائمة</translation>
    </message>
    <message>
        <source>Type &gt; for commands only</source>
        <extracomment>A character, not a key that is held: what follows it is searched among the commands alone</extracomment>
        <translation>اكتب ⁦&gt;⁩ للأوامر فقط</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln found</source>
        <translation>
            <numerusform>أكثر من %Ln نتيجة</numerusform>
            <numerusform>أكثر من نتيجة</numerusform>
            <numerusform>أكثر من نتيجتين</numerusform>
            <numerusform>أكثر من %Ln نتائج</numerusform>
            <numerusform>أكثر من %Ln نتيجة</numerusform>
            <numerusform>أكثر من %Ln نتيجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoToSearch</name>
    <message>
        <source>New order for %1</source>
        <translation>طلب جديد لـ %1</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>فُتح مؤخرًا</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>الشاشات</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
</context>
<context>
    <name>onhire::GuidedForm</name>
    <message>
        <source>Draft</source>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>Nothing changes until you press the button.</source>
        <translation>لا يتغير شيء حتى تضغط الزر.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>No preview: see the message in the form.</source>
        <translation>لا شيء يُعرض: راجع النموذج.</translation>
    </message>
    <message>
        <source>Someone else has changed this in the meantime. The preview has been recalculated: check it, then press the button again.</source>
        <translation>غيّر شخص آخر هذا في هذه الأثناء. أُعيد حساب المعاينة: راجعها ثم اضغط الزر مرة أخرى.</translation>
    </message>
    <message>
        <source>Check the new preview, then press the button again.</source>
        <translation>راجع المعاينة الجديدة، ثم اضغط الزر مرة أخرى.</translation>
    </message>
    <message>
        <source>The preview is out of date: someone has changed something, or a new day has begun.</source>
        <translation>لم تعد المعاينة محدَّثة: غيّر شخص ما شيئًا، أو بدأ يوم جديد.</translation>
    </message>
</context>
<context>
    <name>onhire::GuidedHead</name>
    <message>
        <source>back; the draft is kept</source>
        <translation>رجوع، وتبقى المسودة</translation>
    </message>
</context>
<context>
    <name>onhire::Help</name>
    <message>
        <source>Today shows what is waiting for someone, and how the business is doing.</source>
        <translation>تعرض شاشة «اليوم» ما ينتظر من ينجزه، وكيف تسير الأعمال.</translation>
    </message>
    <message>
        <source>Each list starts with the most pressing entry. Press Enter on one to open it, or choose Show all to see the whole list with that filter.</source>
        <translation>تبدأ كل قائمة بالأكثر إلحاحًا. اضغط Enter على أي سطر لفتحه، أو اختر «عرض الكل» لرؤية القائمة كاملة بذلك المرشح.</translation>
    </message>
    <message>
        <source>Every chart can also be read as a table.</source>
        <translation>يمكن أيضًا قراءة كل رسم بياني كجدول.</translation>
    </message>
    <message>
        <source>The figures are refreshed from time to time. Press F5 to refresh them now.</source>
        <translation>يُعاد حساب الأرقام من حين إلى آخر. اضغط F5 لتحديثها الآن.</translation>
    </message>
    <message>
        <source>Fulfilment is the scan desk: devices go out to orders here, and come back from customers.</source>
        <translation>«إنجاز الطلبات» هو مكتب المسح: منه تخرج الأجهزة للطلبات، وإليه تعود من العملاء.</translation>
    </message>
    <message>
        <source>To assign devices, scan the barcode of an order or choose one from the queue, then scan the devices one after another. Each is matched to an open item and assigned at once.</source>
        <translation>لتسليم الأجهزة، امسح باركود طلب أو اختر طلبًا من قائمة الانتظار، ثم امسح الأجهزة واحدًا تلو الآخر. يُطابَق كل جهاز مع بند مفتوح ويُسلَّم فورًا.</translation>
    </message>
    <message>
        <source>To take devices back, switch to Take back and scan them. Press 1 to 5 to set the condition of the last one; if you keep scanning, its condition stays open for later.</source>
        <translation>لاسترجاع الأجهزة، انتقل إلى «استرجاع» وامسحها. اضغط 1 إلى 5 لتحديد الحالة الفنية للجهاز الأخير؛ وإذا تابعت المسح بقيت حالته بلا تحديد إلى وقت لاحق.</translation>
    </message>
    <message>
        <source>If something is wrong with a device, you hear a sound and see the reason on the screen. Nothing was changed, and you can scan the next one.</source>
        <translation>إن كان في جهاز ما خطأ، تسمع صوتًا ويظهر السبب على الشاشة. لا يتغير شيء، ويمكنك مسح الجهاز التالي.</translation>
    </message>
    <message>
        <source>You can type serial numbers instead of scanning them: press Enter after each.</source>
        <translation>يمكنك كتابة الأرقام التسلسلية بدلًا من مسحها: اضغط Enter بعد كل رقم.</translation>
    </message>
    <message>
        <source>Orders are what customers have asked for: who, which products, for how long, and at what price.</source>
        <translation>الطلبات هي ما طلبه العملاء: من، وأي منتجات، ولأي مدة، وبأي سعر.</translation>
    </message>
    <message>
        <source>Confirm a pending order to send it to the warehouse. There, devices are assigned to it until it is fulfilled.</source>
        <translation>أكّد الطلب المعلّق ليذهب إلى المستودع. هناك تُسلَّم له الأجهزة حتى يُنجز.</translation>
    </message>
    <message>
        <source>Click an order to see it beside the list, or press Enter to open its page.</source>
        <translation>انقر طلبًا لتراه بجانب القائمة، أو اضغط Enter لفتح صفحته.</translation>
    </message>
    <message>
        <source>Select several orders with Shift or Ctrl to confirm, close or cancel them together. The pane shows how many of them each action applies to.</source>
        <translation>اختر عدة طلبات باستخدام Shift أو Ctrl لتأكيدها أو إغلاقها أو إلغائها معًا. تبيّن اللوحة الجانبية على كم منها ينطبق كل إجراء.</translation>
    </message>
    <message>
        <source>If some devices will never be delivered, close the order without the remaining devices.</source>
        <translation>إن كانت بعض الأجهزة لن تُسلَّم أبدًا، فأغلق الطلب دون الأجهزة المتبقية.</translation>
    </message>
    <message>
        <source>A subscription is one device with one customer for a set time. Here you see what is running, what ends soon, and what each has earned.</source>
        <translation>الاشتراك جهاز واحد لدى عميل واحد لمدة. هنا ترى ما هو سارٍ، وما ينتهي قريبًا، وما حقّقه كل منها.</translation>
    </message>
    <message>
        <source>When a contract nears its end, extend it, upgrade the device, sell it to the customer, or expect it back.</source>
        <translation>عندما يقترب العقد من نهايته، مدّده أو رقِّ الجهاز أو بِعه للعميل أو انتظر عودته.</translation>
    </message>
    <message>
        <source>Each of these forms shows dates, payments and totals before and after the change. Nothing is changed until you press its button.</source>
        <translation>يعرض كل نموذج من هذه النماذج التواريخ والدفعات والمجاميع قبل التغيير وبعده. لا يتغير شيء حتى تضغط زره.</translation>
    </message>
    <message>
        <source>Replace a device if it breaks: the contract continues with another one.</source>
        <translation>استبدل الجهاز إن تعطّل: يستمر العقد بجهاز آخر.</translation>
    </message>
    <message>
        <source>Devices are the units you own, each with its serial number: where they are, in what condition, and what they have earned against their cost.</source>
        <translation>الأجهزة هي القطع التي تملكها، لكل منها رقمه التسلسلي: أين هي، وما حالتها الفنية، وكم حصّلت مقابل تكلفتها.</translation>
    </message>
    <message>
        <source>Choose Add devices and scan their serial numbers to take new ones into stock.</source>
        <translation>اختر «إضافة أجهزة» وامسح الأرقام التسلسلية لإدخال أجهزة جديدة إلى المخزون.</translation>
    </message>
    <message>
        <source>Make a device available once it has been inspected; only then can it be assigned again.</source>
        <translation>اجعل الجهاز متاحًا بعد فحصه؛ عندها فقط يمكن تسليمه من جديد.</translation>
    </message>
    <message>
        <source>Deactivate a device that cannot be rented out any more. Its history is kept.</source>
        <translation>عطّل الجهاز الذي لم يعد ممكنًا تأجيره. يبقى سجله محفوظًا.</translation>
    </message>
    <message>
        <source>Select devices and print labels for them, or a return slip for one that is out.</source>
        <translation>اختر أجهزة واطبع ملصقاتها، أو اطبع قسيمة إرجاع لجهاز مؤجَّر.</translation>
    </message>
    <message>
        <source>Customers are the people and businesses who rent from you, with their addresses, orders and subscriptions.</source>
        <translation>العملاء هم الأشخاص والشركات الذين يستأجرون منك، مع عناوينهم وطلباتهم واشتراكاتهم.</translation>
    </message>
    <message>
        <source>A customer is created with the first order. There is one customer for each e-mail address.</source>
        <translation>ينشأ العميل مع أول طلب. لكل بريد إلكتروني عميل واحد.</translation>
    </message>
    <message>
        <source>Choose New order on a customer to start an order with the customer’s details filled in.</source>
        <translation>اختر «طلب جديد» لدى العميل لبدء طلب تكون بيانات العميل فيه مملوءة.</translation>
    </message>
    <message>
        <source>A change to a customer’s details does not affect orders already placed.</source>
        <translation>تغيير بيانات العميل لا يمس الطلبات المسجَّلة من قبل.</translation>
    </message>
    <message>
        <source>The catalogue is what your shop offers: products, their variants, and what each costs per month for every contract length.</source>
        <translation>الكتالوج هو ما يعرضه متجرك: المنتجات وأصنافها وسعر كل صنف شهريًا لكل مدة عقد.</translation>
    </message>
    <message>
        <source>Changed prices apply to new orders. Existing orders and contracts keep their prices.</source>
        <translation>تسري الأسعار التي تغيّرها على الطلبات الجديدة. وتحتفظ الطلبات والعقود بالسعر الذي أُبرمت به.</translation>
    </message>
    <message>
        <source>Deactivate a variant to stop new orders for it. Discontinue a product when you no longer offer it at all.</source>
        <translation>عطّل صنفًا لإيقاف الطلبات الجديدة عليه. وأوقف المنتج عندما لا تعود تعرضه إطلاقًا.</translation>
    </message>
    <message>
        <source>Settings hold the rules of your company, and how Onhire works on this machine.</source>
        <translation>تضم الإعدادات قواعد شركتك، وطريقة عمل Onhire على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Rules about contracts, billing and returns apply from the moment you save them. Existing orders and invoices stay as they are.</source>
        <translation>تسري قواعد العقود والفوترة والإرجاع من لحظة حفظها. وتبقى الطلبات والفواتير القائمة كما هي.</translation>
    </message>
    <message>
        <source>Start the server here to let your shop and other programs connect to Onhire while it is open.</source>
        <translation>شغّل الخادم هنا ليتمكن متجرك وبرامج أخرى من الاتصال بـ Onhire ما دام مفتوحًا.</translation>
    </message>
    <message>
        <source>Colours and language apply only to you; everyone else in the company keeps their own.</source>
        <translation>الألوان واللغة تخصك وحدك: من يستخدمون هذه الشركة غيرك يحتفظون باختياراتهم.</translation>
    </message>
    <message>
        <source>Wrong device? Press F2 and scan the one that goes out instead: it takes its place, and the first is available again. While taking back, F2 undoes the last condition; taking back itself cannot be undone.</source>
        <translation>هل مُسح الجهاز الخطأ؟ اضغط F2 وامسح الجهاز الذي يخرج بدلًا منه: يحل محله، ويصبح الأول متاحًا من جديد. عند الاسترجاع يتراجع F2 عن آخر حالة فنية؛ أما الاسترجاع نفسه فلا يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>F4 sets an order aside and brings the next one. Orders that were set aside are listed beside the scans; click one to take it up again.</source>
        <translation>يضع F4 الطلب جانبًا ويأتي بالتالي. تظهر الطلبات الموضوعة جانبًا بجوار عمليات المسح؛ انقر أحدها لمتابعته.</translation>
    </message>
    <message>
        <source>When the warehouse asks for an early return, the subscription says so: return the device early, or decline.</source>
        <translation>عندما يطلب المستودع إرجاعًا مبكرًا يظهر ذلك على الاشتراك: استرجع الجهاز مبكرًا أو ارفض الطلب.</translation>
    </message>
    <message>
        <source>A device whose contract still runs is not taken back: ask for an early return, and account managers will see it on Today. F3 adds a note to the device or the order at the desk.</source>
        <translation>الجهاز الذي لا يزال عقده ساريًا لا يُسترجع: اطلب الإرجاع المبكر، فيراه مديرو الحسابات في شاشة اليوم. يضيف F3 ملاحظة إلى الجهاز أو الطلب عند موضع المسح.</translation>
    </message>
    <message>
        <source>Each variant leads to its devices and to the orders for it.</source>
        <translation>يؤدي كل صنف إلى أجهزته وإلى الطلبات التي تتضمنه.</translation>
    </message>
    <message>
        <source>“Not charged yet” appears while charges are due. It counts down as they are made, and says why any of them could not be made. Once the cause is fixed, the charge is made within minutes.</source>
        <translation>تظهر قائمة «لم يُحتسب بعد» ما دامت هناك مبالغ مستحقة: يتناقص عددها أثناء احتسابها، وتذكر السبب حيث تعذّر الاحتساب. ومتى زال السبب احتُسب المبلغ خلال دقائق.</translation>
    </message>
    <message>
        <source>Invoices show your VAT number and your tax number, if you enter them. In Germany, invoices need one of the two.</source>
        <translation>تُظهر الفواتير رقمكم الضريبي ورقم ملفكم الضريبي إذا أدخلتموهما. وفي ألمانيا يجب أن تحمل الفواتير أحدهما.</translation>
    </message>
    <message>
        <source>Where contracts are renewed for the same length, a billing group charges the days from the renewal to its next billing day with the invoice of that day.</source>
        <translation>عند تجديد العقود بالمدة نفسها، تُحتسب الأيام من التجديد حتى يوم الفوترة التالي لمجموعة الفوترة ضمن فاتورة ذلك اليوم.</translation>
    </message>
</context>
<context>
    <name>onhire::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>كل اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Keys on this screen</source>
        <translation>مفاتيح هذه الشاشة</translation>
    </message>
</context>
<context>
    <name>onhire::InspectionDialog</name>
    <message numerus="yes">
        <source>Inspect %Ln devices</source>
        <translation>
            <numerusform>فحص %Ln جهاز</numerusform>
            <numerusform>فحص جهاز واحد</numerusform>
            <numerusform>فحص جهازين</numerusform>
            <numerusform>فحص %Ln أجهزة</numerusform>
            <numerusform>فحص %Ln جهازًا</numerusform>
            <numerusform>فحص %Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Save inspection</source>
        <translation>حفظ الفحص</translation>
    </message>
    <message>
        <source>What you choose is recorded for each of them.</source>
        <translation>يُسجَّل ما تختاره لكل جهاز منها.</translation>
    </message>
    <message>
        <source>Inspect %1</source>
        <extracomment>%1 is a serial number</extracomment>
        <translation>فحص %1</translation>
    </message>
</context>
<context>
    <name>onhire::ItemEditor</name>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Enter a SKU or name</source>
        <translation>اكتب رمز صنف أو اسمًا</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>الكمية</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract length</source>
        <translation>مدة العقد</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Of an item: quantity and price of one, as in: 2 × 49.90 EUR</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Not offered for this product.</source>
        <translation>غير متاحة لهذا المنتج.</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>يرجى ملء هذا الحقل.</translation>
    </message>
    <message>
        <source>Choose a contract length.</source>
        <translation>اختر مدة العقد.</translation>
    </message>
    <message>
        <source>The total is too large. Enter a smaller quantity.</source>
        <translation>المجموع كبير جدًا. أدخل كمية أقل.</translation>
    </message>
</context>
<context>
    <name>onhire::ItemsEditor</name>
    <message>
        <source>Add another item</source>
        <translation>إضافة بند آخر</translation>
    </message>
    <message>
        <source>Every item needs a SKU that can be ordered.</source>
        <translation>يحتاج كل بند إلى رمز صنف يمكن طلبه.</translation>
    </message>
    <message>
        <source>Check the marked fields of the items.</source>
        <translation>تحقق من الحقول المعلَّمة في البنود.</translation>
    </message>
    <message>
        <source>Together, the items cost too much. Enter smaller quantities, or place several orders.</source>
        <translation>البنود معًا مكلفة جدًا. أدخل كميات أقل أو قسّمها على عدة طلبات.</translation>
    </message>
</context>
<context>
    <name>onhire::KeptPaperDialog</name>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>الطابعة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>تعذّر حفظ الملف: %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>حُفظ %1.</translation>
    </message>
    <message>
        <source>Printing failed. Save the document as a PDF and print that.</source>
        <translation>فشلت الطباعة. احفظ المستند بصيغة PDF ثم اطبعه.</translation>
    </message>
    <message>
        <source>Printing %1 on %2.</source>
        <extracomment>What is printed and where, as in: Invoice 2026-000001: printing on Office</extracomment>
        <translation>%1: قيد الطباعة على %2.</translation>
    </message>
</context>
<context>
    <name>onhire::KeyCap</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>onhire::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Search actions and shortcuts</source>
        <translation>ابحث عن إجراء أو مفتاح</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>كل المفاتيح</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
</context>
<context>
    <name>onhire::LabelDialog</name>
    <message>
        <source>&amp;Labels</source>
        <translation>الملصقات</translation>
    </message>
    <message>
        <source>Barcode (Code 128)</source>
        <extracomment>The kind of a barcode</extracomment>
        <translation>باركود (Code 128)</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>رمز QR</translation>
    </message>
    <message>
        <source>Code type</source>
        <translation>نوع الرمز</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Labels already used on the sheet</source>
        <translation>الملصقات المستعملة من الورقة</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>النسخ لكل منها</translation>
    </message>
    <message>
        <source>Labels already &amp;used</source>
        <translation>الملصقات المستعملة</translation>
    </message>
    <message>
        <source> mm</source>
        <extracomment>Millimetres, after a number</extracomment>
        <translation> مم</translation>
    </message>
    <message>
        <source>Restore the default sizes of these labels</source>
        <translation>العودة إلى المقاسات المعتادة لهذه الملصقات</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>The room that stays empty along the edges of a label</extracomment>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>حجم الخط</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Points, the size of a font, after a number</extracomment>
        <translation> نقطة</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>على لفافة</translation>
    </message>
    <message>
        <source>Sheet width</source>
        <translation>عرض الورقة</translation>
    </message>
    <message>
        <source>Sheet height</source>
        <translation>ارتفاع الورقة</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>من اليسار</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>من الأعلى</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>بين الأعمدة</translation>
    </message>
    <message>
        <source>Between rows</source>
        <translation>بين الصفوف</translation>
    </message>
    <message>
        <source>These labels do not fit on the sheet. Check the sizes.</source>
        <translation>لا تتسع الورقة لهذه الملصقات. تحقق من المقاسات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are too small for a code that a scanner can read.</source>
        <translation>
            <numerusform>%Ln ملصق أصغر من أن يتسع لرمز يقرؤه الماسح.</numerusform>
            <numerusform>ملصق واحد أصغر من أن يتسع لرمز يقرؤه الماسح.</numerusform>
            <numerusform>ملصقان أصغر من أن يتسعا لرمز يقرؤه الماسح.</numerusform>
            <numerusform>%Ln ملصقات أصغر من أن تتسع لرمز يقرؤه الماسح.</numerusform>
            <numerusform>%Ln ملصقًا أصغر من أن تتسع لرمز يقرؤه الماسح.</numerusform>
            <numerusform>%Ln ملصق أصغر من أن تتسع لرمز يقرؤه الماسح.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset sizes</source>
        <translation>إعادة ضبط المقاسات</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>المقاسات</translation>
    </message>
</context>
<context>
    <name>onhire::Labels</name>
    <message>
        <source>Roll, 57 × 32 mm</source>
        <extracomment>A size of labels; × as in 2 × 3</extracomment>
        <translation>لفافة، 57 × 32 مم</translation>
    </message>
    <message>
        <source>Roll, 89 × 36 mm</source>
        <translation>لفافة، 89 × 36 مم</translation>
    </message>
    <message>
        <source>A4 sheet, 70 × 37 mm, 3 × 8</source>
        <extracomment>Labels on a sheet of paper: size of each, then columns and rows</extracomment>
        <translation>ورقة A4، 70 × 37 مم، 3 × 8</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>مقاس خاص</translation>
    </message>
</context>
<context>
    <name>onhire::Languages</name>
    <message>
        <source>Follow system</source>
        <translation>كما في النظام</translation>
    </message>
</context>
<context>
    <name>onhire::LineChart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>The name of a line in a chart and its last number, as in: Collected 15.9K</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>onhire::MainWindow</name>
    <message>
        <source>Go to anything</source>
        <translation>اذهب إلى</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>عرض اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Search on this screen</source>
        <translation>البحث في هذه الشاشة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Open the selected row</source>
        <translation>فتح الصف المختار</translation>
    </message>
    <message>
        <source>Save the form</source>
        <translation>حفظ النموذج</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>نسخ الصفوف المختارة</translation>
    </message>
    <message>
        <source>%1 – Onhire</source>
        <extracomment>The window&apos;s title: a screen of the program</extracomment>
        <translation>%1 – Onhire</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>تجاهل التغييرات؟</translation>
    </message>
    <message>
        <source>Your changes have not been saved.</source>
        <translation>ما كتبته لم يُحفظ.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>Long work and how far it has come, as in: Confirm… 3 of 20</extracomment>
        <translation>%1 %2 من %3</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>إلى الخلف</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Previous record in the list</source>
        <translation>العنصر السابق في القائمة</translation>
    </message>
    <message>
        <source>Next record in the list</source>
        <translation>العنصر التالي في القائمة</translation>
    </message>
    <message>
        <source>Stop the work in progress?</source>
        <translation>هل تريد إيقاف العمل الجاري؟</translation>
    </message>
    <message>
        <source>What has been done stays done. The rest is left as it is.</source>
        <translation>ما أُنجز يبقى منجزًا، ويبقى الباقي كما هو.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Leave a field, then close the details, then close a message</source>
        <translation>مغادرة حقل، ثم إغلاق التفاصيل، ثم إغلاق رسالة</translation>
    </message>
    <message>
        <source>Choose columns and sort order</source>
        <translation>اختيار الأعمدة وترتيب الفرز</translation>
    </message>
</context>
<context>
    <name>onhire::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
</context>
<context>
    <name>onhire::MessageRow</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Seconds that are left to undo something</extracomment>
        <translation>%1 ث</translation>
    </message>
</context>
<context>
    <name>onhire::NavigationBar</name>
    <message>
        <source>Screens</source>
        <translation>الشاشات</translation>
    </message>
</context>
<context>
    <name>onhire::NavigationItem</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A screen and what is there, for screen readers, as in: Orders, 128, or: Orders, 1 draft</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts</source>
        <translation>
            <numerusform>لا مسودات</numerusform>
            <numerusform>مسودة واحدة</numerusform>
            <numerusform>مسودتان</numerusform>
            <numerusform>%Ln مسودات</numerusform>
            <numerusform>%Ln مسودة</numerusform>
            <numerusform>%Ln مسودة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A screen and the key that brings it up, as in: Orders (Ctrl+3)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>onhire::NewOrderForm</name>
    <message>
        <source>Items</source>
        <translation>البنود</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>الاسم الأول</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>اسم العائلة</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Someone new? Fill in the fields below.</source>
        <translation>عميل جديد؟ املأ الحقول أدناه.</translation>
    </message>
    <message>
        <source>Existing customer</source>
        <translation>عميل حالي</translation>
    </message>
    <message>
        <source>New customer…</source>
        <translation>عميل جديد…</translation>
    </message>
    <message>
        <source>The totals were out of date, so the order was not placed.</source>
        <translation>لم تعد المبالغ محدَّثة، لذلك لم يُسجَّل الطلب.</translation>
    </message>
    <message>
        <source>Check the new totals, then place the order again.</source>
        <translation>راجع المبالغ الجديدة، ثم سجّل الطلب مرة أخرى.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>تعليقات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>عنوان الفوترة</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>Only if it differs from the billing address.</source>
        <translation>فقط إذا اختلف عن عنوان الفوترة.</translation>
    </message>
    <message>
        <source>New customer: %1</source>
        <extracomment>%1 is an e-mail address</extracomment>
        <translation>عميل جديد: %1</translation>
    </message>
</context>
<context>
    <name>onhire::NoticeCard</name>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Scan notice</source>
        <translation>تنبيه المسح</translation>
    </message>
    <message>
        <source>Ask for early return…</source>
        <translation>طلب إرجاع مبكر…</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>On a button: the serial number that was meant, perhaps</extracomment>
        <translation>استخدام %1</translation>
    </message>
</context>
<context>
    <name>onhire::NumberRangePanel</name>
    <message>
        <source>From</source>
        <extracomment>The lower end of a range</extracomment>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>The upper end of a range</extracomment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>أدخل عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>أدخل رقمًا.</translation>
    </message>
</context>
<context>
    <name>onhire::OfferRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The names of a few records and why an action does not fit them, as in: N46R-5FP: It is fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>How many of the selected records an action does not fit, and why, as in: 6 of 9: They are fulfilled.</extracomment>
        <translation>%1 من %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of the selected records an action fits, as in: 2 of 4</extracomment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>onhire::OpenEdit</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <translation>حفظ (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Someone else changed this while you were editing it.</source>
        <translation>غيّر شخص آخر هذا العنصر أثناء تحريرك له.</translation>
    </message>
    <message>
        <source>You edited different fields, so their changes have been added. Save again.</source>
        <translation>أنت غيّرت حقولًا أخرى: أُخذت قيمهم. احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Compare both values in the form, then save again.</source>
        <translation>قارن بين القيمتين في النموذج ثم احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Saved, except for what you typed in the meantime.</source>
        <translation>تم الحفظ، باستثناء ما كتبته أثناء ذلك.</translation>
    </message>
    <message>
        <source>Save again.</source>
        <translation>احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Check whether this is still needed, then press the button again.</source>
        <translation>تحقق مما إذا كان ذلك لا يزال مطلوبًا، ثم اضغط الزر مرة أخرى.</translation>
    </message>
    <message>
        <source>The form was changed, so nothing was saved.</source>
        <translation>تغيّر النموذج، لذلك لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Check it, then save it again.</source>
        <translation>راجعه، ثم احفظه مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>onhire::OrderCard</name>
    <message>
        <source>This order</source>
        <translation>هذا الطلب</translation>
    </message>
    <message>
        <source>No order has been scanned yet.</source>
        <translation>لم يُمسح أي طلب بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more items</source>
        <translation>
            <numerusform>%Ln بند آخر</numerusform>
            <numerusform>بند واحد آخر</numerusform>
            <numerusform>بندان آخران</numerusform>
            <numerusform>%Ln بنود أخرى</numerusform>
            <numerusform>%Ln بندًا آخر</numerusform>
            <numerusform>%Ln بند آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of an order&apos;s devices are assigned</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Upgrade: to be returned</source>
        <extracomment>Of an upgrade order: above the device that the customer gives back</extracomment>
        <translation>ترقية: يُعاد</translation>
    </message>
    <message>
        <source>not back yet</source>
        <translation>لم يعد بعد</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>عاد</translation>
    </message>
</context>
<context>
    <name>onhire::OrderSummary</name>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Enter an item to see what the order costs.</source>
        <translation>أدخل بندًا لترى تكلفة الطلب.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of an item: quantity, price of one and length of the contract, as in: 2 × 49.90 · 12 months</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly, net</source>
        <translation>شهريًا، صافٍ</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>الضريبة</translation>
    </message>
    <message>
        <source>Monthly, total</source>
        <translation>شهريًا، الإجمالي</translation>
    </message>
    <message>
        <source>One-off set-up</source>
        <translation>التجهيز، مرة واحدة</translation>
    </message>
    <message>
        <source>First payment</source>
        <translation>الدفعة الأولى</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>There is no total: together, the items cost too much.</source>
        <translation>لا يوجد مجموع: البنود معًا مكلفة جدًا.</translation>
    </message>
</context>
<context>
    <name>onhire::Orders</name>
    <message>
        <source>%1 · +%2</source>
        <extracomment>The first product of an order and how many others there are, as in: MacBook Pro 14 · +2</extracomment>
        <translation>%1 · +%2</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>مؤكَّد</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>جزئي</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>منجز</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>تمديد</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>ترقية</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>شركة</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>المسلَّم</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <extracomment>The price each month, net; %1 is a currency</extracomment>
        <translation>شهريًا %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>جهة الاتصال</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>عنوان الفوترة</translation>
    </message>
    <message>
        <source>Same as shipping address</source>
        <translation>العنوان نفسه</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>البنود</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Quantity and price of one, as in: 20 × 49.90</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 من %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>شهريًا</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>الضريبة</translation>
    </message>
    <message>
        <source>One-off set-up</source>
        <translation>التجهيز، مرة واحدة</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>تعليقات</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>التتبع</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Cancellation reason</source>
        <translation>سبب الإلغاء</translation>
    </message>
    <message>
        <source>Tracking number</source>
        <translation>رقم التتبع</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>حقول إضافية</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>تأكيد…</translation>
    </message>
    <message>
        <source>Confirm order %1?</source>
        <translation>تأكيد الطلب %1؟</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders?</source>
        <translation>
            <numerusform>تأكيد %Ln طلب؟</numerusform>
            <numerusform>تأكيد طلب واحد؟</numerusform>
            <numerusform>تأكيد طلبين؟</numerusform>
            <numerusform>تأكيد %Ln طلبات؟</numerusform>
            <numerusform>تأكيد %Ln طلبًا؟</numerusform>
            <numerusform>تأكيد %Ln طلب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm order</source>
        <translation>تأكيد الطلب</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders</source>
        <translation>
            <numerusform>تأكيد %Ln طلب</numerusform>
            <numerusform>تأكيد الطلب</numerusform>
            <numerusform>تأكيد الطلبين</numerusform>
            <numerusform>تأكيد %Ln طلبات</numerusform>
            <numerusform>تأكيد %Ln طلبًا</numerusform>
            <numerusform>تأكيد %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is confirmed.</source>
        <translation>أُكِّد الطلب %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are confirmed.</source>
        <translation>
            <numerusform>أُكِّد %Ln طلب.</numerusform>
            <numerusform>أُكِّد طلب واحد.</numerusform>
            <numerusform>أُكِّد طلبان.</numerusform>
            <numerusform>أُكِّدت %Ln طلبات.</numerusform>
            <numerusform>أُكِّد %Ln طلبًا.</numerusform>
            <numerusform>أُكِّد %Ln طلب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without the rest…</source>
        <translation>إغلاق دون البقية…</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders without the remaining devices?</source>
        <translation>
            <numerusform>إغلاق %Ln طلب دون الأجهزة المتبقية؟</numerusform>
            <numerusform>إغلاق طلب واحد دون الأجهزة المتبقية؟</numerusform>
            <numerusform>إغلاق طلبين دون الأجهزة المتبقية؟</numerusform>
            <numerusform>إغلاق %Ln طلبات دون الأجهزة المتبقية؟</numerusform>
            <numerusform>إغلاق %Ln طلبًا دون الأجهزة المتبقية؟</numerusform>
            <numerusform>إغلاق %Ln طلب دون الأجهزة المتبقية؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Devices that are not assigned yet are dropped from the order. This cannot be undone.</source>
        <translation>تُحذف من الطلب الأجهزة التي لم تُسلَّم بعد. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders</source>
        <translation>
            <numerusform>إغلاق %Ln طلب</numerusform>
            <numerusform>إغلاق الطلب</numerusform>
            <numerusform>إغلاق الطلبين</numerusform>
            <numerusform>إغلاق %Ln طلبات</numerusform>
            <numerusform>إغلاق %Ln طلبًا</numerusform>
            <numerusform>إغلاق %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>السبب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are closed.</source>
        <translation>
            <numerusform>أُغلق %Ln طلب.</numerusform>
            <numerusform>أُغلق طلب واحد.</numerusform>
            <numerusform>أُغلق طلبان.</numerusform>
            <numerusform>أُغلقت %Ln طلبات.</numerusform>
            <numerusform>أُغلق %Ln طلبًا.</numerusform>
            <numerusform>أُغلق %Ln طلب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel order…</source>
        <translation>إلغاء الطلب…</translation>
    </message>
    <message>
        <source>Cancel order %1?</source>
        <translation>إلغاء الطلب %1؟</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders?</source>
        <translation>
            <numerusform>إلغاء %Ln طلب؟</numerusform>
            <numerusform>إلغاء طلب واحد؟</numerusform>
            <numerusform>إلغاء طلبين؟</numerusform>
            <numerusform>إلغاء %Ln طلبات؟</numerusform>
            <numerusform>إلغاء %Ln طلبًا؟</numerusform>
            <numerusform>إلغاء %Ln طلب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>A cancelled order cannot be reopened. Connected systems are notified.</source>
        <translation>لا يمكن فتح طلب ملغى من جديد، وتُبلَّغ الأنظمة المتصلة.</translation>
    </message>
    <message>
        <source>Cancel order</source>
        <translation>إلغاء الطلب</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders</source>
        <translation>
            <numerusform>إلغاء %Ln طلب</numerusform>
            <numerusform>إلغاء الطلب</numerusform>
            <numerusform>إلغاء الطلبين</numerusform>
            <numerusform>إلغاء %Ln طلبات</numerusform>
            <numerusform>إلغاء %Ln طلبًا</numerusform>
            <numerusform>إلغاء %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>أُلغي الطلب %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are cancelled.</source>
        <translation>
            <numerusform>أُلغي %Ln طلب.</numerusform>
            <numerusform>أُلغي طلب واحد.</numerusform>
            <numerusform>أُلغي طلبان.</numerusform>
            <numerusform>أُلغيت %Ln طلبات.</numerusform>
            <numerusform>أُلغي %Ln طلبًا.</numerusform>
            <numerusform>أُلغي %Ln طلب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign devices</source>
        <translation>تسليم الأجهزة</translation>
    </message>
    <message>
        <source>Devices can only be assigned to a confirmed order with open items.</source>
        <translation>لا تُسلَّم الأجهزة إلا لطلب مؤكَّد فيه بنود مفتوحة.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Print packing list…</source>
        <translation>طباعة قائمة التعبئة…</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>طباعة ملصقات…</translation>
    </message>
    <message>
        <source>Contract (PDF)…</source>
        <translation>العقد (PDF)…</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Customer type</source>
        <translation>نوع العميل</translation>
    </message>
    <message>
        <source>History</source>
        <translation>سجل التغييرات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>لا أجهزة للتسليم</numerusform>
            <numerusform>جهاز واحد للتسليم</numerusform>
            <numerusform>جهازان للتسليم</numerusform>
            <numerusform>%Ln أجهزة للتسليم</numerusform>
            <numerusform>%Ln جهازًا للتسليم</numerusform>
            <numerusform>%Ln جهاز للتسليم</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>الدفعات</translation>
    </message>
    <message numerus="yes">
        <source>These are the payments for the first %Ln devices.</source>
        <translation>
            <numerusform>لا تخص أي جهاز.</numerusform>
            <numerusform>تخص أول جهاز.</numerusform>
            <numerusform>تخص أول جهازين.</numerusform>
            <numerusform>تخص أول %Ln أجهزة.</numerusform>
            <numerusform>تخص أول %Ln جهازًا.</numerusform>
            <numerusform>تخص أول %Ln جهاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln subscriptions are shown.</source>
        <translation>
            <numerusform>لا اشتراكات للعرض.</numerusform>
            <numerusform>يُعرض أحدث اشتراك.</numerusform>
            <numerusform>يُعرض أحدث اشتراكين.</numerusform>
            <numerusform>تُعرض أحدث %Ln اشتراكات.</numerusform>
            <numerusform>يُعرض أحدث %Ln اشتراكًا.</numerusform>
            <numerusform>يُعرض أحدث %Ln اشتراك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its subscriptions</source>
        <translation>فتح اشتراكاته</translation>
    </message>
    <message>
        <source>No device of this order is assigned yet.</source>
        <translation>لم يُسلَّم أي جهاز لهذا الطلب بعد.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>الإجمالي</translation>
    </message>
    <message>
        <source>Still to assign</source>
        <translation>لم يُسلَّم بعد</translation>
    </message>
    <message>
        <source>Confirmed orders go to the warehouse, and connected systems are notified.</source>
        <translation>تنتقل الطلبات المؤكدة إلى المستودع، وتُبلَّغ الأنظمة المتصلة.</translation>
    </message>
    <message>
        <source>Shipped on</source>
        <translation>تاريخ الشحن</translation>
    </message>
    <message>
        <source>Enter a date, such as %1.</source>
        <extracomment>%1 is a day, as an example of how one is written</extracomment>
        <translation>أدخل تاريخًا، مثل %1.</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>تاريخ الشحن</translation>
    </message>
    <message>
        <source>&amp;Reason (optional)</source>
        <translation>السبب إن وُجد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more once confirmed</source>
        <translation>
            <numerusform>لا مزيد بعد التأكيد</numerusform>
            <numerusform>جهاز آخر بعد التأكيد</numerusform>
            <numerusform>جهازان آخران بعد التأكيد</numerusform>
            <numerusform>%Ln أجهزة أخرى بعد التأكيد</numerusform>
            <numerusform>%Ln جهازًا آخر بعد التأكيد</numerusform>
            <numerusform>%Ln جهاز آخر بعد التأكيد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>One of several equal items of an order, and which of how many it is</extracomment>
        <translation>%1 (%2 من %3)</translation>
    </message>
    <message>
        <source>Upgrade of</source>
        <translation>ترقية لـ</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Device back by</source>
        <translation>يعود الجهاز بحلول</translation>
    </message>
</context>
<context>
    <name>onhire::OrdersPage</name>
    <message>
        <source>Filter orders…</source>
        <translation>تصفية الطلبات…</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>طلب جديد</translation>
    </message>
    <message>
        <source>No orders yet</source>
        <translation>لا طلبات بعد</translation>
    </message>
    <message>
        <source>Create orders here, or send them from your shop through the API.</source>
        <translation>تأتي الطلبات من هنا، أو من متجرك عبر الواجهة البرمجية.</translation>
    </message>
    <message>
        <source>Order %1 is saved.</source>
        <translation>حُفظ الطلب %1.</translation>
    </message>
    <message>
        <source>Place order</source>
        <translation>تسجيل الطلب</translation>
    </message>
    <message>
        <source>Order %1 is placed.</source>
        <translation>سُجِّل الطلب %1.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>الطلب %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders selected</source>
        <translation>
            <numerusform>%Ln طلب مختار</numerusform>
            <numerusform>طلب واحد مختار</numerusform>
            <numerusform>طلبان مختاران</numerusform>
            <numerusform>%Ln طلبات مختارة</numerusform>
            <numerusform>%Ln طلبًا مختارًا</numerusform>
            <numerusform>%Ln طلب مختار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching orders</source>
        <translation>
            <numerusform>لا طلبات مطابقة</numerusform>
            <numerusform>طلب واحد مطابق</numerusform>
            <numerusform>طلبان مطابقان</numerusform>
            <numerusform>%Ln طلبات مطابقة</numerusform>
            <numerusform>%Ln طلبًا مطابقًا</numerusform>
            <numerusform>%Ln طلب مطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit order %1</source>
        <translation>تحرير الطلب %1</translation>
    </message>
    <message>
        <source>New order for %1</source>
        <translation>طلب جديد لـ %1</translation>
    </message>
    <message>
        <source>Place the same order again?</source>
        <translation>هل تريد إنشاء الطلب نفسه مرة أخرى؟</translation>
    </message>
    <message>
        <source>Order %1 for this customer, with the same items, was placed a moment ago.</source>
        <translation>أُنشئ قبل لحظات الطلب %1 لهذا العميل بالأصناف نفسها.</translation>
    </message>
</context>
<context>
    <name>onhire::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
</context>
<context>
    <name>onhire::Papers</name>
    <message numerus="yes">
        <source>Labels for %Ln devices</source>
        <translation>
            <numerusform>ملصقات %Ln جهاز</numerusform>
            <numerusform>ملصقات جهاز واحد</numerusform>
            <numerusform>ملصقات جهازين</numerusform>
            <numerusform>ملصقات %Ln أجهزة</numerusform>
            <numerusform>ملصقات %Ln جهازًا</numerusform>
            <numerusform>ملصقات %Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packing lists</source>
        <translation>
            <numerusform>%Ln قائمة تعبئة</numerusform>
            <numerusform>قائمة تعبئة واحدة</numerusform>
            <numerusform>قائمتا تعبئة</numerusform>
            <numerusform>%Ln قوائم تعبئة</numerusform>
            <numerusform>%Ln قائمة تعبئة</numerusform>
            <numerusform>%Ln قائمة تعبئة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels for %Ln orders</source>
        <translation>
            <numerusform>ملصقات %Ln طلب</numerusform>
            <numerusform>ملصقات طلب واحد</numerusform>
            <numerusform>ملصقات طلبين</numerusform>
            <numerusform>ملصقات %Ln طلبات</numerusform>
            <numerusform>ملصقات %Ln طلبًا</numerusform>
            <numerusform>ملصقات %Ln طلب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are not assigned yet</source>
        <translation>
            <numerusform>%Ln جهاز لم يُسلَّم بعد</numerusform>
            <numerusform>جهاز واحد لم يُسلَّم بعد</numerusform>
            <numerusform>جهازان لم يُسلَّما بعد</numerusform>
            <numerusform>%Ln أجهزة لم تُسلَّم بعد</numerusform>
            <numerusform>%Ln جهازًا لم يُسلَّم بعد</numerusform>
            <numerusform>%Ln جهاز لم يُسلَّم بعد</numerusform>
        </translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>الكمية</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>الأرقام التسلسلية</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>البنود</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>قائمة التعبئة</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>%1 · Order %2</source>
        <extracomment>The foot of a paper: the company and the order</extracomment>
        <translation>%1 · الطلب %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>نهاية العقد</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Back up your data and sign out of all accounts.</source>
        <translation>احفظ نسخة احتياطية من بياناتك وسجّل الخروج من كل الحسابات.</translation>
    </message>
    <message>
        <source>Pack the device with its charger and all accessories.</source>
        <translation>ضع الجهاز في الطرد مع شاحنه وكل ملحقاته.</translation>
    </message>
    <message>
        <source>Put this slip in the parcel, on top.</source>
        <translation>ضع هذه القسيمة داخل الطرد في الأعلى.</translation>
    </message>
    <message>
        <source>Before you send it</source>
        <translation>قبل الإرسال</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>الضرر</translation>
    </message>
    <message>
        <source>Received on, by</source>
        <translation>تاريخ الاستلام، المستلم</translation>
    </message>
    <message>
        <source>For our warehouse</source>
        <translation>لمستودعنا</translation>
    </message>
    <message>
        <source>Return slip</source>
        <translation>قسيمة الإرجاع</translation>
    </message>
    <message>
        <source>Send to</source>
        <translation>يُرسَل إلى</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>%1 · Device %2</source>
        <extracomment>The foot of a paper: the company and the serial number of a device</extracomment>
        <translation>%1 · الجهاز %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>الفاتورة %1</translation>
    </message>
    <message>
        <source>The invoice is stored as a file and never changes.</source>
        <translation>الفاتورة محفوظة مع الملفات، ولا تتغير أبدًا.</translation>
    </message>
    <message>
        <source>Contract of order %1</source>
        <translation>عقد الطلب %1</translation>
    </message>
    <message>
        <source>The contract is stored with the order’s files.</source>
        <translation>يُحفظ العقد ضمن ملفات الطلب.</translation>
    </message>
    <message>
        <source>Contract %1</source>
        <translation>العقد %1</translation>
    </message>
    <message>
        <source>Return by</source>
        <translation>الإعادة بحلول</translation>
    </message>
</context>
<context>
    <name>onhire::PasswordDialog</name>
    <message>
        <source>Change password</source>
        <translation>تغيير كلمة المرور</translation>
    </message>
    <message>
        <source>&amp;Current password</source>
        <translation>كلمة المرور الحالية</translation>
    </message>
    <message>
        <source>Enter your current password.</source>
        <translation>أدخل كلمة المرور الحالية.</translation>
    </message>
    <message>
        <source>&amp;New password</source>
        <translation>كلمة المرور الجديدة</translation>
    </message>
    <message>
        <source>Enter a new password.</source>
        <translation>أدخل كلمة مرور جديدة.</translation>
    </message>
    <message>
        <source>New password, &amp;again</source>
        <translation>تكرار كلمة المرور الجديدة</translation>
    </message>
    <message>
        <source>The two new passwords do not match.</source>
        <translation>كلمة المرور الجديدة وتكرارها مختلفان.</translation>
    </message>
    <message>
        <source>This is not your current password.</source>
        <translation>هذه ليست كلمة مرورك الحالية.</translation>
    </message>
    <message numerus="yes">
        <source>A password needs at least %Ln characters.</source>
        <translation>
            <numerusform>كلمة المرور لا تقل عن %Ln حرف.</numerusform>
            <numerusform>كلمة المرور لا تقل عن حرف واحد.</numerusform>
            <numerusform>كلمة المرور لا تقل عن حرفين.</numerusform>
            <numerusform>كلمة المرور لا تقل عن %Ln أحرف.</numerusform>
            <numerusform>كلمة المرور لا تقل عن %Ln حرفًا.</numerusform>
            <numerusform>كلمة المرور لا تقل عن %Ln حرف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PaymentTable</name>
    <message>
        <source>Payments</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>مستحقة</translation>
    </message>
    <message>
        <source>For</source>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>الضريبة</translation>
    </message>
    <message>
        <source>Total %1</source>
        <extracomment>The sum with tax, and its currency</extracomment>
        <translation>المجموع %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>الفاتورة</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>الفاتورة %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>onhire::Payments</name>
    <message>
        <source>Nothing has been charged yet.</source>
        <translation>لم يُحتسب أي مبلغ بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln payments are shown.</source>
        <translation>
            <numerusform>لا تُعرض أي دفعة.</numerusform>
            <numerusform>تُعرض آخر دفعة.</numerusform>
            <numerusform>تُعرض آخر دفعتين.</numerusform>
            <numerusform>تُعرض آخر %Ln دفعات.</numerusform>
            <numerusform>تُعرض آخر %Ln دفعة.</numerusform>
            <numerusform>تُعرض آخر %Ln دفعة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PlaceCard</name>
    <message>
        <source>Where it goes</source>
        <translation>أين يوضع</translation>
    </message>
    <message>
        <source>Scan a device to see its shelf.</source>
        <translation>امسح جهازًا لمعرفة رفّه.</translation>
    </message>
    <message>
        <source>No location recorded.</source>
        <translation>لم يُسجَّل مكان هذه الأجهزة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln × %1 stored here.</source>
        <translation>
            <numerusform>%Ln × %1 هناك.</numerusform>
            <numerusform>%Ln × %1 هناك.</numerusform>
            <numerusform>%Ln × %1 هناك.</numerusform>
            <numerusform>%Ln × %1 هناك.</numerusform>
            <numerusform>%Ln × %1 هناك.</numerusform>
            <numerusform>%Ln × %1 هناك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Previously stored here.</source>
        <translation>كان هناك من قبل.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <extracomment>A place in the warehouse</extracomment>
        <translation>الرف</translation>
    </message>
    <message>
        <source>Print label</source>
        <translation>طباعة الملصق</translation>
    </message>
    <message>
        <source>Print each one</source>
        <translation>طباعة كل ملصق</translation>
    </message>
    <message>
        <source>Print the label of each device as it is taken back</source>
        <translation>طباعة ملصق كل جهاز عند استرجاعه</translation>
    </message>
</context>
<context>
    <name>onhire::PriceEditor</name>
    <message>
        <source>Months</source>
        <extracomment>The head of a column: contract lengths in months</extracomment>
        <translation>الأشهر</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Add contract length</source>
        <translation>إضافة مدة عقد</translation>
    </message>
    <message>
        <source>Remove this contract length</source>
        <translation>إزالة مدة العقد هذه</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A discount in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%Ln شهر: %1</numerusform>
            <numerusform>شهر واحد: %1</numerusform>
            <numerusform>شهران: %1</numerusform>
            <numerusform>%Ln أشهر: %1</numerusform>
            <numerusform>%Ln شهرًا: %1</numerusform>
            <numerusform>%Ln شهر: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one contract length needs a price.</source>
        <translation>يلزم سعر لمدة عقد واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Enter the months and the monthly price.</source>
        <translation>الأشهر والسعر الشهري مطلوبان.</translation>
    </message>
    <message>
        <source>This contract length already has a price.</source>
        <translation>يوجد سعر لمدة العقد هذه.</translation>
    </message>
    <message>
        <source>A contract runs for 1 to 120 whole months.</source>
        <translation>يدوم العقد من 1 إلى 120 شهرًا كاملًا.</translation>
    </message>
    <message>
        <source>The discount is higher than the price.</source>
        <translation>الخصم أكبر من السعر.</translation>
    </message>
    <message>
        <source>Enter an amount.</source>
        <translation>هذا ليس مبلغًا.</translation>
    </message>
    <message>
        <source>A percentage, such as 10 %, or an amount</source>
        <translation>بالنسبة المئوية، مثل 10 %، أو مبلغًا من المال</translation>
    </message>
    <message>
        <source>Check the marked prices.</source>
        <translation>تحقق من الأسعار المعلَّمة.</translation>
    </message>
    <message>
        <source>Monthly, %1</source>
        <extracomment>The head of a column: prices for each month; %1 is the currency, as in: Monthly, EUR</extracomment>
        <translation>شهريًا، %1</translation>
    </message>
    <message>
        <source>Set-up, %1</source>
        <extracomment>The head of a column: what is paid once, at the beginning; %1 is the currency</extracomment>
        <translation>التجهيز، %1</translation>
    </message>
</context>
<context>
    <name>onhire::PrintDialog</name>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>الطابعة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>%1 is being printed on %2.</source>
        <translation>يُطبع %1 على %2.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>تعذّر حفظ الملف: %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>حُفظ %1.</translation>
    </message>
</context>
<context>
    <name>onhire::PrintQueue</name>
    <message>
        <source>The printer %1 was not found.</source>
        <translation>لم يُعثر على الطابعة %1.</translation>
    </message>
    <message>
        <source>The printer did not accept this. Check that it is on and has paper.</source>
        <translation>لم تقبل الطابعة المهمة. تأكد من أنها قيد التشغيل وأن فيها ورقًا.</translation>
    </message>
</context>
<context>
    <name>onhire::PrinterBox</name>
    <message>
        <source>Printer</source>
        <translation>الطابعة</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>جارٍ البحث عن الطابعات…</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>لا توجد طابعة</translation>
    </message>
</context>
<context>
    <name>onhire::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>onhire::QuestionDialog</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QueueCard</name>
    <message>
        <source>Next in the queue</source>
        <translation>التالي في قائمة الانتظار</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى واحد</numerusform>
            <numerusform>يبقى اثنان</numerusform>
            <numerusform>تبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>No other order is waiting.</source>
        <translation>لا طلب آخر بالانتظار.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more orders</source>
        <translation>
            <numerusform>لا طلبات أخرى</numerusform>
            <numerusform>طلب واحد آخر</numerusform>
            <numerusform>طلبان آخران</numerusform>
            <numerusform>%Ln طلبات أخرى</numerusform>
            <numerusform>%Ln طلبًا آخر</numerusform>
            <numerusform>%Ln طلب آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecordDesk</name>
    <message>
        <source>“%1” is still running. Wait until it has finished.</source>
        <extracomment>An action, as in: Confirm</extracomment>
        <translation>ما زال تنفيذ «%1» جاريًا. انتظر حتى يكتمل.</translation>
    </message>
    <message>
        <source>“%1” works on one record at a time. Several are selected.</source>
        <translation>«%1» لسجل واحد فقط، وقد حُدِّدت عدة سجلات.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 says what was done, as in: Undone: TP14-A can no longer be ordered.</extracomment>
        <translation>تم التراجع: %1</translation>
    </message>
</context>
<context>
    <name>onhire::RecordEntry</name>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>onhire::RecordForm</name>
    <message>
        <source>Please fill this in.</source>
        <translation>يرجى ملء هذا الحقل.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>هذا ليس رقمًا.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>أدخل عددًا صحيحًا.</translation>
    </message>
</context>
<context>
    <name>onhire::RecordHead</name>
    <message>
        <source>Close the details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>إجراءات أخرى</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>مسودة</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPage</name>
    <message>
        <source>Parts of this record</source>
        <translation>أقسام هذا العنصر</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The title of a tab and how many things are on it, for screen readers, as in: Payments, 24</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>back; the draft is kept</source>
        <translation>رجوع، وتبقى المسودة</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPanel</name>
    <message>
        <source>Nothing found</source>
        <translation>لا نتائج</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPicker</name>
    <message>
        <source>Suggestions</source>
        <translation>اقتراحات</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What was chosen: its name and its code</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>لا شيء للاختيار منه</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>لا نتائج لـ «%1»</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>The lowest of several prices</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Nothing has the number %1</source>
        <extracomment>A serial number, an SKU or a short code that was typed or scanned</extracomment>
        <translation>لا شيء يحمل الرقم %1</translation>
    </message>
</context>
<context>
    <name>onhire::RecordSearch</name>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A customer and the e-mail address, in a list to choose from
----------
A product and its SKU, in a list to choose from
----------
The short code of an order and its customer, in a list to choose from</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A product and which of its variants, as in: MacBook Pro 14, 512 GB</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Name, company or e-mail</source>
        <translation>الاسم أو الشركة أو البريد</translation>
    </message>
    <message>
        <source>Name or SKU</source>
        <translation>الاسم أو رمز الصنف</translation>
    </message>
    <message>
        <source>Order or customer</source>
        <translation>الطلب أو العميل</translation>
    </message>
</context>
<context>
    <name>onhire::RecordsPage</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>تصدير المعروض</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how-manieth record of the list it is, as in: 7 of 1,252</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>نسخ كجدول</translation>
    </message>
    <message>
        <source>Scroll to the rows first: they are not loaded yet.</source>
        <translation>مرّر إلى الصفوف أولًا: لم تُحمَّل بعد.</translation>
    </message>
    <message>
        <source>%1 was copied.</source>
        <translation>تم نسخ %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were copied.</source>
        <translation>
            <numerusform>لم يُنسخ أي معرّف.</numerusform>
            <numerusform>تم نسخ معرّف واحد.</numerusform>
            <numerusform>تم نسخ معرّفين.</numerusform>
            <numerusform>تم نسخ %Ln معرّفات.</numerusform>
            <numerusform>تم نسخ %Ln معرّفًا.</numerusform>
            <numerusform>تم نسخ %Ln معرّف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>نسخ المعرّف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more drafts…</source>
        <translation>
            <numerusform>لا مسودات أخرى…</numerusform>
            <numerusform>مسودة أخرى…</numerusform>
            <numerusform>مسودتان أخريان…</numerusform>
            <numerusform>%Ln مسودات أخرى…</numerusform>
            <numerusform>%Ln مسودة أخرى…</numerusform>
            <numerusform>%Ln مسودة أخرى…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>A draft in a list and when it was begun, as in: Extend MacBook Pro – 9:30</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record and why an action was refused for it, as in: Order N46R-5FP: It is already fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::RecoveryFigures</name>
    <message>
        <source>Cost %1</source>
        <translation>التكلفة %1</translation>
    </message>
    <message>
        <source>The cost of the device is unknown.</source>
        <translation>تكلفة الجهاز غير معروفة.</translation>
    </message>
    <message>
        <source>%1 of the cost</source>
        <translation>%1 من التكلفة</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>المحصَّل</translation>
    </message>
    <message>
        <source>Cost of the device</source>
        <translation>تكلفة الجهاز</translation>
    </message>
    <message>
        <source>Margin so far</source>
        <translation>الهامش حتى الآن</translation>
    </message>
    <message>
        <source>Margin at the contract’s end</source>
        <translation>الهامش عند نهاية العقد</translation>
    </message>
    <message>
        <source>Collected %1, expected in total %2, cost %3</source>
        <translation>المحصَّل %1، المتوقع إجمالًا %2، التكلفة %3</translation>
    </message>
    <message>
        <source>%1 margin so far</source>
        <extracomment>Of a device: what has been collected less what it cost, as in: 122.50 EUR margin so far</extracomment>
        <translation>الهامش حتى الآن %1</translation>
    </message>
    <message>
        <source>Recovered since %1</source>
        <extracomment>The day on which a device had brought in what it cost</extracomment>
        <translation>مستردّة منذ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln months billed</source>
        <extracomment>Of a contract: whole months, and how many it has</extracomment>
        <translation>
            <numerusform>فُوتِر %1 من %Ln شهر</numerusform>
            <numerusform>فُوتِر %1 من شهر واحد</numerusform>
            <numerusform>فُوتِر %1 من شهرين</numerusform>
            <numerusform>فُوتِر %1 من %Ln أشهر</numerusform>
            <numerusform>فُوتِر %1 من %Ln شهرًا</numerusform>
            <numerusform>فُوتِر %1 من %Ln شهر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RefusedList</name>
    <message numerus="yes">
        <source>Not done for %Ln records</source>
        <extracomment>Above the records for which an action was refused</extracomment>
        <translation>
            <numerusform>لم يُنفَّذ لأي سجل</numerusform>
            <numerusform>لم يُنفَّذ لسجل واحد</numerusform>
            <numerusform>لم يُنفَّذ لسجلين</numerusform>
            <numerusform>لم يُنفَّذ لـ%Ln سجلات</numerusform>
            <numerusform>لم يُنفَّذ لـ%Ln سجلًا</numerusform>
            <numerusform>لم يُنفَّذ لـ%Ln سجل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a record and why an action was refused for it, as in: Order N46R-5FP: It is fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReplaceFields</name>
    <message>
        <source>Serial number</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>New device</source>
        <translation>الجهاز الجديد</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Defective</source>
        <translation>معطوب</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>متضرر</translation>
    </message>
    <message>
        <source>Stolen</source>
        <translation>مسروق</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>الضرر</translation>
    </message>
    <message>
        <source>An insurance claim has been filed</source>
        <translation>تُقدَّم مطالبة للتأمين</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>Replace with %1</source>
        <translation>استبدال بـ %1</translation>
    </message>
    <message>
        <source>The device is replaced with %1.</source>
        <translation>استُبدل الجهاز بـ %1.</translation>
    </message>
    <message>
        <source>Replace device</source>
        <translation>استبدال الجهاز</translation>
    </message>
    <message>
        <source>Choose the new device: type its serial number, or scan it.</source>
        <translation>اختر الجهاز الجديد: اكتب رقمه التسلسلي أو امسحه.</translation>
    </message>
    <message>
        <source>The contract is for %1 (SKU %2), but this device has SKU %3. The dates and the price stay the same.</source>
        <extracomment>The product and the SKU of the contract, the SKU of the device that was chosen instead</extracomment>
        <translation>العقد خاص بـ %1 (SKU %2)، لكن رمز SKU لهذا الجهاز هو %3. تبقى التواريخ والسعر كما هي.</translation>
    </message>
    <message>
        <source>Create a new contract for the new device (PDF)</source>
        <translation>إصدار العقد من جديد بالجهاز الجديد (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::RetryNote</name>
    <message>
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for screen readers: what could not be done, and the button, as in: Could not refresh: Try again</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnHead</name>
    <message>
        <source>Condition: press 1–5 or scan its code. Keep scanning to set it later.</source>
        <translation>الحالة الفنية: اضغط 1–5 أو امسح رمزها. إذا تابعت المسح بقيت بلا تحديد إلى وقت لاحق.</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>مُسح للتو</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>استُرجع</translation>
    </message>
    <message>
        <source>Scan a device to take it back</source>
        <translation>امسح جهازًا لاسترجاعه</translation>
    </message>
    <message>
        <source>Contract to %1</source>
        <translation>العقد حتى %1</translation>
    </message>
    <message>
        <source>For upgrade order %1</source>
        <extracomment>Why a device comes back: for the short code of an order that upgrades its contract</extracomment>
        <translation>لطلب الترقية %1</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnSlipDialog</name>
    <message numerus="yes">
        <source>%Ln return slips</source>
        <translation>
            <numerusform>%Ln قسيمة إرجاع</numerusform>
            <numerusform>قسيمة إرجاع واحدة</numerusform>
            <numerusform>قسيمتا إرجاع</numerusform>
            <numerusform>%Ln قسائم إرجاع</numerusform>
            <numerusform>%Ln قسيمة إرجاع</numerusform>
            <numerusform>%Ln قسيمة إرجاع</numerusform>
        </translation>
    </message>
    <message>
        <source>Return &amp;address</source>
        <translation>عنوان الإرجاع</translation>
    </message>
    <message>
        <source>Return address</source>
        <translation>عنوان الإرجاع</translation>
    </message>
    <message>
        <source>Street and number
Postal code and city</source>
        <translation>الشارع والرقم
الرمز البريدي والمدينة</translation>
    </message>
    <message>
        <source>The return address is missing.</source>
        <translation>عنوان الإرجاع غير موجود.</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnsCard</name>
    <message>
        <source>Returns due</source>
        <translation>الإرجاعات المستحقة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who has a device, and which</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days late</source>
        <translation>
            <numerusform>متأخر %Ln يوم</numerusform>
            <numerusform>متأخر يومًا واحدًا</numerusform>
            <numerusform>متأخر يومين</numerusform>
            <numerusform>متأخر %Ln أيام</numerusform>
            <numerusform>متأخر %Ln يومًا</numerusform>
            <numerusform>متأخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>بعد %Ln يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %Ln أيام</numerusform>
            <numerusform>بعد %Ln يومًا</numerusform>
            <numerusform>بعد %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>No device is due this week.</source>
        <translation>لا جهاز مستحق هذا الأسبوع.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%Ln أيام</numerusform>
            <numerusform>%Ln يومًا</numerusform>
            <numerusform>%Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more devices</source>
        <translation>
            <numerusform>لا أجهزة أخرى</numerusform>
            <numerusform>جهاز واحد آخر</numerusform>
            <numerusform>جهازان آخران</numerusform>
            <numerusform>%Ln أجهزة أخرى</numerusform>
            <numerusform>%Ln جهازًا آخر</numerusform>
            <numerusform>%Ln جهاز آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RulesCard</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>Changes apply from now on.</source>
        <translation>تسري على كل ما يحدث من الآن.</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>حفظ القواعد</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>The rules are saved.</source>
        <translation>حُفظت القواعد.</translation>
    </message>
    <message>
        <source>The draft is discarded.</source>
        <translation>أُزيلت المسودة.</translation>
    </message>
    <message>
        <source>Your role does not allow you to change these rules. Ask an administrator.</source>
        <translation>دورك لا يسمح بتغيير هذه القواعد. اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Read all prices differently?</source>
        <translation>هل تُقرأ جميع الأسعار بطريقة أخرى؟</translation>
    </message>
    <message>
        <source>Running contracts keep their prices as numbers. Where %1 is agreed, the customer pays %3 from the next charge on, instead of %2.</source>
        <translation>تحتفظ العقود الجارية بأسعارها كأرقام. حيث اتُّفق على %1 يدفع العميل %3 ابتداءً من الاحتساب التالي بدلًا من %2.</translation>
    </message>
</context>
<context>
    <name>onhire::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>المرشحات المحفوظة</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>حفظ هذا المرشح…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>حفظ هذا المرشح</translation>
    </message>
    <message>
        <source>Filter name</source>
        <translation>اسم المرشح</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Replace the saved filter “%1”?</source>
        <translation>استبدال المرشح المحفوظ «%1»؟</translation>
    </message>
    <message>
        <source>Another filter is saved under this name.</source>
        <translation>يوجد مرشح آخر محفوظ بهذا الاسم.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
</context>
<context>
    <name>onhire::ScanCard</name>
    <message>
        <source>Scan</source>
        <translation>المسح</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What the Esc key does</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back</source>
        <translation>رجوع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scans waiting</source>
        <translation>
            <numerusform>%Ln عملية مسح بالانتظار</numerusform>
            <numerusform>عملية مسح واحدة بالانتظار</numerusform>
            <numerusform>عمليتا مسح بالانتظار</numerusform>
            <numerusform>%Ln عمليات مسح بالانتظار</numerusform>
            <numerusform>%Ln عملية مسح بالانتظار</numerusform>
            <numerusform>%Ln عملية مسح بالانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached. Keep scanning; the scans will be processed when it is back.</source>
        <translation>تعذّر الوصول إلى قاعدة البيانات. تابع المسح: ستُنفَّذ كل العمليات عند عودتها.</translation>
    </message>
    <message>
        <source>Just scan; there is nothing else to press.</source>
        <translation>امسح فقط، ولا حاجة إلى ضغط أي مفتاح.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices without a condition</source>
        <translation>
            <numerusform>%Ln جهاز بلا حالة فنية</numerusform>
            <numerusform>جهاز واحد بلا حالة فنية</numerusform>
            <numerusform>جهازان بلا حالة فنية</numerusform>
            <numerusform>%Ln أجهزة بلا حالة فنية</numerusform>
            <numerusform>%Ln جهازًا بلا حالة فنية</numerusform>
            <numerusform>%Ln جهاز بلا حالة فنية</numerusform>
        </translation>
    </message>
    <message>
        <source>undo condition</source>
        <translation>تراجع عن الحالة</translation>
    </message>
    <message>
        <source>replace last</source>
        <translation>استبدال الأخير</translation>
    </message>
    <message>
        <source>note</source>
        <translation>ملاحظة</translation>
    </message>
</context>
<context>
    <name>onhire::ScanGuard</name>
    <message>
        <source>%1 was scanned while a dialog or menu was open.</source>
        <translation>مُسح %1 بينما كان مربع حوار أو قائمة مفتوحًا.</translation>
    </message>
    <message>
        <source>Answer or close it first, then scan again. Nothing was changed.</source>
        <translation>أجب عنه أو أغلقه أولًا، ثم امسح مرة أخرى. لم يتغير شيء.</translation>
    </message>
</context>
<context>
    <name>onhire::SessionCard</name>
    <message>
        <source>Devices assigned in this session</source>
        <translation>الأجهزة المسلَّمة في هذه الجلسة</translation>
    </message>
    <message>
        <source>Devices taken back in this session</source>
        <translation>الأجهزة المسترجعة في هذه الجلسة</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>هذه الجلسة</translation>
    </message>
</context>
<context>
    <name>onhire::Settings</name>
    <message>
        <source>Confirm orders automatically</source>
        <translation>تأكيد الطلبات تلقائيًا</translation>
    </message>
    <message>
        <source>Prices include tax</source>
        <translation>الأسعار شاملة الضريبة</translation>
    </message>
    <message>
        <source>Billing starts</source>
        <translation>بدء الفوترة</translation>
    </message>
    <message>
        <source>Retries for failed payments</source>
        <translation>عدد إعادات محاولة الدفعات الفاشلة</translation>
    </message>
    <message>
        <source>Late payment fee</source>
        <translation>رسم التأخر في الدفع</translation>
    </message>
    <message>
        <source>Buyout price</source>
        <translation>سعر شراء الجهاز</translation>
    </message>
    <message>
        <source>Minimum residual value</source>
        <translation>أدنى قيمة متبقية</translation>
    </message>
    <message>
        <source>Flat buyout fee</source>
        <translation>سعر الشراء الثابت</translation>
    </message>
    <message>
        <source>Early return charge</source>
        <translation>رسم الإرجاع المبكر</translation>
    </message>
    <message>
        <source>Flat early return fee</source>
        <translation>رسم الإرجاع الثابت</translation>
    </message>
    <message>
        <source>Upgrade credit</source>
        <translation>الرصيد عند الترقية</translation>
    </message>
    <message>
        <source>When a contract ends</source>
        <translation>عند انتهاء العقد</translation>
    </message>
    <message>
        <source>Scanner prefix</source>
        <translation>بادئة الماسح</translation>
    </message>
    <message>
        <source>Scanner suffix</source>
        <translation>لاحقة الماسح</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of a list
----------
Between the words of a list</extracomment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months is not one of the contract lengths.</source>
        <translation>
            <numerusform>لا أشهر ضمن مدد العقود.</numerusform>
            <numerusform>شهر واحد ليس ضمن مدد العقود.</numerusform>
            <numerusform>شهران ليسا ضمن مدد العقود.</numerusform>
            <numerusform>%Ln أشهر ليست ضمن مدد العقود.</numerusform>
            <numerusform>%Ln شهرًا ليست ضمن مدد العقود.</numerusform>
            <numerusform>%Ln شهر ليست ضمن مدد العقود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Store feed address</source>
        <translation>عنوان قائمة منتجات المتجر</translation>
    </message>
    <message>
        <source>Store platform</source>
        <translation>منصة المتجر</translation>
    </message>
    <message>
        <source>Store access token</source>
        <translation>رمز الوصول إلى المتجر</translation>
    </message>
    <message>
        <source>Product fields managed by the store</source>
        <translation>حقول المنتج التي يديرها المتجر</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>Address on invoices</source>
        <translation>العنوان على الفواتير</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>الرقم الضريبي</translation>
    </message>
    <message>
        <source>Company register number</source>
        <translation>رقم السجل التجاري</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>رقم الآيبان</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>رمز BIC</translation>
    </message>
    <message>
        <source>Logo (ID of an image file)</source>
        <translation>الشعار (معرّف ملف صورة)</translation>
    </message>
    <message>
        <source>Terms on invoices</source>
        <translation>الشروط على الفواتير</translation>
    </message>
    <message>
        <source>Language of invoices and contracts</source>
        <translation>لغة الفواتير والعقود</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Shopify</source>
        <translation>Shopify</translation>
    </message>
    <message>
        <source>WooCommerce</source>
        <translation>WooCommerce</translation>
    </message>
    <message>
        <source>other</source>
        <translation>متجر آخر</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>on the first of the next month</source>
        <translation>في أول الشهر التالي</translation>
    </message>
    <message>
        <source>one month later</source>
        <translation>بعد شهر</translation>
    </message>
    <message>
        <source>remaining months and residual value</source>
        <translation>الأشهر الباقية والقيمة المتبقية</translation>
    </message>
    <message>
        <source>remaining months</source>
        <translation>الأشهر الباقية</translation>
    </message>
    <message>
        <source>percent of the list price</source>
        <translation>نسبة من سعر القائمة</translation>
    </message>
    <message>
        <source>flat fee</source>
        <translation>سعر ثابت</translation>
    </message>
    <message>
        <source>percent of the remaining months</source>
        <translation>نسبة من الأشهر الباقية</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>paid days</source>
        <translation>الأيام المدفوعة</translation>
    </message>
    <message>
        <source>wait for a decision</source>
        <translation>انتظار قرار</translation>
    </message>
    <message>
        <source>continue month by month</source>
        <translation>الاستمرار شهرًا بشهر</translation>
    </message>
    <message>
        <source>renew for the same length</source>
        <translation>التجديد للمدة نفسها</translation>
    </message>
    <message>
        <source>end the subscription</source>
        <translation>إنهاء الاشتراك</translation>
    </message>
    <message>
        <source>Contract lengths</source>
        <translation>مدد العقود</translation>
    </message>
    <message>
        <source>Default contract length</source>
        <translation>مدة العقد المعتادة</translation>
    </message>
    <message>
        <source>Duplicate order window</source>
        <translation>مهلة اكتشاف الطلبات المكررة</translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation>نسبة الضريبة</translation>
    </message>
    <message>
        <source>Create payments ahead</source>
        <translation>إنشاء الدفعات مسبقًا</translation>
    </message>
    <message>
        <source>Payment terms</source>
        <translation>مهلة السداد</translation>
    </message>
    <message>
        <source>Late payment fee after</source>
        <translation>رسم التأخر بعد</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>القيمة المتبقية</translation>
    </message>
    <message>
        <source>Share of the list price</source>
        <translation>النسبة من سعر القائمة</translation>
    </message>
    <message>
        <source>Share of the remaining contract</source>
        <translation>النسبة من باقي العقد</translation>
    </message>
    <message>
        <source>Free early return period</source>
        <translation>مهلة الإرجاع المجاني</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>أكبر ملف</translation>
    </message>
    <message>
        <source>months</source>
        <translation>أشهر</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>days</source>
        <translation>أيام</translation>
    </message>
    <message>
        <source>days overdue</source>
        <translation>أيام تأخر</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>م.ب</translation>
    </message>
    <message>
        <source>Contracts and orders</source>
        <translation>العقود والطلبات</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>الضريبة</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>الفواتير</translation>
    </message>
    <message>
        <source>Buyout</source>
        <translation>الشراء</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>الإرجاع المبكر</translation>
    </message>
    <message>
        <source>Upgrade and contract end</source>
        <translation>الترقية ونهاية العقد</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>المتجر</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>الماسح</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>رقم الملف الضريبي</translation>
    </message>
</context>
<context>
    <name>onhire::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>العملة</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Server on this machine</source>
        <translation>الخادم على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Lets your shop and other programs connect to Onhire while it is open.</source>
        <translation>يتيح لمتجرك وبرامج أخرى العمل مع Onhire ما دام مفتوحًا.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Start with Onhire</source>
        <translation>تشغيله مع Onhire</translation>
    </message>
    <message>
        <source>Stop the server</source>
        <translation>إيقاف الخادم</translation>
    </message>
    <message>
        <source>Start the server</source>
        <translation>تشغيل الخادم</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Restart Onhire to change the language.</source>
        <translation>تتغير اللغة عند تشغيل Onhire من جديد.</translation>
    </message>
    <message>
        <source>Your role does not allow you to start or stop the server. Ask an administrator.</source>
        <translation>دورك لا يسمح بتشغيل الخادم أو إيقافه. اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>تغيير الاسم…</translation>
    </message>
</context>
<context>
    <name>onhire::ShelfCard</name>
    <message>
        <source>On the shelf</source>
        <translation>على الرف</translation>
    </message>
    <message>
        <source>None of these devices is available.</source>
        <translation>لا جهاز من هذه الأجهزة متاح.</translation>
    </message>
    <message>
        <source>Scan an order to see where its devices are.</source>
        <translation>امسح طلبًا لمعرفة أماكن أجهزته.</translation>
    </message>
    <message>
        <source>No location</source>
        <translation>بلا مكان</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>How many of a device lie somewhere, as in: 9 × ThinkPad T14</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more locations</source>
        <translation>
            <numerusform>%Ln مكان آخر</numerusform>
            <numerusform>مكان واحد آخر</numerusform>
            <numerusform>مكانان آخران</numerusform>
            <numerusform>%Ln أماكن أخرى</numerusform>
            <numerusform>%Ln مكانًا آخر</numerusform>
            <numerusform>%Ln مكان آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>This order needs no more devices.</source>
        <translation>لا يحتاج هذا الطلب إلى أجهزة أخرى.</translation>
    </message>
</context>
<context>
    <name>onhire::ShelfLabels</name>
    <message>
        <source>The label of %1 was not printed.</source>
        <translation>لم يُطبع ملصق %1.</translation>
    </message>
    <message>
        <source>Label of %1</source>
        <translation>ملصق %1</translation>
    </message>
    <message>
        <source>The label of %1 is being printed on %2.</source>
        <translation>يُطبع ملصق %1 على %2.</translation>
    </message>
    <message>
        <source>No printer has been chosen for labels yet. Print a label to choose one.</source>
        <translation>لم تُختر طابعة للملصقات بعد. اطبع ملصقًا لاختيارها.</translation>
    </message>
</context>
<context>
    <name>onhire::SignedLine</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A line of notes: when, who, what</extracomment>
        <translation>%1، %2: %3</translation>
    </message>
</context>
<context>
    <name>onhire::StartPage</name>
    <message>
        <source>Welcome to Onhire</source>
        <translation>مرحبًا بك في Onhire</translation>
    </message>
    <message>
        <source>Where should your data be stored?</source>
        <translation>أين تُحفظ بياناتك؟</translation>
    </message>
    <message>
        <source>New on this machine</source>
        <translation>جديد على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Onhire creates its own database here and maintains it.</source>
        <translation>ينشئ Onhire هنا قاعدة بيانات خاصة به ويعتني بها.</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Connect to a database</source>
        <translation>الاتصال بقاعدة بيانات</translation>
    </message>
    <message>
        <source>Enter your PostgreSQL server’s address.</source>
        <translation>قاعدة PostgreSQL يشغّلها غيرك لك: عنوانها كما أُعطي لك.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Database address</source>
        <translation>عنوان قاعدة البيانات</translation>
    </message>
    <message>
        <source>Try it with sample data</source>
        <translation>التجربة ببيانات نموذجية</translation>
    </message>
    <message>
        <source>Explore a sample company with customers and two years of orders.</source>
        <translation>شركة متخيّلة لها عملاء وطلبات سنتين، لتتعرّف على البرنامج.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>جرّب</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>يجري العمل</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
    </message>
    <message>
        <source>Choose another database</source>
        <translation>اختر مكانًا آخر</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Your company’s name</source>
        <translation>اسم شركتك</translation>
    </message>
</context>
<context>
    <name>onhire::StartWords</name>
    <message>
        <source>The data folder %1 could not be created: %2. Choose another one.</source>
        <translation>تعذّر إنشاء مجلد البيانات %1: «%2». اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The data folder %1 could not be created. Choose another one.</source>
        <translation>تعذّر إنشاء مجلد البيانات %1. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The folder %1 could not be created: %2.</source>
        <translation>تعذّر إنشاء المجلد %1: «%2».</translation>
    </message>
    <message>
        <source>The folder %1 could not be created.</source>
        <translation>تعذّر إنشاء المجلد %1.</translation>
    </message>
    <message>
        <source>The folder %1 holds the database of an earlier data folder at %2: move it away, or link %2/postgresql to it.</source>
        <translation>يحتوي المجلد %1 على قاعدة بيانات مجلد بيانات سابق في %2. انقله إلى مكان آخر، أو اربط %2/postgresql به.</translation>
    </message>
    <message>
        <source>PostgreSQL runs as the user %1, which has no access to %2: choose another data folder.</source>
        <translation>يعمل PostgreSQL باسم المستخدم %1 الذي لا يحق له دخول %2. اختر مجلد بيانات آخر.</translation>
    </message>
    <message>
        <source>The link %1/postgresql could not be created.</source>
        <translation>تعذّر إنشاء الرابط %1/postgresql.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which is missing: restore it, or remove the link to start afresh.</source>
        <translation>يشير %1 إلى %2 غير الموجود. استعده، أو احذف الرابط للبدء من جديد.</translation>
    </message>
    <message>
        <source>The database in %1 belongs to the user %2: run Onhire as that user, or choose another data folder.</source>
        <translation>قاعدة البيانات في %1 تخص المستخدم %2. شغّل Onhire باسم ذلك المستخدم، أو اختر مجلد بيانات آخر.</translation>
    </message>
    <message>
        <source>%1 is not a private folder of the user %2: remove it.</source>
        <translation>ليس %1 مجلدًا خاصًا بالمستخدم %2. احذفه.</translation>
    </message>
    <message>
        <source>Onhire cannot use its lock file %1: %2.</source>
        <translation>لا يستطيع Onhire استخدام ملف القفل %1: «%2».</translation>
    </message>
    <message>
        <source>Onhire cannot lock %1: %2.</source>
        <translation>لا يستطيع Onhire قفل %1: «%2».</translation>
    </message>
    <message>
        <source>The new database could not be moved to %1: %2.</source>
        <translation>تعذّر نقل قاعدة البيانات الجديدة إلى %1: «%2».</translation>
    </message>
    <message>
        <source>A database could not be created: %1</source>
        <translation>تعذّر إنشاء قاعدة بيانات: %1</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed: install the package postgresql (version %1 or newer).</source>
        <translation>PostgreSQL غير مثبَّت. ثبّت الحزمة postgresql (الإصدار %1 أو أحدث).</translation>
    </message>
    <message>
        <source>PostgreSQL %1 is too old for Onhire: install version %2 or newer.</source>
        <translation>PostgreSQL %1 أقدم مما يتطلبه Onhire. ثبّت الإصدار %2 أو أحدث.</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) has been busy starting or stopping for minutes; its log is %2.</source>
        <translation>PostgreSQL (العملية %1) منشغل بالبدء أو التوقف منذ دقائق؛ سجله هو %2.</translation>
    </message>
    <message>
        <source>PostgreSQL is already running (process %1), but its socket in %2 cannot be reached: stop that process and start Onhire again.</source>
        <translation>PostgreSQL يعمل بالفعل (العملية %1)، لكن لا يمكن الوصول إلى مقبسه في %2. أوقف تلك العملية ثم أعد تشغيل Onhire.</translation>
    </message>
    <message>
        <source>The database did not start: %1 (log: %2)</source>
        <translation>لم تبدأ قاعدة البيانات: %1 (السجل: %2)</translation>
    </message>
    <message>
        <source>the disk that holds %1 is full: free some space and start Onhire again.</source>
        <translation>القرص الذي يضم %1 ممتلئ. أفرغ بعض المساحة ثم أعد تشغيل Onhire.</translation>
    </message>
    <message>
        <source>PostgreSQL has no access to %1 (%2): restore the permissions of its owner, or choose another data folder.</source>
        <translation>لا يملك PostgreSQL حق الوصول إلى %1 («%2»). أعد صلاحيات المالك، أو اختر مجلد بيانات آخر.</translation>
    </message>
    <message>
        <source>PostgreSQL gave no reason.</source>
        <translation>لم يذكر PostgreSQL سببًا.</translation>
    </message>
    <message>
        <source>%1 is not a PostgreSQL cluster: its PG_VERSION cannot be read (%2).</source>
        <translation>ليس %1 عنقود PostgreSQL: تتعذر قراءة PG_VERSION («%2»).</translation>
    </message>
    <message>
        <source>The database folder %1 is missing: restore it.</source>
        <translation>مجلد قاعدة البيانات %1 مفقود. استعده.</translation>
    </message>
    <message>
        <source>%1 could not be run: %2.</source>
        <translation>تعذّر تنفيذ %1: «%2».</translation>
    </message>
    <message>
        <source>%1 could not be run as the user %2.</source>
        <translation>تعذّر تنفيذ %1 باسم المستخدم %2.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>تعذّر بدء %1: «%2».</translation>
    </message>
    <message>
        <source>The key file %1 could not be created: %2.</source>
        <translation>تعذّر إنشاء ملف المفتاح %1: «%2».</translation>
    </message>
    <message>
        <source>The key file %1 can be read by others: run chmod 600 on it.</source>
        <translation>يستطيع آخرون قراءة ملف المفتاح %1. نفّذ عليه chmod 600.</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: %2.</source>
        <translation>تتعذر قراءة ملف المفتاح %1: «%2».</translation>
    </message>
    <message>
        <source>%1 is not an Onhire key file.</source>
        <translation>ليس %1 ملف مفتاح خاصًا بـ Onhire.</translation>
    </message>
    <message>
        <source>The folder %1 for files could not be created: %2. Choose another one with --files-dir.</source>
        <translation>تعذّر إنشاء المجلد %1 للملفات: «%2». اختر مجلدًا آخر بالخيار --files-dir.</translation>
    </message>
    <message>
        <source>The data in %1 belongs to PostgreSQL %2, but %3 is installed: install the package postgresql-%2, or restore a backup into a new folder.</source>
        <translation>البيانات في %1 تخص PostgreSQL %2، لكن المثبَّت هو «%3». ثبّت الحزمة postgresql-%2، أو استعد نسخة احتياطية في مجلد جديد.</translation>
    </message>
    <message>
        <source>This database was created by a newer version of Onhire (it has step %1, which this program does not know). Start that version or a later one.</source>
        <translation>أُنشئت قاعدة البيانات هذه بإصدار أحدث من Onhire (فيها الخطوة %1 التي لا يعرفها هذا البرنامج). شغّل ذلك الإصدار أو إصدارًا أحدث منه.</translation>
    </message>
    <message>
        <source>This database needs an upgrade, but Onhire is still using it (open connections: %1). Stop every server and desktop that uses it, then try again.</source>
        <translation>تحتاج قاعدة البيانات هذه إلى ترقية، لكن Onhire ما زال يستخدمها (الاتصالات المفتوحة: %1). أوقف كل خادم وكل برنامج سطح مكتب يستخدمها، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Process %1 (%2) holds %3, but is suspended: resume or end it, then try again.</source>
        <translation>العملية %1 (%2) تحجز %3 لكنها معلّقة. استأنفها أو أنهها ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Process %1 (%2) has held %3 for more than %4 s: if it hangs, end it, then try again.</source>
        <translation>العملية %1 (%2) تحجز %3 منذ أكثر من %4 ثانية. إن توقفت عن الاستجابة فأنهها ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Another program has held %1 for more than %2 s: if it hangs, end it, then try again.</source>
        <translation>برنامج آخر يحجز %1 منذ أكثر من %2 ثانية. إن توقف عن الاستجابة فأنهه ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) has not begun its work for minutes; its log is %2.</source>
        <translation>لم يبدأ PostgreSQL (العملية %1) عمله منذ دقائق؛ سجله هو %2.</translation>
    </message>
    <message>
        <source>The user id %1 has no entry in the user database, and PostgreSQL needs one.</source>
        <translation>لا يوجد قيد لمعرّف المستخدم %1 في قاعدة بيانات المستخدمين، وهو ما يحتاج إليه PostgreSQL.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and there is no user called postgres: install the package postgresql, or run Onhire as an ordinary user.</source>
        <translation>لا يعمل PostgreSQL بحساب root، ولا يوجد مستخدم باسم postgres: ثبّت الحزمة postgresql أو شغّل Onhire بحساب مستخدم عادي.</translation>
    </message>
    <message>
        <source>no PostgreSQL</source>
        <translation>لا يوجد أي إصدار من PostgreSQL</translation>
    </message>
    <message>
        <source>only PostgreSQL %1</source>
        <translation>PostgreSQL %1 فقط</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) did not stop.</source>
        <translation>لم يتوقف PostgreSQL (العملية %1).</translation>
    </message>
    <message>
        <source>Starting the database was interrupted.</source>
        <translation>توقّف تشغيل قاعدة البيانات قبل اكتماله.</translation>
    </message>
    <message>
        <source>Waiting for %1 was cancelled.</source>
        <translation>أُلغي انتظار %1.</translation>
    </message>
    <message>
        <source>The role %1 is not allowed to create or use the role onhire_app. Ask an administrator to run: create role onhire_app nologin; grant onhire_app to %1;</source>
        <translation>لا يُسمح للدور %1 بإنشاء الدور onhire_app أو استخدامه. اطلب من مسؤول تنفيذ ما يلي: create role onhire_app nologin; grant onhire_app to %1;</translation>
    </message>
    <message>
        <source>Step %1 in the history of this database differs from the one in this program. Use the version that created it.</source>
        <translation>تختلف الخطوة %1 في تاريخ قاعدة البيانات هذه عن الخطوة في هذا البرنامج. استخدم الإصدار الذي أنشأها.</translation>
    </message>
    <message>
        <source>Step %1 failed and was undone: %2</source>
        <translation>فشلت الخطوة %1 وجرى التراجع عنها: %2</translation>
    </message>
    <message>
        <source>Schema steps completed: %1; the one under way was undone. Run it again to continue.</source>
        <translation>خطوات المخطط المكتملة: %1؛ جرى التراجع عن الخطوة الجارية. شغّله مجددًا للمتابعة.</translation>
    </message>
    <message>
        <source>%1 was stopped.</source>
        <translation>أُوقف %1.</translation>
    </message>
    <message>
        <source>The folder %1 for files belongs to the user %2, and this program runs as another one: give it to that one with chown --recursive, or choose another folder with --files-dir.</source>
        <translation>مجلد الملفات %1 يملكه المستخدم %2، بينما يعمل هذا البرنامج بمستخدم آخر: انقل ملكيته إلى ذلك المستخدم باستخدام chown --recursive، أو اختر مجلدًا آخر باستخدام --files-dir.</translation>
    </message>
    <message>
        <source>Step %1 failed and was undone: %2. This database holds tables but not the history of its schema, as a restore leaves them that stopped half-way. Restore the whole backup again, into an empty data folder or database.</source>
        <translation>فشلت الخطوة %1 وجرى التراجع عنها: %2. تحتوي قاعدة البيانات هذه على جداول دون سجلّ مخططها، كما يحدث عند توقّف استعادةٍ في منتصفها. استعِد النسخة الاحتياطية كاملةً من جديد في مجلد بيانات فارغ أو قاعدة بيانات فارغة.</translation>
    </message>
    <message>
        <source>The role %1 may not make tables in this database, whose schema public belongs to %2. Give it the database: alter database … owner to %1; alter schema public owner to %1.</source>
        <translation>لا يُسمح للدور %1 بإنشاء جداول في قاعدة البيانات هذه، فمخططها public يملكه %2. انقل ملكية قاعدة البيانات إليه: alter database … owner to %1; alter schema public owner to %1.</translation>
    </message>
    <message>
        <source>The tables of this database belong to the role %1, and Onhire enters it as %2. Give the address of %1, or restore the backup again with pg_restore --no-owner --role=%2.</source>
        <translation>جداول قاعدة البيانات هذه يملكها الدور %1، بينما يدخلها Onhire بالدور %2. أدخِل عنوان %1، أو استعِد النسخة الاحتياطية من جديد باستخدام pg_restore --no-owner --role=%2.</translation>
    </message>
</context>
<context>
    <name>onhire::StatusLine</name>
    <message>
        <source>Rows shown</source>
        <translation>الصفوف المعروضة</translation>
    </message>
    <message>
        <source>Rows selected</source>
        <translation>الصفوف المختارة</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Live changes</source>
        <translation>التغييرات المباشرة</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>العمل الجاري</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts, kept on this machine</source>
        <translation>
            <numerusform>لا مسودات على هذا الحاسوب</numerusform>
            <numerusform>مسودة واحدة محفوظة على هذا الحاسوب</numerusform>
            <numerusform>مسودتان محفوظتان على هذا الحاسوب</numerusform>
            <numerusform>%Ln مسودات محفوظة على هذا الحاسوب</numerusform>
            <numerusform>%Ln مسودة محفوظة على هذا الحاسوب</numerusform>
            <numerusform>%Ln مسودة محفوظة على هذا الحاسوب</numerusform>
        </translation>
    </message>
    <message>
        <source>previous, next</source>
        <translation>السابق، التالي</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop the work in progress</source>
        <translation>إيقاف العمل الجاري</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionFields</name>
    <message>
        <source>Someone else is changing this subscription right now.</source>
        <translation>يغيّر شخص آخر هذا الاشتراك الآن.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>حاول مرة أخرى بعد لحظات.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الحالة الفنية</translation>
    </message>
    <message>
        <source>Not inspected yet</source>
        <translation>لم يُفحص بعد</translation>
    </message>
    <message>
        <source>Choose or type</source>
        <translation>اختر أو اكتب</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionLines</name>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <translation>شهريًا %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>مستردّة</translation>
    </message>
    <message>
        <source>Subscription %2: %1</source>
        <extracomment>Read aloud: a subscription by its device and its short code</extracomment>
        <translation>الاشتراك %2: %1</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>الجهاز %1</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>التكلفة %1</translation>
    </message>
    <message>
        <source>Collected %1</source>
        <translation>المحصَّل %1</translation>
    </message>
</context>
<context>
    <name>onhire::Subscriptions</name>
    <message>
        <source>%1, net</source>
        <translation>%1، صافٍ</translation>
    </message>
    <message>
        <source>%1, including %2 tax</source>
        <extracomment>A document, and the tax that is a part of its amount</extracomment>
        <translation>%1، شامل ضريبة %2</translation>
    </message>
    <message>
        <source>%1, net; tax of %2 is added on the invoice</source>
        <translation>%1، صافٍ؛ تُضاف ضريبة %2 في الفاتورة</translation>
    </message>
    <message>
        <source>Device, once the old one is back</source>
        <translation>الجهاز، بعد عودة القديم</translation>
    </message>
    <message>
        <source>Monthly, with the new device</source>
        <translation>شهريًا، مع الجهاز الجديد</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد التغيير</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months paid</source>
        <translation>
            <numerusform>لم يُدفع أي شهر</numerusform>
            <numerusform>دُفع شهر واحد</numerusform>
            <numerusform>دُفع شهران</numerusform>
            <numerusform>دُفعت %Ln أشهر</numerusform>
            <numerusform>دُفع %Ln شهرًا</numerusform>
            <numerusform>دُفع %Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to come</source>
        <translation>القادمة: %1</translation>
    </message>
    <message>
        <source>%1 to come at %2</source>
        <translation>القادمة: %1، كل منها %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Number of payments and how much each is, as in: 13 × 79.00</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>الرقم التسلسلي</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>نهاية العقد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%Ln أيام</numerusform>
            <numerusform>%Ln يومًا</numerusform>
            <numerusform>%Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>A payment for a month of a contract</extracomment>
        <translation>شهريًا</translation>
    </message>
    <message>
        <source>Monthly, from %1</source>
        <translation>شهريًا، من %1</translation>
    </message>
    <message>
        <source>Payments to come</source>
        <translation>الدفعات القادمة</translation>
    </message>
    <message>
        <source>%1 with tax</source>
        <translation>%1 مع الضريبة</translation>
    </message>
    <message>
        <source>Still to be paid</source>
        <translation>الباقي للدفع</translation>
    </message>
    <message>
        <source>Paid over the whole contract</source>
        <translation>المدفوع طوال مدة العقد</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <extracomment>Percentage points</extracomment>
        <translation>%1 نقطة مئوية</translation>
    </message>
    <message>
        <source>Cost of the device recovered</source>
        <translation>المسترَد من تكلفة الجهاز</translation>
    </message>
    <message>
        <source>Margin at the end, net</source>
        <translation>الهامش عند النهاية، صافٍ</translation>
    </message>
    <message numerus="yes">
        <source>Month %1, and %Ln more</source>
        <translation>
            <numerusform>الشهر %1 و%Ln غيره</numerusform>
            <numerusform>الشهر %1 وشهر آخر</numerusform>
            <numerusform>الشهر %1 وشهران آخران</numerusform>
            <numerusform>الشهر %1 و%Ln أشهر أخرى</numerusform>
            <numerusform>الشهر %1 و%Ln شهرًا آخر</numerusform>
            <numerusform>الشهر %1 و%Ln شهر آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Month %1</source>
        <translation>الشهر %1</translation>
    </message>
    <message>
        <source>Contract ends: %1</source>
        <translation>نهاية العقد: %1</translation>
    </message>
    <message>
        <source>Nothing more is charged</source>
        <translation>لا يُحتسب أي مبلغ آخر</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the device must be returned</source>
        <translation>يجب أن يعود الجهاز</translation>
    </message>
    <message>
        <source>ended on %1</source>
        <translation>انتهى في %1</translation>
    </message>
    <message>
        <source>ends today</source>
        <translation>ينتهي اليوم</translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days, on %1</source>
        <translation>
            <numerusform>ينتهي بعد %Ln يوم، في %1</numerusform>
            <numerusform>ينتهي بعد يوم واحد، في %1</numerusform>
            <numerusform>ينتهي بعد يومين، في %1</numerusform>
            <numerusform>ينتهي بعد %Ln أيام، في %1</numerusform>
            <numerusform>ينتهي بعد %Ln يومًا، في %1</numerusform>
            <numerusform>ينتهي بعد %Ln يوم، في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days</source>
        <translation>
            <numerusform>ينتهي بعد %Ln يوم</numerusform>
            <numerusform>ينتهي بعد يوم واحد</numerusform>
            <numerusform>ينتهي بعد يومين</numerusform>
            <numerusform>ينتهي بعد %Ln أيام</numerusform>
            <numerusform>ينتهي بعد %Ln يومًا</numerusform>
            <numerusform>ينتهي بعد %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>History</source>
        <translation>سجل التغييرات</translation>
    </message>
    <message>
        <source>Cost recovery</source>
        <translation>استرداد التكلفة</translation>
    </message>
    <message>
        <source>Contract, %1</source>
        <translation>العقد، %1</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>الشروط</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>From one day to another</extracomment>
        <translation>العقد</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>عند النهاية</translation>
    </message>
    <message>
        <source>Billing group</source>
        <translation>مجموعة الفوترة</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>رمز الصنف</translation>
    </message>
    <message>
        <source>List price</source>
        <translation>سعر القائمة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Month %1 is the last.</source>
        <translation>الشهر %1 هو الأخير.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>تعليقات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>حقول إضافية</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>نشط</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>قرب الانتهاء</translation>
    </message>
    <message>
        <source>Return due</source>
        <translation>إرجاع مستحق</translation>
    </message>
    <message>
        <source>Bought out</source>
        <translation>اشتُري</translation>
    </message>
    <message>
        <source>Upgraded</source>
        <translation>مُرقّى</translation>
    </message>
    <message>
        <source>Returned early</source>
        <translation>مُرجَع مبكرًا</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>مدفوعة</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>قيد المعالجة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فاشلة</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>مجدولة</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>مستحقة</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>متأخرة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%Ln أشهر</numerusform>
            <numerusform>%Ln شهرًا</numerusform>
            <numerusform>%Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The contract ends</source>
        <translation>ينتهي العقد</translation>
    </message>
    <message>
        <source>Renewed month by month</source>
        <translation>يُجدَّد شهرًا بشهر</translation>
    </message>
    <message>
        <source>Renewed for the same term</source>
        <translation>يُجدَّد للمدة نفسها</translation>
    </message>
    <message>
        <source>Decision required</source>
        <translation>يلزم قرار</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Extend…</source>
        <translation>تمديد…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>استرجاع…</translation>
    </message>
    <message>
        <source>Upgrade…</source>
        <translation>ترقية…</translation>
    </message>
    <message>
        <source>Replace device…</source>
        <translation>استبدال الجهاز…</translation>
    </message>
    <message>
        <source>Buy out…</source>
        <translation>شراء الجهاز…</translation>
    </message>
    <message>
        <source>Return early…</source>
        <translation>إرجاع مبكر…</translation>
    </message>
    <message>
        <source>End contract…</source>
        <translation>إنهاء العقد…</translation>
    </message>
    <message>
        <source>Cancel subscription…</source>
        <translation>إلغاء الاشتراك…</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>الاشتراك</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>الأشهر</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>Months that are over, and those of the contract: 23/24</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <translation>شهريًا %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>مستردّة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Next payment</source>
        <translation>الدفعة التالية</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>في الماضي</translation>
    </message>
    <message>
        <source>Within 30 days</source>
        <translation>خلال 30 يومًا</translation>
    </message>
    <message>
        <source>Within 60 days</source>
        <translation>خلال 60 يومًا</translation>
    </message>
    <message>
        <source>Within 90 days</source>
        <translation>خلال 90 يومًا</translation>
    </message>
    <message>
        <source>Within 12 months</source>
        <translation>خلال 12 شهرًا</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>ترقية</translation>
    </message>
    <message>
        <source>Decision needed</source>
        <translation>يلزم قرار</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Buyout</source>
        <translation>الشراء</translation>
    </message>
    <message>
        <source>Early return fee</source>
        <translation>رسم الإرجاع المبكر</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>The customer gets no message from Onhire.</source>
        <translation>لا يتلقى العميل رسالة من Onhire.</translation>
    </message>
    <message>
        <source>No webhooks will be notified.</source>
        <translation>لن يُرسَل أي إشعار Webhook.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks will be notified (%1).</source>
        <translation>
            <numerusform>لن يُرسَل أي إشعار Webhook (%1).</numerusform>
            <numerusform>يُبلَّغ بها Webhook واحد (%1).</numerusform>
            <numerusform>يُبلَّغ بها نظاما Webhook (%1).</numerusform>
            <numerusform>تُبلَّغ بها %Ln أنظمة Webhook (%1).</numerusform>
            <numerusform>يُبلَّغ بها %Ln نظام Webhook (%1).</numerusform>
            <numerusform>يُبلَّغ بها %Ln نظام Webhook (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the upgrade</source>
        <translation>قبل الترقية</translation>
    </message>
    <message>
        <source>Out now</source>
        <translation>مؤجَّر الآن</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>استُبدل</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Monthly, active only</source>
        <translation>شهريًا، النشطة</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Defective</source>
        <translation>معطوب</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>متضرر</translation>
    </message>
    <message>
        <source>Stolen</source>
        <translation>مسروق</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>مفقود</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>تأخر %Ln يوم</numerusform>
            <numerusform>تأخر يوم واحد</numerusform>
            <numerusform>تأخر يومين</numerusform>
            <numerusform>تأخر %Ln أيام</numerusform>
            <numerusform>تأخر %Ln يومًا</numerusform>
            <numerusform>تأخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing agreed yet</source>
        <extracomment>Nobody has said yet what comes after the end of a contract</extracomment>
        <translation>لم يُتفق على شيء بعد</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>مُستردّة</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>مشطوبة</translation>
    </message>
    <message>
        <source>Late fee</source>
        <translation>رسم تأخير</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>جهة الاتصال</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>عنوان الشحن</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an act and its device</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another variant: %1</source>
        <translation>طراز آخر: %1</translation>
    </message>
    <message>
        <source>Another product: %1</source>
        <translation>منتج آخر: %1</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>طباعة ملصقات…</translation>
    </message>
    <message>
        <source>Contract (PDF)…</source>
        <translation>العقد (PDF)…</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>المنتج</translation>
    </message>
    <message>
        <source>Beginning of the SKU</source>
        <translation>بداية رمز الصنف</translation>
    </message>
    <message>
        <source>%1 stays unchanged, with the earlier terms</source>
        <translation>يبقى %1 كما هو، بالشروط السابقة</translation>
    </message>
    <message>
        <source>Contract of the new order</source>
        <translation>عقد الطلب الجديد</translation>
    </message>
    <message>
        <source>%1, with the new terms</source>
        <translation>%1، بالشروط الجديدة</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>إشعار دائن</translation>
    </message>
    <message>
        <source>Credit note for invoice %1</source>
        <translation>إشعار دائن للفاتورة %1</translation>
    </message>
    <message>
        <source>Invoice: %1</source>
        <extracomment>What the invoice is for follows</extracomment>
        <translation>فاتورة: %1</translation>
    </message>
    <message>
        <source>early return requested</source>
        <translation>طُلب إرجاع مبكر</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>طُلب إرجاع مبكر</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>طلبه</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>طُلب</translation>
    </message>
    <message>
        <source>Decline early return…</source>
        <translation>رفض الإرجاع المبكر…</translation>
    </message>
    <message>
        <source>No early return has been requested.</source>
        <translation>لم يُطلب أي إرجاع مبكر.</translation>
    </message>
    <message numerus="yes">
        <source>Decline %Ln early returns?</source>
        <translation>
            <numerusform>رفض الإرجاع المبكر؟</numerusform>
            <numerusform>رفض الإرجاع المبكر؟</numerusform>
            <numerusform>رفض طلبي إرجاع مبكر؟</numerusform>
            <numerusform>رفض %Ln طلبات إرجاع مبكر؟</numerusform>
            <numerusform>رفض %Ln طلب إرجاع مبكر؟</numerusform>
            <numerusform>رفض %Ln طلب إرجاع مبكر؟</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract runs on, and the device goes back to the customer. A note on the subscription says so.</source>
        <translation>يستمر العقد ويعود الجهاز إلى العميل. تذكر ملاحظة على الاشتراك ذلك.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>السبب إن وُجد</translation>
    </message>
    <message>
        <source>Early return declined.</source>
        <translation>رُفض الإرجاع المبكر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln early returns have been declined.</source>
        <translation>
            <numerusform>رُفض الإرجاع المبكر.</numerusform>
            <numerusform>رُفض الإرجاع المبكر.</numerusform>
            <numerusform>رُفض طلبا إرجاع مبكر.</numerusform>
            <numerusform>رُفضت %Ln طلبات إرجاع مبكر.</numerusform>
            <numerusform>رُفض %Ln طلب إرجاع مبكر.</numerusform>
            <numerusform>رُفض %Ln طلب إرجاع مبكر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>الإرجاع المبكر</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>In a column of differences: there is none</extracomment>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>%1 net</source>
        <translation>%1 صافيًا</translation>
    </message>
    <message>
        <source>%1; the customer is exempt from tax</source>
        <extracomment>A currency, and why no tax is added to amounts in it</extracomment>
        <translation>%1؛ العميل معفى من الضريبة</translation>
    </message>
    <message>
        <source>%1, net; the customer owes the tax (reverse charge)</source>
        <extracomment>A currency, and why no tax is added to amounts in it</extracomment>
        <translation>%1، صافٍ؛ الضريبة على العميل (الاحتساب العكسي)</translation>
    </message>
    <message>
        <source>%1, partly paid</source>
        <extracomment>The state of a payment, as in: Overdue, partly paid</extracomment>
        <translation>%1، مدفوع جزئيًا</translation>
    </message>
    <message>
        <source>Still to be paid for the old contract</source>
        <translation>الباقي للدفع عن العقد القديم</translation>
    </message>
    <message>
        <source>Exchange, as planned</source>
        <translation>التبديل، كما هو مخطط</translation>
    </message>
    <message>
        <source>Order of the upgrade</source>
        <translation>طلب الترقية</translation>
    </message>
    <message>
        <source>Is cancelled</source>
        <translation>سيُلغى</translation>
    </message>
    <message>
        <source>Its device is not waiting for an inspection.</source>
        <translation>جهازه لا ينتظر الفحص.</translation>
    </message>
    <message>
        <source>Inspect device…</source>
        <translation>فحص الجهاز…</translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>فحص %Ln جهاز…</numerusform>
            <numerusform>فحص جهاز واحد…</numerusform>
            <numerusform>فحص جهازين…</numerusform>
            <numerusform>فحص %Ln أجهزة…</numerusform>
            <numerusform>فحص %Ln جهازًا…</numerusform>
            <numerusform>فحص %Ln جهاز…</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreed until</source>
        <extracomment>The day to which a contract would have run that has ended before</extracomment>
        <translation>المتفق عليه حتى</translation>
    </message>
    <message>
        <source>upgrade agreed, device back by %1</source>
        <translation>اتُّفق على الترقية، يعود الجهاز بحلول %1</translation>
    </message>
    <message>
        <source>upgrade agreed</source>
        <translation>اتُّفق على الترقية</translation>
    </message>
    <message>
        <source>Order not confirmed yet</source>
        <translation>الطلب بانتظار التأكيد</translation>
    </message>
    <message>
        <source>The order was cancelled</source>
        <translation>أُلغي الطلب</translation>
    </message>
    <message>
        <source>To be assigned</source>
        <translation>بانتظار التسليم</translation>
    </message>
    <message>
        <source>New device</source>
        <translation>الجهاز الجديد</translation>
    </message>
    <message>
        <source>Device back by</source>
        <extracomment>By when the old device of an upgrade is to come back</extracomment>
        <translation>يعود الجهاز بحلول</translation>
    </message>
    <message>
        <source>Upgrade agreed</source>
        <translation>اتُّفق على الترقية</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionsPage</name>
    <message>
        <source>Filter subscriptions…</source>
        <translation>تصفية الاشتراكات…</translation>
    </message>
    <message>
        <source>Subscription %1</source>
        <translation>الاشتراك %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions selected</source>
        <translation>
            <numerusform>%Ln اشتراك مختار</numerusform>
            <numerusform>اشتراك واحد مختار</numerusform>
            <numerusform>اشتراكان مختاران</numerusform>
            <numerusform>%Ln اشتراكات مختارة</numerusform>
            <numerusform>%Ln اشتراكًا مختارًا</numerusform>
            <numerusform>%Ln اشتراك مختار</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>No subscriptions yet</source>
        <translation>لا اشتراكات بعد</translation>
    </message>
    <message>
        <source>A subscription begins when a device is assigned to an order.</source>
        <translation>يبدأ الاشتراك عند تسليم جهاز لطلب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching subscriptions</source>
        <translation>
            <numerusform>لا اشتراكات مطابقة</numerusform>
            <numerusform>اشتراك واحد مطابق</numerusform>
            <numerusform>اشتراكان مطابقان</numerusform>
            <numerusform>%Ln اشتراكات مطابقة</numerusform>
            <numerusform>%Ln اشتراكًا مطابقًا</numerusform>
            <numerusform>%Ln اشتراك مطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>لا اشتراكات</numerusform>
            <numerusform>اشتراك واحد</numerusform>
            <numerusform>اشتراكان</numerusform>
            <numerusform>%Ln اشتراكات</numerusform>
            <numerusform>%Ln اشتراكًا</numerusform>
            <numerusform>%Ln اشتراك</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscription %1 is saved.</source>
        <translation>حُفظ الاشتراك %1.</translation>
    </message>
    <message>
        <source>Edit subscription %1</source>
        <translation>تحرير الاشتراك %1</translation>
    </message>
    <message>
        <source>Assign devices</source>
        <translation>تسليم الأجهزة</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>The title of a form, as in: Extend K7QX-2M4</extracomment>
        <translation>لم يُحفظ: %1</translation>
    </message>
    <message>
        <source>Your entries are kept as a draft.</source>
        <translation>تبقى إدخالاتك محفوظة كمسودة.</translation>
    </message>
</context>
<context>
    <name>onhire::TableExporter</name>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>جدول بيانات (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>تصدير المعروض</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>يجري التصدير</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were exported to %1.</source>
        <translation>
            <numerusform>صُدِّر %Ln صف إلى %1.</numerusform>
            <numerusform>صُدِّر صف واحد إلى %1.</numerusform>
            <numerusform>صُدِّر صفان إلى %1.</numerusform>
            <numerusform>صُدِّرت %Ln صفوف إلى %1.</numerusform>
            <numerusform>صُدِّر %Ln صفًا إلى %1.</numerusform>
            <numerusform>صُدِّر %Ln صف إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was stopped; no file was written.</source>
        <translation>أُوقف التصدير؛ لم يُكتب أي ملف.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>لا يمكن كتابة الملف %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or free some disk space.</source>
        <translation>اختر مجلدًا آخر، أو أفسح مكانًا على القرص.</translation>
    </message>
    <message>
        <source>Export the selected rows</source>
        <translation>تصدير الصفوف المختارة</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>هل تريد استبدال %1؟</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>يوجد ملف بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Another export is still running. Wait until it is done, or stop it.</source>
        <translation>ما زال تصدير آخر جاريًا. انتظر حتى يكتمل أو أوقفه.</translation>
    </message>
</context>
<context>
    <name>onhire::TableHeader</name>
    <message>
        <source>Column titles</source>
        <translation>عناوين الأعمدة</translation>
    </message>
</context>
<context>
    <name>onhire::TablePage</name>
    <message>
        <source>Loading</source>
        <translation>يجري التحميل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>نُسخ %Ln صف، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ صف واحد، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ صفان، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخت %Ln صفوف، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ %Ln صفًا، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ %Ln صف، لكن ليس كل المختار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were copied.</source>
        <translation>
            <numerusform>نُسخ %Ln صف.</numerusform>
            <numerusform>نُسخ صف واحد.</numerusform>
            <numerusform>نُسخ صفان.</numerusform>
            <numerusform>نُسخت %Ln صفوف.</numerusform>
            <numerusform>نُسخ %Ln صفًا.</numerusform>
            <numerusform>نُسخ %Ln صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Which rows of how many are visible, as in: 1–15 of 128 open orders</extracomment>
        <translation>%1–%2 من %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln مختار</numerusform>
            <numerusform>واحد مختار</numerusform>
            <numerusform>اثنان مختاران</numerusform>
            <numerusform>%Ln مختارة</numerusform>
            <numerusform>%Ln مختارًا</numerusform>
            <numerusform>%Ln مختار</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows you have not scrolled to are not loaded. Scroll through them, or narrow the filter.</source>
        <translation>الصفوف التي لم تُعرض قط غير محمَّلة. مرّر خلالها أو ضيّق عامل التصفية.</translation>
    </message>
    <message>
        <source>This list may be out of date. Retrying…</source>
        <translation>قد يكون ما تراه قديمًا. تُعاد المحاولة حتى تنجح.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Choose columns and sort order</source>
        <translation>اختيار الأعمدة وترتيب الفرز</translation>
    </message>
    <message>
        <source>Choose columns and sort order (Ctrl+Shift+L)</source>
        <translation>اختيار الأعمدة وترتيب الفرز (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>onhire::TakeBackFields</name>
    <message>
        <source>Damage</source>
        <translation>الضرر</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>الموقع</translation>
    </message>
    <message>
        <source>Notes on the device</source>
        <translation>ملاحظات على الجهاز</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>استرجاع %1</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>عاد %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
</context>
<context>
    <name>onhire::TenantWindow</name>
    <message>
        <source>Database on this machine</source>
        <translation>قاعدة البيانات على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Remote database</source>
        <translation>قاعدة البيانات في مكان آخر</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Live updates unavailable</source>
        <translation>تغييرات الآخرين لا تصل</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Fulfilment</source>
        <translation>إنجاز الطلبات</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>About Onhire</source>
        <translation>حول Onhire</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>تغيير كلمة المرور…</translation>
    </message>
    <message>
        <source>Your password has been changed.</source>
        <translation>تغيّرت كلمة المرور.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>تعذّر الوصول</translation>
    </message>
    <message>
        <source>Not up to date</source>
        <extracomment>In the status line: what the screen shows could not be read the last time</extracomment>
        <translation>غير محدَّث</translation>
    </message>
</context>
<context>
    <name>onhire::TextFormat</name>
    <message>
        <source>%1 %</source>
        <extracomment>A percentage, as in: 71.4 %</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A day and the time on it</extracomment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>onhire::TimeBar</name>
    <message>
        <source>%1: %2 to %3, %4, %5</source>
        <translation>%1: من %2 إلى %3، %4، %5</translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>ends at once</source>
        <extracomment>Of a contract that ends on the day it began</extracomment>
        <translation>ينتهي فورًا</translation>
    </message>
</context>
<context>
    <name>onhire::Today</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Recurring revenue, %1</source>
        <translation>الإيراد المتكرر، %1</translation>
    </message>
    <message>
        <source>The monthly amounts of all subscriptions that run today, without tax.</source>
        <translation>المبالغ الشهرية لكل الاشتراكات السارية اليوم، دون ضريبة.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>How revenue compares, as in: 1,200.00 in October</extracomment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>How much revenue has risen or fallen, as in: 2.1 % on October</extracomment>
        <translation>%1 عن %2</translation>
    </message>
    <message>
        <source>Devices out</source>
        <translation>الأجهزة المؤجَّرة</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>How many devices there are, after how many of them are out, as in: 4,310 of 5,822
----------
The cost of all devices, after the share of it that has been recovered, as in: of 1,200.00 EUR</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Devices with customers, out of all that have not been sold. Idle ones are available or have just come back.</source>
        <translation>الأجهزة لدى العملاء، من كل ما لم يُبع. غير المؤجَّر منها متاح أو عاد للتو.</translation>
    </message>
    <message>
        <source>%1 · %2 idle</source>
        <extracomment>Share of the devices that are out, and how many are idle, as in: 74 % · 1,512 idle</extracomment>
        <translation>%1 · %2 غير مؤجَّرة</translation>
    </message>
    <message>
        <source>Idle devices</source>
        <translation>أجهزة غير مؤجَّرة</translation>
    </message>
    <message>
        <source>available or just returned</source>
        <translation>متاحة أو عادت للتو</translation>
    </message>
    <message>
        <source>Collected in %1</source>
        <translation>المحصَّل في %1</translation>
    </message>
    <message>
        <source>Everything paid this month, without tax, and how much of what has fallen due this month has been paid.</source>
        <translation>كل ما دُفع هذا الشهر، دون ضريبة، وكم دُفع مما استُحق هذا الشهر.</translation>
    </message>
    <message>
        <source>%1 of what was due</source>
        <translation>%1 مما استُحق</translation>
    </message>
    <message>
        <source>Nothing has fallen due yet</source>
        <translation>لم يُستحق شيء بعد</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>متأخرة</translation>
    </message>
    <message>
        <source>What customers should have paid by yesterday, with tax.</source>
        <translation>ما كان على العملاء دفعه حتى أمس، شاملًا الضريبة.</translation>
    </message>
    <message>
        <source>No payment is late</source>
        <translation>لا دفعات متأخرة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>لا دفعات</numerusform>
            <numerusform>دفعة واحدة</numerusform>
            <numerusform>دفعتان</numerusform>
            <numerusform>%Ln دفعات</numerusform>
            <numerusform>%Ln دفعة</numerusform>
            <numerusform>%Ln دفعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, oldest %2</source>
        <extracomment>Overdue payments, as in: 9 payments, oldest 21 days</extracomment>
        <translation>%1، أقدمها %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%Ln أيام</numerusform>
            <numerusform>%Ln يومًا</numerusform>
            <numerusform>%Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost recovered</source>
        <translation>التكلفة المستردّة</translation>
    </message>
    <message>
        <source>What has been collected with devices whose cost is known, without tax, compared with what they cost.</source>
        <translation>ما حُصِّل من الأجهزة المعروفة التكلفة، دون ضريبة، مقارنةً بتكلفتها.</translation>
    </message>
    <message>
        <source>No device has a cost yet</source>
        <translation>لا تكلفة مسجَّلة لأي جهاز بعد</translation>
    </message>
    <message>
        <source>%1+</source>
        <extracomment>More than so many, as in: 999+</extracomment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <extracomment>So many minutes ago</extracomment>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h</source>
        <extracomment>So many hours ago</extracomment>
        <translation>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتان</numerusform>
            <numerusform>%Ln ساعات</numerusform>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>%Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>لا أجهزة</numerusform>
            <numerusform>جهاز واحد</numerusform>
            <numerusform>جهازان</numerusform>
            <numerusform>%Ln أجهزة</numerusform>
            <numerusform>%Ln جهازًا</numerusform>
            <numerusform>%Ln جهاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>Devices of an order that have not been assigned yet</extracomment>
        <translation>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى واحد</numerusform>
            <numerusform>يبقى اثنان</numerusform>
            <numerusform>تبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
            <numerusform>يبقى %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>A contract that ended so many days ago</extracomment>
        <translation>اليوم</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>بعد %Ln يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %Ln أيام</numerusform>
            <numerusform>بعد %Ln يومًا</numerusform>
            <numerusform>بعد %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>تأخر %Ln يوم</numerusform>
            <numerusform>تأخر يوم واحد</numerusform>
            <numerusform>تأخر يومين</numerusform>
            <numerusform>تأخر %Ln أيام</numerusform>
            <numerusform>تأخر %Ln يومًا</numerusform>
            <numerusform>تأخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln waiting</source>
        <extracomment>The last answer of a receiver of webhooks, and how many deliveries wait, as in: 503 · 12 waiting</extracomment>
        <translation>
            <numerusform>%1 · لا شيء بالانتظار</numerusform>
            <numerusform>%1 · واحد بالانتظار</numerusform>
            <numerusform>%1 · اثنان بالانتظار</numerusform>
            <numerusform>%1 · %Ln بالانتظار</numerusform>
            <numerusform>%1 · %Ln بالانتظار</numerusform>
            <numerusform>%1 · %Ln بالانتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No response · %Ln waiting</source>
        <translation>
            <numerusform>لا رد · لا شيء بالانتظار</numerusform>
            <numerusform>لا رد · واحد بالانتظار</numerusform>
            <numerusform>لا رد · اثنان بالانتظار</numerusform>
            <numerusform>لا رد · %Ln بالانتظار</numerusform>
            <numerusform>لا رد · %Ln بالانتظار</numerusform>
            <numerusform>لا رد · %Ln بالانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Exceeds the largest possible payment</source>
        <translation>يتجاوز أكبر مبلغ ممكن لدفعة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions to charge</source>
        <translation>
            <numerusform>لا اشتراكات للاحتساب</numerusform>
            <numerusform>اشتراك واحد للاحتساب</numerusform>
            <numerusform>اشتراكان للاحتساب</numerusform>
            <numerusform>%Ln اشتراكات للاحتساب</numerusform>
            <numerusform>%Ln اشتراكًا للاحتساب</numerusform>
            <numerusform>%Ln اشتراك للاحتساب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A device and the short code of its subscription, which tells it from others of the same customer</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>onhire::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>يجري التحميل</translation>
    </message>
    <message>
        <source>Updated %1</source>
        <extracomment>In the status line: when the figures were counted</extracomment>
        <translation>آخر تحديث: %1</translation>
    </message>
    <message>
        <source>Could not refresh. These figures are from %1.</source>
        <extracomment>The figures are old, as in: Could not refresh. These are from 09:03.</extracomment>
        <translation>تعذّر التحديث. هذه الأرقام من %1.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
</context>
<context>
    <name>onhire::TopBar</name>
    <message>
        <source>Company: %1</source>
        <translation>الشركة: %1</translation>
    </message>
</context>
<context>
    <name>onhire::UpgradeFields</name>
    <message>
        <source>Upgrade to %1</source>
        <translation>ترقية إلى %1</translation>
    </message>
    <message>
        <source>%1 is assigned.</source>
        <translation>سُلِّم %1.</translation>
    </message>
    <message>
        <source>The upgrade to %1 is ordered.</source>
        <translation>طُلبت الترقية إلى %1.</translation>
    </message>
    <message>
        <source>Name or SKU</source>
        <translation>الاسم أو رمز الصنف</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>المنتج الجديد</translation>
    </message>
    <message>
        <source>Once the old device is back</source>
        <translation>بعد عودة الجهاز القديم</translation>
    </message>
    <message>
        <source>Device, if exchanged at once</source>
        <translation>الجهاز، إن استُبدل فورًا</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>السعر</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>سعر آخر</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>بطلب من العميل</translation>
    </message>
    <message>
        <source>Goodwill</source>
        <translation>بادرة حسن نية</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>سبب آخر</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>ملاحظة لسجل التغييرات</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Length of the new contract</source>
        <translation>مدة العقد الجديد</translation>
    </message>
    <message>
        <source>Enter the new price.</source>
        <translation>أدخل السعر الجديد.</translation>
    </message>
    <message>
        <source>Choose the new product.</source>
        <translation>اختر المنتج الجديد.</translation>
    </message>
    <message>
        <source>Choose the device, or clear its field.</source>
        <translation>اختر الجهاز أو أفرغ حقله.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>ترقية</translation>
    </message>
    <message>
        <source>Create the contract for the new order (PDF)</source>
        <translation>إصدار عقد الطلب الجديد (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::UserButton</name>
    <message>
        <source>Menu of %1</source>
        <extracomment>The menu of the person at work, for screen readers</extracomment>
        <translation>قائمة %1</translation>
    </message>
    <message>
        <source>User menu</source>
        <translation>قائمة المستخدم</translation>
    </message>
</context>
<context>
    <name>onhire::WholeNumberBox</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>أدخل عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>onhire::Wording</name>
    <message>
        <source>The order is no longer pending, so it cannot be confirmed.</source>
        <translation>لم يعد الطلب معلّقًا، فلا يمكن تأكيده.</translation>
    </message>
    <message>
        <source>Only a pending or confirmed order can be cancelled.</source>
        <translation>لا يُلغى إلا طلب معلّق أو مؤكَّد.</translation>
    </message>
    <message>
        <source>Devices of this order are already out. Return them instead.</source>
        <translation>أجهزة هذا الطلب سُلِّمت: استرجعها بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Only a partly fulfilled order can be closed.</source>
        <translation>لا يمكن إغلاق إلا الطلب المنجز جزئيًا.</translation>
    </message>
    <message>
        <source>Devices of this order are already out. The addresses can no longer be changed.</source>
        <translation>أجهزة هذا الطلب سُلِّمت؛ عناوينه ثابتة.</translation>
    </message>
    <message>
        <source>The order does not exist.</source>
        <translation>الطلب غير موجود.</translation>
    </message>
    <message>
        <source>There is no variant with the SKU %1.</source>
        <translation>لا صنف بالرمز %1.</translation>
    </message>
    <message>
        <source>Check the SKU in the catalogue.</source>
        <translation>تحقق من رمز الصنف في الكتالوج.</translation>
    </message>
    <message>
        <source>The variant with the SKU %1 is inactive.</source>
        <translation>الصنف بالرمز %1 غير نشط.</translation>
    </message>
    <message>
        <source>Choose another one, or activate it in the catalogue.</source>
        <translation>اختر غيره أو فعّله في الكتالوج.</translation>
    </message>
    <message>
        <source>Open orders use it.</source>
        <translation>تستخدمه طلبات مفتوحة.</translation>
    </message>
    <message>
        <source>Fulfil or cancel them first.</source>
        <translation>أنجزها أو ألغها أولًا.</translation>
    </message>
    <message>
        <source>%1 is not offered for this contract length.</source>
        <translation>%1 غير متاح لمدة العقد هذه.</translation>
    </message>
    <message>
        <source>Choose a length from the price list.</source>
        <translation>اختر مدة من قائمة الأسعار.</translation>
    </message>
    <message>
        <source>The SKU %1 belongs to another product.</source>
        <translation>رمز الصنف %1 يخص منتجًا آخر.</translation>
    </message>
    <message>
        <source>The price list is not valid.</source>
        <translation>قائمة الأسعار غير صالحة.</translation>
    </message>
    <message>
        <source>Check the prices of each variant.</source>
        <translation>تحقق من أسعار كل صنف.</translation>
    </message>
    <message>
        <source>The customer with this e-mail address is inactive.</source>
        <translation>العميل صاحب هذا البريد الإلكتروني غير نشط.</translation>
    </message>
    <message>
        <source>Activate the customer first.</source>
        <translation>فعّل العميل أولًا.</translation>
    </message>
    <message>
        <source>Another customer already has this e-mail address.</source>
        <translation>لعميل آخر هذا البريد الإلكتروني.</translation>
    </message>
    <message>
        <source>The customer still has active subscriptions.</source>
        <translation>لا يزال لدى العميل أجهزة بالاشتراك.</translation>
    </message>
    <message>
        <source>The customer still has open orders.</source>
        <translation>لا يزال لدى العميل طلبات مفتوحة.</translation>
    </message>
    <message>
        <source>The customer does not exist.</source>
        <translation>العميل غير موجود.</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>لم يعد موجودًا.</translation>
    </message>
    <message>
        <source>You are not allowed to do this.</source>
        <translation>ليس مسموحًا لك بهذا.</translation>
    </message>
    <message>
        <source>Ask an administrator.</source>
        <translation>اسأل مسؤولًا.</translation>
    </message>
    <message>
        <source>Wrong name or password.</source>
        <translation>الاسم وكلمة المرور غير متطابقين.</translation>
    </message>
    <message>
        <source>Someone else has changed this.</source>
        <translation>غيّر شخص آخر هذا في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Check the current values, then try again.</source>
        <translation>انظر إلى ما هو موجود الآن ثم قرر.</translation>
    </message>
    <message>
        <source>Some values are not valid.</source>
        <translation>هناك ما ليس صحيحًا بعد.</translation>
    </message>
    <message>
        <source>The database cannot be reached.</source>
        <translation>تعذّر الوصول إلى قاعدة البيانات.</translation>
    </message>
    <message>
        <source>Try again shortly.</source>
        <translation>حاول مرة أخرى بعد قليل.</translation>
    </message>
    <message>
        <source>This company already exists.</source>
        <translation>توجد شركة كهذه.</translation>
    </message>
    <message>
        <source>A user with this name already exists.</source>
        <translation>يوجد مستخدم بهذا الاسم.</translation>
    </message>
    <message>
        <source>Something went wrong in Onhire.</source>
        <translation>حدث خطأ داخل Onhire.</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, check the log.</source>
        <translation>لم يتغير شيء. إن تكرر، ففي السجل تفاصيل أكثر.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation>هذا الحقل مطلوب.</translation>
    </message>
    <message>
        <source>Choose one of the listed values.</source>
        <translation>اختر إحدى القيم المعروضة.</translation>
    </message>
    <message>
        <source>This is too small or too short.</source>
        <translation>هذا صغير أو قصير جدًا.</translation>
    </message>
    <message>
        <source>This is too large or too long.</source>
        <translation>هذا كبير أو طويل جدًا.</translation>
    </message>
    <message>
        <source>Too many decimal places for this currency.</source>
        <translation>ليس للعملة هذا العدد من الكسور.</translation>
    </message>
    <message>
        <source>Onhire does not recognise this.</source>
        <translation>لا يعرف Onhire هذا.</translation>
    </message>
    <message>
        <source>The store manages this.</source>
        <translation>المتجر هو من يحدد هذا.</translation>
    </message>
    <message>
        <source>Change it in the store. The next synchronisation updates it here.</source>
        <translation>غيّره في المتجر؛ وسيصل إلى هنا مع المزامنة التالية.</translation>
    </message>
    <message>
        <source>Another device already has this serial number.</source>
        <translation>يوجد جهاز آخر بهذا الرقم التسلسلي.</translation>
    </message>
    <message>
        <source>The device is with a customer.</source>
        <translation>الجهاز لدى عميل.</translation>
    </message>
    <message>
        <source>Take it back first.</source>
        <translation>استرجعه أولًا.</translation>
    </message>
    <message>
        <source>The device is not available.</source>
        <translation>الجهاز غير متاح.</translation>
    </message>
    <message>
        <source>The device’s status does not allow this.</source>
        <translation>حالة الجهاز لا تسمح بذلك.</translation>
    </message>
    <message>
        <source>The contract for this device is still running.</source>
        <translation>لا يزال عقد هذا الجهاز ساريًا.</translation>
    </message>
    <message>
        <source>End the subscription first: return it early, or cancel it.</source>
        <translation>أنهِ الاشتراك أولًا: بالإرجاع المبكر أو بالإلغاء.</translation>
    </message>
    <message>
        <source>There is no device with this serial number.</source>
        <translation>لا جهاز بهذا الرقم التسلسلي.</translation>
    </message>
    <message>
        <source>The subscription is no longer active.</source>
        <translation>لم يعد الاشتراك نشطًا.</translation>
    </message>
    <message>
        <source>It has already been cancelled.</source>
        <translation>سبق إلغاؤه.</translation>
    </message>
    <message>
        <source>It has already ended.</source>
        <translation>سبق أن انتهى.</translation>
    </message>
    <message>
        <source>A contract runs for at most 120 months in total.</source>
        <translation>يدوم العقد 120 شهرًا على الأكثر في المجموع.</translation>
    </message>
    <message>
        <source>Choose fewer months.</source>
        <translation>اختر عددًا أقل من الأشهر.</translation>
    </message>
    <message>
        <source>The price of the device is not valid.</source>
        <translation>سعر الجهاز غير صالح.</translation>
    </message>
    <message>
        <source>The billing group is inactive.</source>
        <translation>مجموعة الفوترة غير نشطة.</translation>
    </message>
    <message>
        <source>The device is a different product (%1).</source>
        <translation>الجهاز من منتج آخر (%1).</translation>
    </message>
    <message>
        <source>Choose one of the same product.</source>
        <translation>اختر جهازًا من المنتج نفسه.</translation>
    </message>
    <message>
        <source>Look for it in the list of orders.</source>
        <translation>ابحث عنه في قائمة الطلبات.</translation>
    </message>
    <message>
        <source>Check its status: someone may have confirmed or cancelled it.</source>
        <translation>راجع حالته: ربما أكده أحد أو ألغاه.</translation>
    </message>
    <message>
        <source>Choose a partly fulfilled order.</source>
        <translation>اختر طلبًا نُفّذ جزئيًا.</translation>
    </message>
    <message>
        <source>Change the customer’s addresses instead: future orders will use them.</source>
        <translation>غيّر عناوين العميل: ستعتمدها الطلبات التالية.</translation>
    </message>
    <message>
        <source>The order is not confirmed, so devices cannot be assigned to it yet.</source>
        <translation>الطلب غير مؤكد، فلا يمكن تخصيص أجهزة له.</translation>
    </message>
    <message>
        <source>Confirm the order first.</source>
        <translation>أكّد الطلب أولًا.</translation>
    </message>
    <message>
        <source>All devices of this item have been assigned.</source>
        <translation>خُصصت كل أجهزة هذا البند.</translation>
    </message>
    <message>
        <source>Choose another item of the order.</source>
        <translation>اختر بندًا آخر من الطلب.</translation>
    </message>
    <message>
        <source>Choose another SKU.</source>
        <translation>اختر رمز صنف آخر.</translation>
    </message>
    <message>
        <source>No store is connected.</source>
        <translation>لا يوجد متجر متصل.</translation>
    </message>
    <message>
        <source>Enter the address of its feed in the settings.</source>
        <translation>أدخل عنوان موجز المتجر في الإعدادات.</translation>
    </message>
    <message>
        <source>The catalogue is already being synchronised.</source>
        <translation>تجري مزامنة الكتالوج الآن.</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>حاول مرة أخرى بعد انتهائها.</translation>
    </message>
    <message>
        <source>The store cannot be reached. Nothing was changed.</source>
        <translation>تعذر الوصول إلى المتجر. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Check the address of its feed in the settings, then try again.</source>
        <translation>تحقق من عنوان موجز المتجر في الإعدادات ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The store did not send a list of products. Nothing was changed.</source>
        <translation>ما أرسله المتجر ليس قائمة منتجات. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Check the address of its feed in the settings.</source>
        <translation>تحقق من عنوان موجز المتجر في الإعدادات.</translation>
    </message>
    <message>
        <source>The store sent too much data. Nothing was changed.</source>
        <translation>ما أرسله المتجر كبير جدًا. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Reduce the number of products in the feed.</source>
        <translation>اجعل المتجر يرسل منتجات أقل.</translation>
    </message>
    <message>
        <source>Look for it in the list of customers.</source>
        <translation>ابحث عنه في قائمة العملاء.</translation>
    </message>
    <message>
        <source>Enter another address, or use that customer.</source>
        <translation>أدخل عنوانًا آخر، أو استخدم ذلك العميل.</translation>
    </message>
    <message>
        <source>End them first.</source>
        <translation>أنهِها أولًا.</translation>
    </message>
    <message>
        <source>Check the serial number.</source>
        <translation>تحقق من الرقم التسلسلي.</translation>
    </message>
    <message>
        <source>Check the serial number, or add the device.</source>
        <translation>تحقق من الرقم التسلسلي، أو أضف الجهاز.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>اختر غيره.</translation>
    </message>
    <message>
        <source>Check its status first.</source>
        <translation>راجع حالته أولًا.</translation>
    </message>
    <message>
        <source>The subscription does not exist.</source>
        <translation>الاشتراك غير موجود.</translation>
    </message>
    <message>
        <source>Look for it in the list of subscriptions.</source>
        <translation>ابحث عنه في قائمة الاشتراكات.</translation>
    </message>
    <message>
        <source>Check its history.</source>
        <translation>راجع سجله.</translation>
    </message>
    <message>
        <source>There is nothing left to do.</source>
        <translation>لم يبقَ شيء للقيام به.</translation>
    </message>
    <message>
        <source>Enter an amount of 0 or more.</source>
        <translation>أدخل مبلغًا لا يقل عن 0.</translation>
    </message>
    <message>
        <source>The subscription is in another billing group.</source>
        <translation>الاشتراك في مجموعة فوترة أخرى.</translation>
    </message>
    <message>
        <source>Remove it from that group first.</source>
        <translation>أخرجه من تلك المجموعة أولًا.</translation>
    </message>
    <message>
        <source>The subscription belongs to another customer.</source>
        <translation>الاشتراك يخص عميلًا آخر.</translation>
    </message>
    <message>
        <source>Choose one of the same customer.</source>
        <translation>اختر واحدًا للعميل نفسه.</translation>
    </message>
    <message>
        <source>The billing group does not exist.</source>
        <translation>مجموعة الفوترة غير موجودة.</translation>
    </message>
    <message>
        <source>Choose another one, or activate it.</source>
        <translation>اختر غيرها، أو فعّلها.</translation>
    </message>
    <message>
        <source>The payment has already been paid.</source>
        <translation>سُددت الدفعة من قبل.</translation>
    </message>
    <message>
        <source>The payment is cancelled.</source>
        <translation>الدفعة ملغاة.</translation>
    </message>
    <message>
        <source>Schedule another one.</source>
        <translation>أنشئ دفعة أخرى.</translation>
    </message>
    <message>
        <source>The payment is being collected right now.</source>
        <translation>يجري تحصيل الدفعة الآن.</translation>
    </message>
    <message>
        <source>Wait until that has succeeded or failed.</source>
        <translation>انتظر حتى ينجح ذلك أو يفشل.</translation>
    </message>
    <message>
        <source>Only a failed payment can be tried again.</source>
        <translation>لا تُعاد المحاولة إلا لدفعة فاشلة.</translation>
    </message>
    <message>
        <source>There is no such template.</source>
        <translation>هذا القالب غير موجود.</translation>
    </message>
    <message>
        <source>The file already exists and cannot be changed.</source>
        <translation>الملف موجود من قبل ولا يمكن تغييره.</translation>
    </message>
    <message>
        <source>Add it under another name.</source>
        <translation>أضفه باسم آخر.</translation>
    </message>
    <message>
        <source>The file could not be deleted.</source>
        <translation>تعذر حذف الملف.</translation>
    </message>
    <message>
        <source>Check the files folder and its permissions, then try again.</source>
        <translation>تحقق من مجلد الملفات وأذوناته ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>This is too large.</source>
        <translation>هذا كبير جدًا.</translation>
    </message>
    <message>
        <source>Use a smaller file, or raise the limit in the settings.</source>
        <translation>استخدم ملفًا أصغر، أو ارفع الحد في الإعدادات.</translation>
    </message>
    <message>
        <source>Files of this type cannot be used here.</source>
        <translation>لا يمكن استخدام ملفات من هذا النوع هنا.</translation>
    </message>
    <message>
        <source>Choose another type of file.</source>
        <translation>اختر نوعًا آخر من الملفات.</translation>
    </message>
    <message>
        <source>The link has expired.</source>
        <translation>انتهت صلاحية الرابط.</translation>
    </message>
    <message>
        <source>Open the file again.</source>
        <translation>افتح الملف مرة أخرى.</translation>
    </message>
    <message>
        <source>You are not signed in.</source>
        <translation>لم تسجل الدخول.</translation>
    </message>
    <message>
        <source>Sign in first.</source>
        <translation>سجّل الدخول أولًا.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>You have no access to this company.</source>
        <translation>ليس لديك صلاحية الوصول إلى هذه الشركة.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Only a sandbox company has its own clock.</source>
        <translation>ساعة خاصة متاحة لشركة التجربة فقط.</translation>
    </message>
    <message>
        <source>Use a sandbox.</source>
        <translation>استخدم شركة تجربة.</translation>
    </message>
    <message>
        <source>Go back to the list.</source>
        <translation>عُد إلى القائمة.</translation>
    </message>
    <message>
        <source>Check what you have entered.</source>
        <translation>تحقق مما أدخلته.</translation>
    </message>
    <message>
        <source>Too many attempts.</source>
        <translation>محاولات كثيرة في وقت قصير.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>حاول مرة أخرى بعد دقيقة.</translation>
    </message>
    <message>
        <source>This is already being done.</source>
        <translation>يُنفَّذ الأمر نفسه الآن.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>انتظر حتى ينتهي.</translation>
    </message>
    <message>
        <source>The payment’s status does not allow this.</source>
        <translation>حالة الدفعة لا تسمح بذلك.</translation>
    </message>
    <message>
        <source>Enter an e-mail address such as name@example.com.</source>
        <translation>أدخل عنوان بريد إلكتروني مثل name@example.com.</translation>
    </message>
    <message>
        <source>Enter a valid VAT number with its country code, such as DE811907980.</source>
        <translation>أدخل رقمًا ضريبيًا صالحًا مع رمز البلد، مثل DE811907980.</translation>
    </message>
    <message>
        <source>Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.</source>
        <translation>أدخل رقم IBAN صالحًا، مثل DE89 3704 0044 0532 0130 00.</translation>
    </message>
    <message>
        <source>Enter a valid BIC, such as COBADEFFXXX.</source>
        <translation>أدخل رمز BIC صالحًا، مثل COBADEFFXXX.</translation>
    </message>
    <message>
        <source>Enter a country code of two letters, such as DE.</source>
        <translation>أدخل رمز بلد من حرفين، مثل DE.</translation>
    </message>
    <message>
        <source>Enter a web address such as https://www.example.com.</source>
        <translation>أدخل عنوان ويب مثل https://www.example.com.</translation>
    </message>
    <message>
        <source>Enter a date.</source>
        <translation>أدخل تاريخًا.</translation>
    </message>
    <message>
        <source>Use visible characters without spaces, and no letters with accents.</source>
        <translation>استخدم أحرفًا لاتينية وأرقامًا ورموزًا ظاهرة دون مسافات.</translation>
    </message>
    <message>
        <source>Enter a currency code of three letters, such as EUR.</source>
        <translation>أدخل رمز عملة من ثلاثة أحرف، مثل EUR.</translation>
    </message>
    <message>
        <source>Enter a time zone such as Europe/Berlin.</source>
        <translation>أدخل منطقة زمنية مثل Europe/Berlin.</translation>
    </message>
    <message>
        <source>Onhire cannot read this. Check how it is written.</source>
        <translation>لا يستطيع Onhire قراءة هذا. تحقق من طريقة كتابته.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>أدخل رقمًا.</translation>
    </message>
    <message>
        <source>Enter at least %1.</source>
        <translation>أدخل %1 على الأقل.</translation>
    </message>
    <message>
        <source>Enter more than %1.</source>
        <translation>أدخل أكثر من %1.</translation>
    </message>
    <message numerus="yes">
        <source>Use at least %Ln characters.</source>
        <translation>
            <numerusform>استخدم %Ln حرف على الأقل.</numerusform>
            <numerusform>استخدم حرفًا واحدًا على الأقل.</numerusform>
            <numerusform>استخدم حرفين على الأقل.</numerusform>
            <numerusform>استخدم %Ln أحرف على الأقل.</numerusform>
            <numerusform>استخدم %Ln حرفًا على الأقل.</numerusform>
            <numerusform>استخدم %Ln حرف على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at least %Ln entries.</source>
        <translation>
            <numerusform>أضف %Ln إدخال على الأقل.</numerusform>
            <numerusform>أضف إدخالًا واحدًا على الأقل.</numerusform>
            <numerusform>أضف إدخالين على الأقل.</numerusform>
            <numerusform>أضف %Ln إدخالات على الأقل.</numerusform>
            <numerusform>أضف %Ln إدخالًا على الأقل.</numerusform>
            <numerusform>أضف %Ln إدخال على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at most %1.</source>
        <translation>أدخل %1 على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln characters.</source>
        <translation>
            <numerusform>استخدم %Ln حرف على الأكثر.</numerusform>
            <numerusform>استخدم حرفًا واحدًا على الأكثر.</numerusform>
            <numerusform>استخدم حرفين على الأكثر.</numerusform>
            <numerusform>استخدم %Ln أحرف على الأكثر.</numerusform>
            <numerusform>استخدم %Ln حرفًا على الأكثر.</numerusform>
            <numerusform>استخدم %Ln حرف على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at most %Ln entries.</source>
        <translation>
            <numerusform>أضف %Ln إدخال على الأكثر.</numerusform>
            <numerusform>أضف إدخالًا واحدًا على الأكثر.</numerusform>
            <numerusform>أضف إدخالين على الأكثر.</numerusform>
            <numerusform>أضف %Ln إدخالات على الأكثر.</numerusform>
            <numerusform>أضف %Ln إدخالًا على الأكثر.</numerusform>
            <numerusform>أضف %Ln إدخال على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>أدخل عددًا صحيحًا.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln decimal places.</source>
        <translation>
            <numerusform>استخدم %Ln منزلة عشرية على الأكثر.</numerusform>
            <numerusform>استخدم منزلة عشرية واحدة على الأكثر.</numerusform>
            <numerusform>استخدم منزلتين عشريتين على الأكثر.</numerusform>
            <numerusform>استخدم %Ln منازل عشرية على الأكثر.</numerusform>
            <numerusform>استخدم %Ln منزلة عشرية على الأكثر.</numerusform>
            <numerusform>استخدم %Ln منزلة عشرية على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the ID of a file that is a PNG, JPEG or SVG image, at most 4000 pixels wide and high and at most 4 MB large.</source>
        <translation>أدخل معرّف ملف يحتوي على صورة بصيغة PNG أو JPEG أو SVG لا يتجاوز عرضها وارتفاعها 4000 بكسل ولا يتجاوز حجمها 4 ميغابايت.</translation>
    </message>
</context>
<context>
    <name>onhire::WorkCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The button of a list, for screen readers, as in: Orders to confirm: Show all</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A work list and how much there is, for screen readers, as in: Orders to confirm, 6</extracomment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>onhire::WorkCards</name>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Orders to confirm</source>
        <translation>طلبات للتأكيد</translation>
    </message>
    <message>
        <source>No orders are waiting to be confirmed.</source>
        <translation>لا طلب ينتظر التأكيد.</translation>
    </message>
    <message>
        <source>Orders to fulfil</source>
        <translation>طلبات للإنجاز</translation>
    </message>
    <message>
        <source>No orders are waiting for devices.</source>
        <translation>لا طلب ينتظر أجهزة.</translation>
    </message>
    <message>
        <source>Returns due</source>
        <translation>الإرجاعات المستحقة</translation>
    </message>
    <message>
        <source>No device is expected back this week.</source>
        <translation>لا يُتوقع رجوع أي جهاز هذا الأسبوع.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message numerus="yes">
        <source>Contracts ending in %Ln days</source>
        <translation>
            <numerusform>عقود تنتهي خلال %Ln يوم</numerusform>
            <numerusform>عقود تنتهي خلال يوم واحد</numerusform>
            <numerusform>عقود تنتهي خلال يومين</numerusform>
            <numerusform>عقود تنتهي خلال %Ln أيام</numerusform>
            <numerusform>عقود تنتهي خلال %Ln يومًا</numerusform>
            <numerusform>عقود تنتهي خلال %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>No contracts ending soon need a decision.</source>
        <translation>لا عقد ينتهي قريبًا دون قرار.</translation>
    </message>
    <message>
        <source>No payment is late.</source>
        <translation>لا دفعة متأخرة.</translation>
    </message>
    <message>
        <source>Webhooks failing</source>
        <translation>إشعارات Webhook متعثرة</translation>
    </message>
    <message>
        <source>Early returns requested</source>
        <translation>طلبات الإرجاع المبكر</translation>
    </message>
    <message>
        <source>Payments overdue, %1</source>
        <translation>دفعات متأخرة، %1</translation>
    </message>
    <message>
        <source>No webhook is failing.</source>
        <translation>لا توجد إشعارات Webhook متعثرة.</translation>
    </message>
    <message>
        <source>Not charged yet</source>
        <translation>لم يُحتسب بعد</translation>
    </message>
</context>
</TS>
