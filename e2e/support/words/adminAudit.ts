const en = {
  // Who changed what
  audit: {
    title: 'Audit log',
    noMatch: 'No changes matched your search.',
    search: 'Search the audit log',
    filter: { person: 'Person', role: 'Role', thing: 'Kind of thing', change: 'Change', from: 'From', to: 'To' },
    roles: { admin: 'Admin', vendor: 'Vendor' },
    things: { product: 'Product', vendor: 'Vendor' },
    acts: {
      approval: 'Product approval changed',
      created: 'Product added',
      reviewRules: 'Product settings changed',
      picture: 'Picture uploaded',
    },
    facts: { thing: 'To what', who: 'Who', when: 'When' },
    values: { approval: 'Approval', reviews: 'Reviews', waiting: 'Waiting for approval', approved: 'Approved' },
    yes: 'Yes',
    no: 'No',
    nothing: 'Nothing',
    name: 'Name',
  },
};

const ar: typeof en = {
  // Who changed what
  audit: {
    title: 'سجل التغييرات',
    noMatch: 'لا توجد تغييرات تطابق بحثك.',
    search: 'ابحث في السجل',
    filter: {
      person: 'الشخص',
      role: 'الدور',
      thing: 'النوع',
      change: 'التغيير',
      from: 'من تاريخ',
      to: 'إلى تاريخ',
    },
    roles: { admin: 'مدير', vendor: 'بائع' },
    things: { product: 'منتج', vendor: 'بائع' },
    acts: {
      approval: 'تغيير اعتماد منتج',
      created: 'إضافة منتج',
      reviewRules: 'تغيير إعدادات المنتجات',
      picture: 'رفع صورة',
    },
    facts: { thing: 'على ماذا', who: 'من', when: 'متى' },
    values: { approval: 'الاعتماد', reviews: 'التقييمات', waiting: 'بانتظار الاعتماد', approved: 'معتمد' },
    yes: 'نعم',
    no: 'لا',
    nothing: 'لا شيء',
    name: 'الاسم',
  },
};

/** The log of what admins and vendors change. */
export const adminAudit = { en, ar };
