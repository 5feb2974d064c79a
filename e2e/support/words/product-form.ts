const en = {
  // In the list
  addProduct: 'Add product',
  approvals: { pending: 'Pending', approved: 'Approved' },
  changesWait: 'Changes waiting',

  // The form
  saveProduct: 'Save product',
  productCreated: 'Product created successfully',
  productUpdated: 'Product updated successfully',
  productWaits: 'Product saved. Shoppers see the approved version until our team has looked at your changes.',
  toasts: 'Notifications',
  languages: { en: 'English', ar: 'Arabic' },
  productFields: {
    name: 'Product Name',
    description: 'Description',
    arabic_name: 'Product Name Arabic',
    arabic_description: 'Description Arabic',
    price_sar: 'SAR Price',
    price_usd: 'USD Price',
    price_bhd: 'BHD Price',
    sku: 'SKU',
    barcode: 'Barcode',
    stock: 'Stock',
    category_id: 'Category',
  },
  addTag: 'Add a tag',
  searchRelated: 'Search your products',
  relatedProducts: 'Related products',

  // Its pictures
  choosePictures: 'Choose pictures',
  formPicture: (number: number) => `Picture ${number}`,
  cropPicture: (number: number) => `Crop picture ${number}`,
  cropTitle: 'Crop the picture',
  cropArea: 'What stays of the picture. Use the arrow keys to move it.',
  crop: 'Crop',

  // Leaving, and two windows at once
  changedElsewhere: 'Somebody else has saved this product since you opened it.',
  loadNewState: 'Load the new state',

  // What the admin sees of a change
  changedOf: (name: string) => `Changes waiting: ${name}`,

  // Variants
  newVariant: 'New variant',
  addVariant: 'Add variant',
  editVariant: 'Edit variant',
  applyVariant: 'Apply',
  variantType: 'Type',
  variantTypes: { size: 'Size', color: 'Colour' },
  variantFields: {
    value: 'Value',
    value_arabic: 'Value in Arabic',
    stock: 'Variant stock',
    sku: 'Variant SKU',
    barcode: 'Variant barcode',
    price_sar: 'Price (SAR)',
    price_usd: 'Price (USD)',
    price_bhd: 'Price (BHD)',
  },
  skuTaken: 'Another variant has this SKU.',
  editOf: (name: string) => `Edit ${name}`,
};

const ar: typeof en = {
  // In the list
  addProduct: 'إضافة منتج',
  approvals: { pending: 'بانتظار الاعتماد', approved: 'معتمد' },
  changesWait: 'تعديلات قيد المراجعة',

  // The form
  saveProduct: 'حفظ المنتج',
  productCreated: 'تم إنشاء المنتج بنجاح',
  productUpdated: 'تم تحديث المنتج بنجاح',
  productWaits: 'حُفظ المنتج. يرى المتسوقون النسخة المعتمدة إلى أن يراجع فريقنا تعديلاتك.',
  toasts: 'الإشعارات',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  productFields: {
    name: 'اسم المنتج بالإنجليزية',
    description: 'الوصف بالإنجليزية',
    arabic_name: 'اسم المنتج بالعربية',
    arabic_description: 'الوصف بالعربية',
    price_sar: 'السعر بالريال',
    price_usd: 'السعر بالدولار',
    price_bhd: 'السعر بالدينار',
    sku: 'رمز المنتج (SKU)',
    barcode: 'الباركود',
    stock: 'الكمية المتوفرة',
    category_id: 'الفئة',
  },
  addTag: 'إضافة وسم',
  searchRelated: 'ابحث في منتجاتك',
  relatedProducts: 'منتجات ذات صلة',

  // Its pictures
  choosePictures: 'اختيار صور',
  formPicture: (number) => `الصورة ${number}`,
  cropPicture: (number) => `قص الصورة ${number}`,
  cropTitle: 'قص الصورة',
  cropArea: 'الجزء الذي سيبقى من الصورة. استخدم الأسهم لتحريكه.',
  crop: 'قص',

  // Leaving, and two windows at once
  changedElsewhere: 'حفظ شخص آخر هذا المنتج بعد أن فتحته.',
  loadNewState: 'تحميل الحالة الجديدة',

  // What the admin sees of a change
  changedOf: (name) => `تعديلات تنتظر المراجعة: ${name}`,

  // Variants
  newVariant: 'خيار جديد',
  addVariant: 'إضافة الخيار',
  editVariant: 'تعديل الخيار',
  applyVariant: 'تطبيق',
  variantType: 'النوع',
  variantTypes: { size: 'المقاس', color: 'اللون' },
  variantFields: {
    value: 'القيمة بالإنجليزية',
    value_arabic: 'القيمة بالعربية',
    stock: 'كمية الخيار',
    sku: 'رمز الخيار (SKU)',
    barcode: 'باركود الخيار',
    price_sar: 'السعر (ريال)',
    price_usd: 'السعر (دولار)',
    price_bhd: 'السعر (دينار)',
  },
  skuTaken: 'هذا الرمز مستخدم في خيار آخر.',
  editOf: (name) => `تعديل ${name}`,
};

/** The form in which a vendor writes a product, and what the admin sees of a change. */
export const productForm = { en, ar };
