const en = {
  // A list's views
  views: {
    title: 'Views',
    all: 'All',
    waiting: 'Waiting for approval',
    save: 'Save view',
    name: 'Name of the view',
    saveName: 'Save',
    remove: (name: string) => `Delete the view “${name}”`,
    yesRemove: 'Yes, delete',
    taken: 'This list already has a view of this name.',
    sku: { vendor: 'SKU', admin: 'SKU' },
    vendorsOwn: 'Splints that wait',
    adminsOwn: 'Cedar, waiting',
  },

  // A list's keys
  keys: {
    title: 'Keyboard shortcuts',
    oneSelected: '1 selected',
    logout: 'Log out',
  },

  // What leads anywhere by its name
  palette: {
    title: 'Go to…',
    field: 'Page or command',
    addProduct: 'Add product',
    addCategory: 'Add category',
    product: 'Product',
    otherLanguage: 'العربية (Arabic)',
    otherTitle: 'الانتقال إلى…',
  },
};

const ar: typeof en = {
  // A list's views
  views: {
    title: 'طرق العرض',
    all: 'الكل',
    waiting: 'بانتظار الاعتماد',
    save: 'حفظ طريقة العرض',
    name: 'اسم طريقة العرض',
    saveName: 'حفظ',
    remove: (name) => `حذف طريقة العرض «${name}»`,
    yesRemove: 'نعم، احذف',
    taken: 'توجد طريقة عرض بهذا الاسم في هذه القائمة.',
    sku: { vendor: 'رمز المنتج (SKU)', admin: 'رمز المنتج' },
    vendorsOwn: 'جبائر تنتظر',
    adminsOwn: 'الأرز، تنتظر',
  },

  // A list's keys
  keys: {
    title: 'اختصارات لوحة المفاتيح',
    oneSelected: 'حُدِّد عنصر واحد',
    logout: 'تسجيل الخروج',
  },

  // What leads anywhere by its name
  palette: {
    title: 'الانتقال إلى…',
    field: 'صفحة أو أمر',
    addProduct: 'إضافة منتج',
    addCategory: 'إضافة فئة',
    product: 'منتج',
    otherLanguage: 'English (الإنجليزية)',
    otherTitle: 'Go to…',
  },
};

/** What both consoles offer on every page and at every list: the palette, views, columns, keys. */
export const consoleTools = { en, ar };
