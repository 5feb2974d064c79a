const en = {
  // The parts that the site is made of
  areas: {
    title: 'Areas',
    names: { storefront: 'Shop', 'vendor-portal': 'Vendor portal', 'admin-console': 'Admin console' },
    failing: 'Failures reported',
    reports: 'Reports from browsers',
    phases: { render: 'While it ran' },
    notArrived: 'Its files did not arrive',
    codeFailed: 'Its code failed',
  },
};

const ar: typeof en = {
  // The parts that the site is made of
  areas: {
    title: 'أقسام الموقع',
    names: { storefront: 'المتجر', 'vendor-portal': 'بوابة البائعين', 'admin-console': 'لوحة الإدارة' },
    failing: 'أُبلغ عن أعطال',
    reports: 'بلاغات المتصفحات',
    phases: { render: 'أثناء العمل' },
    notArrived: 'لم تصل ملفاته',
    codeFailed: 'خلل في شيفرته',
  },
};

/** How the areas of the site fare. */
export const adminAreas = { en, ar };
