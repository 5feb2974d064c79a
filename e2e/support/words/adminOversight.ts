const en = {
  // The list of all products
  oversight: {
    fetchingProducts: 'Fetching products...',
    noProducts: 'No products matched your search.',
    productColumns: ['Image', 'Name', 'Vendor', 'Featured', 'Approval', 'Date', 'Actions'],
    ofVendor: (name: string) => `Vendor: ${name}`,
    filters: { approval: 'Approval', featured: 'Featured', category: 'Category' },
    waiting: 'Waiting for approval',
    approved: 'Approved',
    featured: 'Featured',
    featuredOf: (name: string) => `Featured: ${name}`,
    featuredUpdated: 'Product status updated',
    approve: 'Approve',
    approveTwo: 'Approve 2 products?',
    approvedTwo: '2 products approved',
    takeBackAll: 'Take approval back',
    takeBackTwo: 'Take the approval of 2 products back?',
    notFound: 'We could not find what you asked for.',
    disappears: (name: string) => `“${name}” disappears from the shop`,
  },

  // One product
  decision: {
    title: 'Decision',
    isHidden: 'Shoppers do not see this product:',
    notApproved: 'It is not approved.',
    isShown: 'Shoppers see this product.',
    inShop: 'See it in the shop',
    takeBack: 'Take the approval back',
    next: 'Next one waiting',
    english: 'English',
    arabic: 'Arabic',
    prices: 'Prices and variants',
    changes: 'What has changed',
    priceField: { SAR: 'Price in SAR', BHD: 'Price in BHD' },
    goneNotice: (name: string) => `“\u2068${name}\u2069” is no longer approved`,
  },

  // The list of all orders
  allOrders: {
    columns: ['Order number', 'Sub order number', 'Vendor', 'Date', 'Status', 'Total'],
    currency: 'Currency',
    cancelled: 'Cancelled orders',
    withoutCancelled: 'Without cancelled ones',
    onlyCancelled: 'Only cancelled ones',
    requests: 'Cancellation requested',
    pageOf: (page: number) => new RegExp(`^Page ${page} of \\d+$`),
    previousPage: 'Previous page',
    title: (number: string) => `Order #${number}`,
    cancel: 'Cancel Order',
    cancelReason: 'Only the vendor or the customer can cancel an order.',
  },

  // The first page
  waitingForAdmin: 'Waiting for you',
  adminHome: {
    waiting: {
      vendors: 'Vendors to approve',
      products: 'Products to approve',
      changed: 'Changed products',
      reviews: 'Reviews to look at',
      messages: 'Messages to answer',
      requests: 'Cancellation requests',
    },
    byStatus: 'Orders by status',
    statuses: ['Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled (all)', 'Cancelled with refund'],
    vendorsWhoSold: 'Vendors who sold',
    health: 'Health of the site',
    console: 'Admin console',
    failures: (count: number) => `${count} ${count === 1 ? 'failure' : 'failures'}`,
    reports: 'Reports from browsers',
  },
};

/** Arabic counts "3 أعطال", but "11 عطلًا" and "100 عطل". */
const failures = (count: number): string => {
  if (count === 1) return 'عطل واحد';
  if (count === 2) return 'عطلان';
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} أعطال`;
  return rest > 10 ? `${count} عطلًا` : `${count} عطل`;
};

const ar: typeof en = {
  // The list of all products
  oversight: {
    fetchingProducts: 'جارٍ تحميل المنتجات...',
    noProducts: 'لا توجد منتجات تطابق بحثك.',
    productColumns: ['الصورة', 'الاسم', 'البائع', 'مميز', 'الاعتماد', 'التاريخ', 'الإجراءات'],
    ofVendor: (name) => `البائع: ${name}`,
    filters: { approval: 'الاعتماد', featured: 'مميز', category: 'الفئة' },
    waiting: 'بانتظار الاعتماد',
    approved: 'معتمد',
    featured: 'مميز',
    featuredOf: (name) => `منتج مميز: ${name}`,
    featuredUpdated: 'تم تحديث حالة المنتج',
    approve: 'اعتماد',
    approveTwo: 'هل تريد اعتماد منتجين؟',
    approvedTwo: 'تم اعتماد منتجين',
    takeBackAll: 'سحب الاعتماد',
    takeBackTwo: 'هل تريد سحب اعتماد منتجين؟',
    notFound: 'لم نعثر على ما طلبته.',
    disappears: (name) => `سيختفي «${name}» من المتجر`,
  },

  // One product
  decision: {
    title: 'القرار',
    isHidden: 'لا يظهر هذا المنتج للمتسوقين:',
    notApproved: 'لم يُعتمد بعد.',
    isShown: 'يظهر هذا المنتج للمتسوقين.',
    inShop: 'عرضه في المتجر',
    takeBack: 'سحب الاعتماد',
    next: 'المنتج التالي المنتظر',
    english: 'الإنجليزية',
    arabic: 'العربية',
    prices: 'الأسعار والخيارات',
    changes: 'ما الذي تغيّر',
    priceField: { SAR: 'السعر بالريال السعودي', BHD: 'السعر بالدينار البحريني' },
    goneNotice: (name) => `لم يعد «\u2068${name}\u2069» معتمدًا`,
  },

  // The list of all orders
  allOrders: {
    columns: ['رقم الطلب', 'رقم الطلب الفرعي', 'البائع', 'التاريخ', 'الحالة', 'الإجمالي'],
    currency: 'العملة',
    cancelled: 'الطلبات الملغاة',
    withoutCancelled: 'دون الملغاة',
    onlyCancelled: 'الملغاة فقط',
    requests: 'طُلب إلغاؤها',
    pageOf: (page) => new RegExp(`^الصفحة ${page} من \\d+$`),
    previousPage: 'الصفحة السابقة',
    title: (number) => `الطلب #${number}`,
    cancel: 'إلغاء الطلب',
    cancelReason: 'لا يمكن إلغاء الطلب إلا من البائع أو العميل.',
  },

  // The first page
  waitingForAdmin: 'بانتظار قرارك',
  adminHome: {
    waiting: {
      vendors: 'بائعون بانتظار الاعتماد',
      products: 'منتجات بانتظار الاعتماد',
      changed: 'منتجات تغيّرت بعد اعتمادها',
      reviews: 'تقييمات بانتظار المراجعة',
      messages: 'رسائل بانتظار الرد',
      requests: 'طلبات إلغاء',
    },
    byStatus: 'الطلبات بحسب الحالة',
    statuses: ['قيد الانتظار', 'مؤكدة', 'تم شحنها', 'مكتملة', 'ملغاة (الكل)', 'ملغاة مع استرداد المبلغ'],
    vendorsWhoSold: 'البائعون الذين باعوا',
    health: 'سلامة الموقع',
    console: 'لوحة الإدارة',
    failures,
    reports: 'بلاغات المتصفحات',
  },
};

/** What an admin oversees: the first page, all products with the decision about each, all orders. */
export const adminOversight = { en, ar };
