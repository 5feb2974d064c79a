const en = {
  // The vendor's home
  untilFirstSale: 'Until your first sale',
  waitingForYou: 'Waiting for you',
  waiting: {
    toConfirm: 'Orders to confirm',
    late: 'Late to ship',
    requests: 'Cancellation requests',
    low: 'Low in stock',
    unapproved: 'Products awaiting approval',
    unanswered: 'Reviews to answer',
  },
  dueToConfirm: 'To confirm',
  sales: 'Sales',
  boxes: {
    sales: 'Sales',
    orders: 'Orders',
    average: 'Average order',
    units: 'Units sold',
    customers: 'Customers',
  },
  asTable: 'Table',
  salesOf: {
    week: (currency: string) => `Sales of the last 7 days, ${currency}`,
    month: (currency: string) => `Sales of the last 30 days, ${currency}`,
    year: (currency: string) => `Sales of the last 12 months, ${currency}`,
  },
  currencies: { SAR: 'Saudi riyal', BHD: 'Bahraini dinar', USD: 'US dollar' },
  bestsellers: 'Top-selling products',

  // Reports
  report: {
    tiles: {
      gross: 'Goods',
      discounts: 'Discounts',
      shipping: 'Shipping',
      tax: 'Tax',
      net: 'Total sales',
      orders: 'Orders',
      units: 'Units sold',
      cancelled: 'Cancelled orders',
    },
    download: 'Download CSV',
  },

  // Customers
  countedOrdersOf: (count: number, name: string) => `${count} orders of ${name}`,
};

const ar: typeof en = {
  // The vendor's home
  untilFirstSale: 'خطوات حتى أول عملية بيع',
  waitingForYou: 'بانتظارك',
  waiting: {
    toConfirm: 'طلبات بانتظار التأكيد',
    late: 'طلبات تأخر شحنها',
    requests: 'طلبات إلغاء',
    low: 'منتجات قاربت على النفاد',
    unapproved: 'منتجات بانتظار الاعتماد',
    unanswered: 'تقييمات بانتظار ردك',
  },
  dueToConfirm: 'بانتظار التأكيد',
  sales: 'المبيعات',
  boxes: {
    sales: 'المبيعات',
    orders: 'الطلبات',
    average: 'متوسط قيمة الطلب',
    units: 'القطع المبيعة',
    customers: 'العملاء',
  },
  asTable: 'جدول',
  salesOf: {
    week: (currency) => `مبيعات آخر 7 أيام، ${currency}`,
    month: (currency) => `مبيعات آخر 30 يومًا، ${currency}`,
    year: (currency) => `مبيعات آخر 12 شهرًا، ${currency}`,
  },
  currencies: { SAR: 'ريال سعودي', BHD: 'دينار بحريني', USD: 'دولار أمريكي' },
  bestsellers: 'المنتجات الأكثر مبيعًا',

  // Reports
  report: {
    tiles: {
      gross: 'قيمة البضائع',
      discounts: 'الخصومات',
      shipping: 'الشحن',
      tax: 'الضريبة',
      net: 'إجمالي المبيعات',
      orders: 'الطلبات',
      units: 'القطع المبيعة',
      cancelled: 'الطلبات الملغاة',
    },
    download: 'تنزيل CSV',
  },

  // Customers
  countedOrdersOf: (count, name) => (count === 2 ? `طلبان من ${name}` : `${count} طلبات من ${name}`),
};

/** The vendor's numbers: the home of the portal, reports and customers. */
export const numbers = { en, ar };
