const en = {
  // The list of all products
  oversight: {
    featuredOf: (name: string) => `Featured: ${name}`,
    featuredUpdated: 'Product status updated',
    approve: 'Approve',
    approveTwo: 'Approve 2 products?',
    approvedTwo: '2 products approved',
    disappears: (name: string) => `“${name}” disappears from the shop`,
  },

  // One product
  decision: {
    title: 'Decision',
    isHidden: 'Shoppers do not see this product:',
    isShown: 'Shoppers see this product.',
    inShop: 'See it in the shop',
    takeBack: 'Take the approval back',
    english: 'English',
    arabic: 'Arabic',
    changes: 'Changes waiting',
    nameField: 'Name',
    acceptChanges: 'Accept the changes',
    goneNotice: (name: string) => `“\u2068${name}\u2069” is no longer approved`,
  },

  // The list of all orders
  allOrders: {
    currency: 'Currency',
    title: (number: string) => `Order #${number}`,
  },

  // The first page
  waitingForAdmin: 'Waiting for you',
  adminHome: {
    waiting: {
      products: 'Products to approve',
    },
  },
};

const ar: typeof en = {
  // The list of all products
  oversight: {
    featuredOf: (name) => `منتج مميز: ${name}`,
    featuredUpdated: 'تم تحديث حالة المنتج',
    approve: 'اعتماد',
    approveTwo: 'هل تريد اعتماد منتجين؟',
    approvedTwo: 'تم اعتماد منتجين',
    disappears: (name) => `سيختفي «${name}» من المتجر`,
  },

  // One product
  decision: {
    title: 'القرار',
    isHidden: 'لا يظهر هذا المنتج للمتسوقين:',
    isShown: 'يظهر هذا المنتج للمتسوقين.',
    inShop: 'عرضه في المتجر',
    takeBack: 'سحب الاعتماد',
    english: 'الإنجليزية',
    arabic: 'العربية',
    changes: 'تعديلات تنتظر المراجعة',
    nameField: 'الاسم',
    acceptChanges: 'قبول التعديلات',
    goneNotice: (name) => `لم يعد «\u2068${name}\u2069» معتمدًا`,
  },

  // The list of all orders
  allOrders: {
    currency: 'العملة',
    title: (number) => `الطلب #${number}`,
  },

  // The first page
  waitingForAdmin: 'بانتظار قرارك',
  adminHome: {
    waiting: {
      products: 'منتجات بانتظار الاعتماد',
    },
  },
};

/** What an admin oversees: the first page, all products with the decision about each, all orders. */
export const adminOversight = { en, ar };
