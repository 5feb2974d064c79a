const en = {
  // The parts that the site is made of
  areas: {
    title: 'Areas',
    names: { storefront: 'Shop', 'vendor-portal': 'Vendor portal', 'admin-console': 'Admin console' },
    running: 'Running version',
    last24h: 'Last 24 hours',
    failing: 'Failures reported',
    reports: 'Reports from browsers',
    filters: 'Narrow the reports',
    area: 'Area',
    phase: 'When',
    phases: { load: 'While it loaded', render: 'While it ran' },
    notArrived: 'Its files did not arrive',
    codeFailed: 'Its code failed',
    noReports: 'No browser has reported a failure here.',
    from: 'From',
  },
};

const ar: typeof en = {
  // The parts that the site is made of
  areas: {
    title: 'أقسام الموقع',
    names: { storefront: 'المتجر', 'vendor-portal': 'بوابة البائعين', 'admin-console': 'لوحة الإدارة' },
    running: 'الإصدار الحالي',
    last24h: 'آخر 24 ساعة',
    failing: 'أُبلغ عن أعطال',
    reports: 'بلاغات المتصفحات',
    filters: 'تضييق البلاغات',
    area: 'القسم',
    phase: 'متى حدث',
    phases: { load: 'أثناء التحميل', render: 'أثناء العمل' },
    notArrived: 'لم تصل ملفاته',
    codeFailed: 'خلل في شيفرته',
    noReports: 'لم يبلّغ أي متصفح عن عطل هنا.',
    from: 'من تاريخ',
  },
};

/** How the areas of the site fare. */
export const adminAreas = { en, ar };
