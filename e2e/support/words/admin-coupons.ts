const en = {
  coupons: {
    // The list
    columns: { fundedBy: 'Paid for by' },
    states: { active: 'Active', off: 'Off' },
    usesOf: (code: string, used: number, limit: number) => `Uses of ${code}: ${used} of ${limit}`,
    uses: (code: string) => `Uses of ${code}`,
    on: (code: string) => `On: ${code}`,
    updated: 'Coupon updated successfully',

    // The form
    code: 'Code',
    kind: 'Kind of discount',
    amount: 'Fixed amount',
    amounts: 'Amount off',
    vendorField: 'Vendor',
    usageLimit: 'Uses in all',
    save: 'Save coupon',
    created: 'Coupon created successfully',
    preview: 'What it does',
    twice: 'Up to 2 times in all. Once per customer.',
  },

  // What the customer reads
  youSave: (amount: string) => `You save ${amount}.`,
};

const ar: typeof en = {
  coupons: {
    // The list
    columns: { fundedBy: 'على نفقة' },
    states: { active: 'نشط', off: 'موقوف' },
    usesOf: (code, used, limit) => `مرات استخدام ${code}: ${used} من ${limit}`,
    uses: (code) => `مرات استخدام ${code}`,
    on: (code) => `مفعّل: ${code}`,
    updated: 'حُدّث الكوبون بنجاح',

    // The form
    code: 'الرمز',
    kind: 'نوع الخصم',
    amount: 'مبلغ ثابت',
    amounts: 'مبلغ الخصم',
    vendorField: 'البائع',
    usageLimit: 'عدد مرات الاستخدام كلها',
    save: 'حفظ الكوبون',
    created: 'أُنشئ الكوبون بنجاح',
    preview: 'ما الذي يفعله',
    twice: 'مرتان على الأكثر إجمالًا. مرة واحدة لكل عميل.',
  },

  // What the customer reads
  youSave: (amount) => `وفّرت ${amount}.`,
};

/** The coupons, as the admin makes them and customers come to know them. */
export const adminCoupons = { en, ar };
