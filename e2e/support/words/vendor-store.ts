/** A name within a sentence keeps its own direction. */
const named = (name: string) => `\u2068${name}\u2069`;

const en = {
  // What the vendor sets
  settings: {
    tabs: { general: 'General', products: 'Products', shipping: 'Shipping', payments: 'Payments' },
    unsaved: 'You have unsaved changes',
    stay: 'Stay here',
  },

  general: {
    name: 'Company name',
    address: 'Company address',
    phone: 'Company phone number',
    postalCode: 'Postal code',
    saved: 'Settings saved successfully',
    bahrain: 'Bahrain',
  },

  zones: {
    add: 'Add zone',
    delete: (name: string) => `Delete zone: ${name}`,
    daysMin: 'Shortest handling time (working days)',
    daysMax: 'Longest handling time (working days)',
    fee: (currency: string) => `Fee (${currency})`,
    freeFrom: (currency: string) => `Free from (${currency})`,
    save: 'Save zone',
    deleteTitle: (name: string) => `Delete the zone ${name}?`,
    yesDelete: 'Yes, delete',
    fees: (fee: string, freeFrom: string) => `${fee}, free from ${freeFrom}`,
    onlyThese: 'Customers in other countries cannot order from you. Add the zone “All other countries” to change that.',
    none: 'You ship nowhere yet, so nothing of yours can be ordered. Add the first zone.',
  },
  deliveryRefused: (seller: string) =>
    `${seller} does not ship to this country. Please take their products out of your cart.`,

  payments: {
    offTitle: 'Switch off Cash on Delivery?',
    switchOff: 'Switch off',
    none: 'You take no payment at the moment. Your products say so, and they cannot be ordered.',
  },
  cashRefused: (seller: string) => `${seller} does not take cash on delivery.`,

  reviewRules: {
    reviews: 'Enable reviews',
    label: 'Show verified owner label',
    stars: 'Enable star ratings',
    saved: 'Product settings saved successfully',
  },

  // What customers say, and what the vendor answers
  answers: {
    answer: 'Answer',
    change: 'Change answer',
    yourAnswer: 'Your answer',
    publish: 'Publish answer',
    takeBack: 'Take the answer back',
    noMatch: 'No reviews match these filters.',
    ofSeller: 'Seller’s answer',
  },

  // The bell
  bell: {
    title: 'Notifications',
    unread: (count: number) => `Notifications, ${count} unread`,
    none: 'Nothing has happened yet',
    readAll: 'Mark all as read',
    placed: (order: string) => `New order ${named(order)} from`,
    asked: (order: string) => `asks you to cancel the order ${named(order)}`,
    approved: (name: string) => `“${named(name)}” is approved`,
    low: (name: string) => `Only 4 pieces of “${named(name)}” are left`,
  },
};

const UNREAD = ['الإشعارات، لا جديد', 'الإشعارات، إشعار واحد غير مقروء', 'الإشعارات، إشعاران غير مقروءين'];

const ar: typeof en = {
  // What the vendor sets
  settings: {
    tabs: { general: 'عام', products: 'المنتجات', shipping: 'الشحن', payments: 'الدفع' },
    unsaved: 'لديك تغييرات غير محفوظة',
    stay: 'البقاء هنا',
  },

  general: {
    name: 'اسم الشركة',
    address: 'عنوان الشركة',
    phone: 'رقم هاتف الشركة',
    postalCode: 'الرمز البريدي',
    saved: 'تم حفظ الإعدادات بنجاح',
    bahrain: 'البحرين',
  },

  zones: {
    add: 'إضافة منطقة',
    delete: (name) => `حذف المنطقة: ${name}`,
    daysMin: 'أقصر مدة تجهيز (أيام عمل)',
    daysMax: 'أطول مدة تجهيز (أيام عمل)',
    fee: (currency) => `الرسوم (${currency})`,
    freeFrom: (currency) => `مجاني ابتداءً من (${currency})`,
    save: 'حفظ المنطقة',
    deleteTitle: (name) => `هل تريد حذف منطقة ${name}؟`,
    yesDelete: 'نعم، احذف',
    fees: (fee, freeFrom) => `${fee}، ومجاني ابتداءً من ${freeFrom}`,
    onlyThese: 'لا يستطيع العملاء في الدول الأخرى الطلب منك. أضف منطقة «كل الدول الأخرى» لتغيير ذلك.',
    none: 'لا تشحن إلى أي مكان بعد، لذا لا يمكن طلب منتجاتك. أضف المنطقة الأولى.',
  },
  deliveryRefused: (seller) => `لا يشحن ${seller} إلى هذا البلد. يرجى إزالة منتجاته من سلتك.`,

  payments: {
    offTitle: 'هل تريد إيقاف الدفع عند الاستلام؟',
    switchOff: 'إيقاف',
    none: 'لا تستقبل أي مدفوعات حاليًا. يظهر ذلك على منتجاتك ولا يمكن طلبها.',
  },
  cashRefused: (seller) => `لا يقبل ${seller} الدفع عند الاستلام.`,

  reviewRules: {
    reviews: 'تفعيل التقييمات',
    label: 'إظهار علامة «عملية شراء موثقة»',
    stars: 'تفعيل التقييم بالنجوم',
    saved: 'تم حفظ إعدادات المنتجات بنجاح',
  },

  // What customers say, and what the vendor answers
  answers: {
    answer: 'رد',
    change: 'تعديل الرد',
    yourAnswer: 'ردك',
    publish: 'نشر الرد',
    takeBack: 'سحب الرد',
    noMatch: 'لا توجد تقييمات تطابق هذه المرشحات.',
    ofSeller: 'رد البائع',
  },

  // The bell
  bell: {
    title: 'الإشعارات',
    unread: (count) => UNREAD[count] ?? `الإشعارات، ${count} إشعارات غير مقروءة`,
    none: 'لا توجد إشعارات بعد',
    readAll: 'تعليم الكل كمقروء',
    placed: (order) => `طلب جديد ${named(order)} من`,
    asked: (order) => `إلغاء الطلب ${named(order)}`,
    approved: (name) => `تم اعتماد «${named(name)}»`,
    low: (name) => `بقيت 4 قطع فقط من «${named(name)}»`,
  },
};

/** What a vendor sets, what customers say and the vendor answers, and the bell that tells of it. */
export const vendorStore = { en, ar };
