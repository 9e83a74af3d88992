<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>onhire::Address</name>
    <message>
        <source>Recipient</source>
        <translation>المستلم</translation>
    </message>
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
        <source>Onhire cannot listen on %1. Another program may be using it. Choose another port.</source>
        <translation>لا يستطيع Onhire الاستماع على %1. قد يستخدمه برنامج آخر: اختر منفذًا آخر.</translation>
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
        <source>List price, %1</source>
        <extracomment>What a device costs in a shop; %1 is a currency</extracomment>
        <translation>سعر القائمة، %1</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <extracomment>What a device did cost the company; %1 is a currency</extracomment>
        <translation>تكلفة الشراء، %1</translation>
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
        <source>%n months</source>
        <translation>
            <numerusform>%n شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%n أشهر</numerusform>
            <numerusform>%n شهرًا</numerusform>
            <numerusform>%n شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %n months</source>
        <translation>
            <numerusform>السعر الشهري لمدة %n شهر</numerusform>
            <numerusform>السعر الشهري لمدة شهر واحد</numerusform>
            <numerusform>السعر الشهري لمدة شهرين</numerusform>
            <numerusform>السعر الشهري لمدة %n أشهر</numerusform>
            <numerusform>السعر الشهري لمدة %n شهرًا</numerusform>
            <numerusform>السعر الشهري لمدة %n شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade %1</source>
        <extracomment>The quality grade of a used device, as in: Grade A</extracomment>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
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
        <source>%1 is still in the catalogue because open orders use it.</source>
        <translation>يبقى %1 في الكتالوج: تستخدمه طلبات مفتوحة.</translation>
    </message>
    <message>
        <source>%1 is back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>عاد %1 إلى الكتالوج. فعّل الأصناف التي تريد تأجيرها.</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>منتج جديد</translation>
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
        <source>%n products</source>
        <translation>
            <numerusform>لا منتجات</numerusform>
            <numerusform>منتج واحد</numerusform>
            <numerusform>منتجان</numerusform>
            <numerusform>%n منتجات</numerusform>
            <numerusform>%n منتجًا</numerusform>
            <numerusform>%n منتج</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Add variant</source>
        <translation>إضافة صنف</translation>
    </message>
    <message>
        <source>Discontinue…</source>
        <translation>إيقاف المنتج…</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>إتاحته من جديد</translation>
    </message>
    <message>
        <source>Discontinue %1?</source>
        <translation>إيقاف %1؟</translation>
    </message>
    <message>
        <source>Its variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>لن يمكن طلب أي من أصنافه. ما هو مؤجَّر يبقى مؤجَّرًا.</translation>
    </message>
    <message>
        <source>Discontinue</source>
        <translation>إيقاف</translation>
    </message>
