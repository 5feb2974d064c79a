const en = {
  // A list's views
  views: {
    title: 'Views',
    all: 'All',
    waiting: 'Waiting for approval',
    save: 'Save view',
    name: 'Name of the view',
    saveName: 'Save',
    update: (name: string) => `Update “${name}”`,
    rename: (name: string) => `Rename the view “${name}”`,
    remove: (name: string) => `Delete the view “${name}”`,
    sureToRemove: (name: string) => `Delete the view “${name}”?`,
    yesRemove: 'Yes, delete',
    unnamed: 'Please give the view a name.',
    taken: 'This list already has a view of this name.',
    sku: { vendor: 'SKU', admin: 'SKU' },
    vendorsOwn: 'Splints that wait',
    adminsOwn: 'Cedar, waiting',
    renamed: 'For Sunday',
  },

  // A list's keys
  keys: {
    title: 'Keyboard shortcuts',
    on: 'Single-key shortcuts',
    oneSelected: '1 selected',
    close: 'Close',
    logout: 'Log out',
  },

  // What leads anywhere by its name
  palette: {
    title: 'Go to…',
    field: 'Page or command',
    reviews: 'Reviews',
    auditLog: 'Audit log',
    addProduct: 'Add product',
    addCategory: 'Add category',
    product: 'Product',
    order: 'Order',
    customer: 'Customer',
    vendor: 'Vendor',
    category: 'Category',
    nothing: 'Nothing was found.',
    otherLanguage: 'العربية (Arabic)',
    otherTitle: 'الانتقال إلى…',
  },
};

const ar: typeof en = {
  // A list's views
  views: {
    title: 'العروض',
    all: 'الكل',
    waiting: 'بانتظار الاعتماد',
    save: 'حفظ العرض',
    name: 'اسم العرض',
    saveName: 'حفظ',
    update: (name) => `تحديث «${name}»`,
    rename: (name) => `إعادة تسمية العرض «${name}»`,
    remove: (name) => `حذف العرض «${name}»`,
    sureToRemove: (name) => `هل تريد حذف العرض «${name}»؟`,
    yesRemove: 'نعم، احذف',
    unnamed: 'يُرجى كتابة اسم للعرض.',
    taken: 'يوجد عرض بهذا الاسم في هذه القائمة.',
    sku: { vendor: 'رمز المنتج (SKU)', admin: 'رمز المنتج' },
    vendorsOwn: 'جبائر تنتظر',
    adminsOwn: 'الأرز، تنتظر',
    renamed: 'ليوم الأحد',
  },

  // A list's keys
  keys: {
    title: 'اختصارات لوحة المفاتيح',
    on: 'اختصارات المفتاح الواحد',
    oneSelected: 'حُدِّد عنصر واحد',
    close: 'إغلاق',
    logout: 'تسجيل الخروج',
  },

  // What leads anywhere by its name
  palette: {
    title: 'الانتقال إلى…',
    field: 'صفحة أو أمر',
    reviews: 'التقييمات',
    auditLog: 'سجل التغييرات',
    addProduct: 'إضافة منتج',
    addCategory: 'إضافة فئة',
    product: 'منتج',
    order: 'طلب',
    customer: 'عميل',
    vendor: 'بائع',
    category: 'فئة',
    nothing: 'لم يُعثر على شيء.',
    otherLanguage: 'English (الإنجليزية)',
    otherTitle: 'Go to…',
  },
};

/** What both consoles offer on every page and at every list: the palette, views, columns, keys. */
export const consoleTools = { en, ar };
