const en = {
  coupons: {
    // The list
    add: 'Add coupon',
    columns: { fundedBy: 'Paid for by', state: 'State' },
    platform: 'The marketplace',
    vendor: 'A vendor',
    states: { active: 'Active', scheduled: 'Not begun', usedUp: 'Used up', off: 'Off' },
    noMatch: 'No coupons match these filters.',
    percentOff: (percent: number) => `${percent}%`,
    usesOf: (code: string, used: number, limit: number) => `Uses of ${code}: ${used} of ${limit}`,
    uses: (code: string) => `Uses of ${code}`,
    released: 'Given back: the order was cancelled',
    on: (code: string) => `On: ${code}`,
    updated: 'Coupon updated successfully',
    deleteOf: (code: string) => `Delete ${code}`,
    deleteText: (code: string) => `The code ${code} stops working for good.`,
    deleted: 'Coupon deleted successfully',
    given: 'The newsletter has given this coupon to a reader, so it cannot be deleted. Switch it off instead.',

    // The form
    edit: (code: string) => `Edit coupon ${code}`,
    code: 'Code',
    kind: 'Kind of discount',
    amount: 'Fixed amount',
    percent: 'Percent off',
    amounts: 'Amount off',
    vendorField: 'Vendor',
    starts: 'First day',
    ends: 'Last day',
    usageLimit: 'Uses in all',
    minimums: 'Smallest purchase',
    onlyEmail: 'Only for this email',
    save: 'Save coupon',
    created: 'Coupon created successfully',
    fixed: 'Customers have used this coupon already: its code, its discount and who pays for it stay as they are.',
    preview: 'What it does',
    ofVendor: (value: string, vendor: string) => `${value} off the goods of ${vendor}, who pays for it.`,
    from: (minimum: string) => `For purchases from ${minimum} on.`,
    twice: 'Up to 2 times in all. Once per customer.',
    onlyFor: (email: string) => `Only for ${email}.`,

    // What is wrong with it
    codeRequired: 'Code is required.',
    codeForm: 'Use 3 to 32 letters A to Z, digits and hyphens.',
    codeTaken: 'Another coupon has this code.',
    percentRange: 'Enter a whole number from 1 to 100.',
    amountOff: 'Enter an amount above zero.',
    decimals: 'Enter an amount with at most 2 decimal places.',
    endsEarly: 'The last day is before the first.',
    usesRange: 'Enter a whole number from 1 to 1000000.',
    chooseVendor: 'Choose a vendor.',
    limitBelowTwo: 'It has been used 2 times, so the limit cannot be lower than that.',
  },

  // What the customer reads
  couponMinimumOf: (seller: string, minimum: string, missing: string) =>
    `This code needs at least ${minimum} of products by ${seller} in your cart. Add ${missing} more.`,
  couponNotBegun: /^This code can be used from \p{L}+ \d{1,2}, \d{4}\.$/u,
  youSave: (amount: string) => `You save ${amount}.`,
};

const ar: typeof en = {
  coupons: {
    // The list
    add: 'إضافة كوبون',
    columns: { fundedBy: 'على نفقة', state: 'الحالة' },
    platform: 'المتجر',
    vendor: 'بائع',
    states: { active: 'نشط', scheduled: 'لم يبدأ', usedUp: 'نفد', off: 'موقوف' },
    noMatch: 'لا توجد كوبونات تطابق عوامل التصفية.',
    percentOff: (percent) => `${percent}\u200e%\u200e`,
    usesOf: (code, used, limit) => `مرات استخدام ${code}: ${used} من ${limit}`,
    uses: (code) => `مرات استخدام ${code}`,
    released: 'أُعيد بعد إلغاء الطلب',
    on: (code) => `مفعّل: ${code}`,
    updated: 'حُدّث الكوبون بنجاح',
    deleteOf: (code) => `حذف ${code}`,
    deleteText: (code) => `سيتوقف الرمز ${code} عن العمل نهائيًا.`,
    deleted: 'حُذف الكوبون بنجاح',
    given: 'منحت النشرة البريدية هذا الكوبون لأحد القرّاء، فلا يمكن حذفه. يمكنك إيقافه بدلًا من ذلك.',

    // The form
    edit: (code) => `تعديل الكوبون ${code}`,
    code: 'الرمز',
    kind: 'نوع الخصم',
    amount: 'مبلغ ثابت',
    percent: 'نسبة الخصم (%)',
    amounts: 'مبلغ الخصم',
    vendorField: 'البائع',
    starts: 'أول يوم',
    ends: 'آخر يوم',
    usageLimit: 'عدد مرات الاستخدام كلها',
    minimums: 'أقل قيمة شراء',
    onlyEmail: 'لهذا البريد الإلكتروني فقط',
    save: 'حفظ الكوبون',
    created: 'أُنشئ الكوبون بنجاح',
    fixed: 'استخدم عملاء هذا الكوبون من قبل، فلا يتغيّر رمزه ولا خصمه ولا من يتحمّل كلفته.',
    preview: 'ما الذي يفعله',
    ofVendor: (value, vendor) => `خصم ${value} على بضاعة ${vendor} وعلى نفقته.`,
    from: (minimum) => `للمشتريات ابتداءً من ${minimum}.`,
    twice: 'مرتان على الأكثر إجمالًا. مرة واحدة لكل عميل.',
    onlyFor: (email) => `لصاحب البريد ${email} فقط.`,

    // What is wrong with it
    codeRequired: 'الرمز مطلوب.',
    codeForm: 'استخدم من 3 إلى 32 من الحروف A إلى Z والأرقام والشرطات.',
    codeTaken: 'هذا الرمز لكوبون آخر.',
    percentRange: 'أدخل عددًا صحيحًا من 1 إلى 100.',
    amountOff: 'أدخل مبلغًا أكبر من صفر.',
    decimals: 'أدخل مبلغًا لا تزيد خاناته العشرية على 2.',
    endsEarly: 'آخر يوم يسبق أول يوم.',
    usesRange: 'أدخل عددًا صحيحًا من 1 إلى 1000000.',
    chooseVendor: 'اختر البائع.',
    limitBelowTwo: 'استُخدم الكوبون مرتين، فلا يمكن أن يقل الحد عن ذلك.',
  },

  // What the customer reads
  couponMinimumOf: (seller, minimum, missing) =>
    `يتطلب رمز الخصم هذا ما لا يقل عن ${minimum} من منتجات ${seller} في سلتك. أضف منتجات بقيمة ${missing} ليسري الخصم.`,
  couponNotBegun: /^يمكن استخدام رمز الخصم هذا ابتداءً من \d{1,2} \p{L}+ \d{4}\.$/u,
  youSave: (amount) => `وفّرت ${amount}.`,
};

/** The coupons, as the admin makes them and customers come to know them. */
export const adminCoupons = { en, ar };