</context>
<context>
    <name>onhire::ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
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
        <translation>الإيجارات</translation>
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
        <extracomment>An amount of money and its currency, as in: 49.90 EUR</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>كل شهر</translation>
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
        <extracomment>Collected payments less what the devices did cost</extracomment>
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
        <source>%n customers</source>
        <translation>
            <numerusform>لا عملاء</numerusform>
            <numerusform>عميل واحد</numerusform>
            <numerusform>عميلان</numerusform>
            <numerusform>%n عملاء</numerusform>
            <numerusform>%n عميلًا</numerusform>
            <numerusform>%n عميل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
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
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>The customer is saved. Existing orders are unchanged.</source>
        <translation>حُفظ العميل. تبقى الطلبات القائمة كما هي.</translation>
    </message>
    <message>
        <source>%1 can order again.</source>
        <translation>يمكن لـ %1 الطلب من جديد.</translation>
    </message>
    <message>
        <source>%1 can no longer order.</source>
        <translation>لم يعد بإمكان %1 الطلب.</translation>
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
</context>
<context>
    <name>onhire::DetailPane</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>v%1</source>
        <extracomment>The version of a record: how often it was changed</extracomment>
        <translation>v%1</translation>
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
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <translation>حفظ (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>رجوع</translation>
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
        <source>Someone else changed this while you were editing it.</source>
        <translation>غيّر شخص آخر هذا السجل أثناء تحريرك له.</translation>
    </message>
    <message>
        <source>You edited different fields, so their changes have been added. Save again.</source>
        <translation>أنت غيّرت حقولًا أخرى: أُخذت قيمهم. احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Compare both values in the form, then save again.</source>
        <translation>قارن بين القيمتين في النموذج ثم احفظ مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>onhire::EmptyState</name>
    <message>
        <source>Nothing matches</source>
        <translation>لا شيء يطابق</translation>
    </message>
    <message>
        <source>No rows match the search and the filters.</source>
        <translation>توجد صفوف، لكن لا شيء منها يطابق البحث والمرشحات.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح المرشح</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>تعذّر التحميل</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
    </message>
</context>
<context>
    <name>onhire::FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>مرشح</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>المحفوظة</translation>
    </message>
    <message>
        <source>Add filter</source>
        <translation>إضافة مرشح</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>المرشحات المحفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %n مختار</numerusform>
            <numerusform>%1: واحد مختار</numerusform>
            <numerusform>%1: اثنان مختاران</numerusform>
            <numerusform>%1: %n مختارة</numerusform>
            <numerusform>%1: %n مختارًا</numerusform>
            <numerusform>%1: %n مختار</numerusform>
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
</context>
<context>
    <name>onhire::GoToBox</name>
    <message>
        <source>Go to anything</source>
        <translation>اذهب إلى</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>لا نتائج لـ «%1»</translation>
    </message>
    <message>
        <source>Go to anything: order, e-mail, name, SKU</source>
        <translation>اذهب إلى: طلب، بريد، اسم، رمز صنف</translation>
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
        <source>Months</source>
        <translation>الأشهر</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%n أشهر</numerusform>
            <numerusform>%n شهرًا</numerusform>
            <numerusform>%n شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>onhire::ItemsEditor</name>
    <message>
        <source>Add another item</source>
        <translation>إضافة بند آخر</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>يرجى ملء هذا الحقل.</translation>
    </message>
    <message>
        <source>Every item needs a SKU that can be ordered.</source>
        <translation>يحتاج كل بند إلى رمز صنف يمكن طلبه.</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 كل شهر</translation>
    </message>
</context>
<context>
    <name>onhire::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>المفاتيح</translation>
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
    <name>onhire::Languages</name>
    <message>
        <source>Follow system</source>
        <translation>كما في النظام</translation>
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
        <translation>عرض كل المفاتيح</translation>
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
        <source>Close the details or leave a field</source>
        <translation>إغلاق التفاصيل، مغادرة حقل</translation>
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
        <extracomment>A screen and how many wait there, for screen readers, as in: Orders, 128</extracomment>
        <translation>%1، %2</translation>
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
        <source>Shipping and billing address</source>
        <translation>الشحن والفوترة إلى</translation>
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
</context>
<context>
    <name>onhire::TenantWindow</name>
    <message>
        <source>Database on this machine</source>
        <translation>قاعدة البيانات على هذا الجهاز</translation>
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
        <translation>الشحن إلى</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>الفوترة إلى</translation>
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
        <source>%n months</source>
        <translation>
            <numerusform>%n شهر</numerusform>
            <numerusform>شهر واحد</numerusform>
            <numerusform>شهران</numerusform>
            <numerusform>%n أشهر</numerusform>
            <numerusform>%n شهرًا</numerusform>
            <numerusform>%n شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>كل شهر</translation>
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
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>One-off set-up</source>
        <translation>التجهيز، مرة واحدة</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ملاحظات</translation>
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
        <source>Recent activity</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and who did it, as in: Confirmed · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the lines of an address written on one line</extracomment>
        <translation>، </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>الطلب %1</translation>
    </message>
    <message>
        <source>Tracking number</source>
        <translation>رقم التتبع</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>حقول إضافية</translation>
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
        <source>Confirm the selected orders</source>
        <translation>تأكيد الطلبات المختارة</translation>
    </message>
    <message>
        <source>Cancel the selected orders</source>
        <translation>إلغاء الطلبات المختارة</translation>
    </message>
    <message>
        <source>Edit the order</source>
        <translation>تعديل الطلب</translation>
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
        <source>%1 matching orders</source>
        <translation>الطلبات المطابقة: %1</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>الطلبات: %1</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Cancel order…</source>
        <translation>إلغاء الطلب…</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders?</source>
        <translation>
            <numerusform>تأكيد %n طلب؟</numerusform>
            <numerusform>تأكيد طلب واحد؟</numerusform>
            <numerusform>تأكيد طلبين؟</numerusform>
            <numerusform>تأكيد %n طلبات؟</numerusform>
            <numerusform>تأكيد %n طلبًا؟</numerusform>
            <numerusform>تأكيد %n طلب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmed orders go to the warehouse, and connected systems are notified.</source>
        <translation>تذهب الطلبات المؤكدة إلى المستودع، ويُبلَّغ من يستمع عبر الواجهة البرمجية.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders</source>
        <translation>
            <numerusform>تأكيد %n طلب</numerusform>
            <numerusform>تأكيد الطلب</numerusform>
            <numerusform>تأكيد الطلبين</numerusform>
            <numerusform>تأكيد %n طلبات</numerusform>
            <numerusform>تأكيد %n طلبًا</numerusform>
            <numerusform>تأكيد %n طلب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders?</source>
        <translation>
            <numerusform>إلغاء %n طلب؟</numerusform>
            <numerusform>إلغاء طلب واحد؟</numerusform>
            <numerusform>إلغاء طلبين؟</numerusform>
            <numerusform>إلغاء %n طلبات؟</numerusform>
            <numerusform>إلغاء %n طلبًا؟</numerusform>
            <numerusform>إلغاء %n طلب؟</numerusform>
        </translation>
    </message>
    <message>
        <source>A cancelled order cannot be reopened. Connected systems are notified.</source>
        <translation>لا يمكن فتح طلب ملغى من جديد، ويُبلَّغ من يستمع عبر الواجهة البرمجية.</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders</source>
        <translation>
            <numerusform>إلغاء %n طلب</numerusform>
            <numerusform>إلغاء الطلب</numerusform>
            <numerusform>إلغاء الطلبين</numerusform>
            <numerusform>إلغاء %n طلبات</numerusform>
            <numerusform>إلغاء %n طلبًا</numerusform>
            <numerusform>إلغاء %n طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;السبب</translation>
    </message>
    <message numerus="yes">
        <source>%n orders were not changed: %1</source>
        <translation>
            <numerusform>بقي %n طلب كما هو: %1</numerusform>
            <numerusform>بقي طلب واحد كما هو: %1</numerusform>
            <numerusform>بقي طلبان كما هما: %1</numerusform>
            <numerusform>بقيت %n طلبات كما هي: %1</numerusform>
            <numerusform>بقي %n طلبًا كما هو: %1</numerusform>
            <numerusform>بقي %n طلب كما هو: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is confirmed.</source>
        <translation>أُكِّد الطلب %1.</translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>أُلغي الطلب %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n orders are confirmed.</source>
        <translation>
            <numerusform>أُكِّد %n طلب.</numerusform>
            <numerusform>أُكِّد طلب واحد.</numerusform>
            <numerusform>أُكِّد طلبان.</numerusform>
            <numerusform>أُكِّدت %n طلبات.</numerusform>
            <numerusform>أُكِّد %n طلبًا.</numerusform>
            <numerusform>أُكِّد %n طلب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are cancelled.</source>
        <translation>
            <numerusform>أُلغي %n طلب.</numerusform>
            <numerusform>أُلغي طلب واحد.</numerusform>
            <numerusform>أُلغي طلبان.</numerusform>
            <numerusform>أُلغيت %n طلبات.</numerusform>
            <numerusform>أُلغي %n طلبًا.</numerusform>
            <numerusform>أُلغي %n طلب.</numerusform>
        </translation>
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
</context>
<context>
    <name>onhire::PriceEditor</name>
    <message>
        <source>Months</source>
        <extracomment>The head of a column: contract lengths in months</extracomment>
        <translation>الأشهر</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>The head of a column: prices for each month</extracomment>
        <translation>شهريًا</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>The head of a column: what is paid once, at the beginning</extracomment>
        <translation>التجهيز</translation>
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
        <source>%n months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%n شهر: %1</numerusform>
            <numerusform>شهر واحد: %1</numerusform>
            <numerusform>شهران: %1</numerusform>
            <numerusform>%n أشهر: %1</numerusform>
            <numerusform>%n شهرًا: %1</numerusform>
            <numerusform>%n شهر: %1</numerusform>
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
</context>
<context>
    <name>onhire::Settings</name>
    <message>
        <source>Contract lengths, in months</source>
        <translation>مدد العقود، بالأشهر</translation>
    </message>
    <message>
        <source>Default contract length, in months</source>
        <translation>مدة العقد المعتادة، بالأشهر</translation>
    </message>
    <message>
        <source>Confirm orders automatically</source>
        <translation>تُؤكَّد الطلبات تلقائيًا</translation>
    </message>
    <message>
        <source>Time to detect repeated orders, in minutes</source>
        <translation>الطلب نفسه خلال هذا العدد من الدقائق طلب واحد</translation>
    </message>
    <message>
        <source>Tax, in percent</source>
        <translation>الضريبة، بالمئة</translation>
    </message>
    <message>
        <source>Prices include tax</source>
        <translation>الأسعار تشمل الضريبة</translation>
    </message>
    <message>
        <source>Billing starts</source>
        <translation>تبدأ الفوترة</translation>
    </message>
    <message>
        <source>Create payments ahead, in days</source>
        <translation>تُنشأ الدفعات قبل هذا العدد من الأيام</translation>
    </message>
    <message>
        <source>Payment due period, in days</source>
        <translation>تُستحق الدفعات بعد هذا العدد من الأيام</translation>
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
        <source>Residual value, in percent</source>
        <translation>القيمة المتبقية، بالمئة</translation>
    </message>
    <message>
        <source>Minimum residual value</source>
        <translation>القيمة المتبقية، على الأقل</translation>
    </message>
    <message>
        <source>Buyout, in percent of the list price</source>
        <translation>الشراء، بالمئة من سعر القائمة</translation>
    </message>
    <message>
        <source>Flat buyout fee</source>
        <translation>الشراء بسعر ثابت</translation>
    </message>
    <message>
        <source>Early return charge</source>
        <translation>رسم الإرجاع المبكر</translation>
    </message>
    <message>
        <source>Early return, in percent of the remaining contract</source>
        <translation>الإرجاع المبكر، بالمئة من الباقي</translation>
    </message>
    <message>
        <source>Flat early return fee</source>
        <translation>الإرجاع المبكر برسم ثابت</translation>
    </message>
    <message>
        <source>Free early return period, in days</source>
        <translation>الإرجاع المبكر مجاني خلال هذا العدد من الأيام</translation>
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
        <source>Largest file, in bytes</source>
        <translation>أكبر ملف، بالبايت</translation>
    </message>
    <message>
        <source>Scanner prefix</source>
        <translation>يبدأ الماسح بـ</translation>
    </message>
    <message>
        <source>Scanner suffix</source>
        <translation>ينتهي الماسح بـ</translation>
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
        <translation>يقرر شخص</translation>
    </message>
    <message>
        <source>continue month by month</source>
        <translation>يستمر شهرًا بشهر</translation>
    </message>
    <message>
        <source>renew for the same length</source>
        <translation>يبدأ من جديد للمدة نفسها</translation>
    </message>
    <message>
        <source>end the subscription</source>
        <translation>ينتهي</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of a list</extracomment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%n months are not among the contract lengths.</source>
        <translation>
            <numerusform>لا أشهر ضمن مدد العقود.</numerusform>
            <numerusform>شهر واحد ليس ضمن مدد العقود.</numerusform>
            <numerusform>شهران ليسا ضمن مدد العقود.</numerusform>
            <numerusform>%n أشهر ليست ضمن مدد العقود.</numerusform>
            <numerusform>%n شهرًا ليست ضمن مدد العقود.</numerusform>
            <numerusform>%n شهر ليست ضمن مدد العقود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Store feed address</source>
        <translation>عنوان قائمة منتجات المتجر</translation>
    </message>
    <message>
        <source>Store platform</source>
        <translation>المتجر هو</translation>
    </message>
    <message>
        <source>Store access token</source>
        <translation>الرمز الذي يطلبه المتجر</translation>
    </message>
    <message>
        <source>Product fields managed by the store</source>
        <translation>ما يحدده المتجر في المنتج</translation>
    </message>
    <message>
        <source>other</source>
        <translation>متجر آخر</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>يبقى كما هو</translation>
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
        <source>Name</source>
        <translation>الاسم</translation>
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
        <translation>الخادم على هذا الجهاز</translation>
    </message>
    <message>
        <source>Lets your shop and other programs connect to Onhire while it is open.</source>
        <translation>يتيح لمتجرك وبرامج أخرى العمل مع Onhire ما دام مفتوحًا.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;العنوان</translation>
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
        <translation>&amp;الألوان</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;اللغة</translation>
    </message>
    <message>
        <source>Restart Onhire to change the language.</source>
        <translation>تتغير اللغة عند تشغيل Onhire من جديد.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
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
        <source>The rules are saved.</source>
        <translation>حُفظت القواعد.</translation>
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
        <translation>أين تكون بياناتك؟</translation>
    </message>
    <message>
        <source>New on this machine</source>
        <translation>جديد على هذا الجهاز</translation>
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
        <source>Enter your PostgreSQL server&apos;s address.</source>
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
        <translation>&amp;الاسم</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;كلمة المرور</translation>
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
        <source>%n rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>نُسخ %n صف، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ صف واحد، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ صفان، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخت %n صفوف، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ %n صفًا، لكن ليس كل المختار.</numerusform>
            <numerusform>نُسخ %n صف، لكن ليس كل المختار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied.</source>
        <translation>
            <numerusform>نُسخ %n صف.</numerusform>
            <numerusform>نُسخ صف واحد.</numerusform>
            <numerusform>نُسخ صفان.</numerusform>
            <numerusform>نُسخت %n صفوف.</numerusform>
            <numerusform>نُسخ %n صفًا.</numerusform>
            <numerusform>نُسخ %n صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Which rows of how many are visible, as in: 1–15 of 128 open orders</extracomment>
        <translation>%1–%2 من %3</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n مختار</numerusform>
            <numerusform>واحد مختار</numerusform>
            <numerusform>اثنان مختاران</numerusform>
            <numerusform>%n مختارة</numerusform>
            <numerusform>%n مختارًا</numerusform>
            <numerusform>%n مختار</numerusform>
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
</context>
<context>
    <name>onhire::TopBar</name>
    <message>
        <source>Company: %1</source>
        <translation>الشركة: %1</translation>
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
        <translation>لا باقي يُغلق إلا لطلب منجز جزئيًا.</translation>
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
        <source>Wrong type of value.</source>
        <translation>هذا ليس من النوع الصحيح.</translation>
    </message>
    <message>
        <source>Invalid format.</source>
        <translation>هذا ليس مكتوبًا كما ينبغي.</translation>
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
</context>
</TS>
