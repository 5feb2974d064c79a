const en = {
  // The list
  fromDay: 'From',
  due: { request: 'Cancellation requests' },
  wantsToCancel: 'Wants to cancel',
  ordersOf: (name: string) => `Orders of ${name}`,
  exportOrders: 'Export CSV',

  // The next status
  note: 'Note (optional)',
  cancellationReason: 'Cancellation reason (optional)',
  dismiss: 'Cancel',
  outOfStockNow: (name: string) => `${name} is sold out.`,
  cannotReturn: 'There is not enough in stock to take this order up again. It stays as it is.',
  keepsStatus: (number: string, reason: string) => `Order ${number} keeps its status: ${reason}`,
  reasonOfCancellation: (reason: string) => `Reason for the cancellation: ${reason}`,

  // The details
  summaryCards: ['Order date', 'Delivery status', 'Total amount', 'Payment method'],
  sums: { subtotal: 'Subtotal', shipping: 'Shipping', tax: 'Tax', total: 'Total' },
  shippingInformation: 'Shipping Information',
  billingAddress: 'Billing Address',
  orderHistory: 'Order history',
  trackParcel: 'Track Package',

  // The page of an order
  orderHeading: (number: string) => `Order #${number}`,
  deliveryAddress: 'Delivery address',
  trackId: 'Track ID',
  noneYet: 'None yet',

  // The pickup
  pickupFields: { date: 'Pickup Date', from: 'From Time', to: 'To Time' },
  pickupTime: 'Time',
  schedulePickup: 'Schedule Pickup',
  cancelPickup: 'Cancel Pickup',
  cancelPickupTitle: 'Cancel the pickup?',

  // The papers
  papers: { slip: 'Packing slip', invoice: 'Invoice', label: 'Label' },
  backToOrder: 'Back to the order',

  // A customer wants to cancel
  asksToCancel: 'the customer asked you to cancel this order.',
  decline: 'Decline',
  declineTitle: 'Decline the request',
  reasonForCustomer: 'Reason for the customer (optional)',
  youDeclined: 'You declined the customer',
  vendorDeclined: 'The vendor has declined your request to cancel this order.',
  goesOnMail: (number: string) => `Your order ${number} goes on`,
  acceptCancel: 'Cancel the order',
  acceptTitle: 'Cancel this order?',
  accepted: 'The order is cancelled',
  cancelledMail: (number: string) => `Your order ${number} is cancelled`,
};

const ar: typeof en = {
  // The list
  fromDay: 'من تاريخ',
  due: { request: 'طلبات الإلغاء' },
  wantsToCancel: 'طُلب إلغاؤه',
  ordersOf: (name) => `طلبات ${name}`,
  exportOrders: 'تصدير CSV',

  // The next status
  note: 'ملاحظة (اختياري)',
  cancellationReason: 'سبب الإلغاء (اختياري)',
  dismiss: 'تراجع',
  outOfStockNow: (name) => `نفدت الكمية من ${name}.`,
  cannotReturn: 'الكمية المتوفرة لا تكفي لاستئناف هذا الطلب، فبقي كما هو.',
  keepsStatus: (number, reason) => `لم تتغيّر حالة الطلب ${number}: ${reason}`,
  reasonOfCancellation: (reason) => `سبب الإلغاء: ${reason}`,

  // The details
  summaryCards: ['تاريخ الطلب', 'حالة التوصيل', 'المبلغ الإجمالي', 'طريقة الدفع'],
  sums: { subtotal: 'المجموع الفرعي', shipping: 'الشحن', tax: 'الضريبة', total: 'الإجمالي' },
  shippingInformation: 'معلومات الشحن',
  billingAddress: 'عنوان الفاتورة',
  orderHistory: 'سجل الطلب',
  trackParcel: 'تتبّع الشحنة',

  // The page of an order
  orderHeading: (number) => `الطلب #${number}`,
  deliveryAddress: 'عنوان التوصيل',
  trackId: 'رقم التتبّع',
  noneYet: 'لا يوجد بعد',

  // The pickup
  pickupFields: { date: 'تاريخ الاستلام', from: 'من الساعة', to: 'إلى الساعة' },
  pickupTime: 'الوقت',
  schedulePickup: 'جدولة الاستلام',
  cancelPickup: 'إلغاء الاستلام',
  cancelPickupTitle: 'هل تريد إلغاء الاستلام؟',

  // The papers
  papers: { slip: 'قائمة التعبئة', invoice: 'فاتورة', label: 'بوليصة الشحن' },
  backToOrder: 'العودة إلى الطلب',

  // A customer wants to cancel
  asksToCancel: 'طلب العميل إلغاء هذا الطلب',
  decline: 'رفض',
  declineTitle: 'رفض طلب الإلغاء',
  reasonForCustomer: 'السبب الذي سيقرؤه العميل (اختياري)',
  youDeclined: 'رفضت طلب العميل',
  vendorDeclined: 'لم يوافق البائع على إلغاء هذا الطلب.',
  goesOnMail: (number) => `طلبك رقم ${number} مستمر`,
  acceptCancel: 'إلغاء الطلب',
  acceptTitle: 'هل تريد إلغاء هذا الطلب؟',
  accepted: 'تم إلغاء الطلب',
  cancelledMail: (number) => `تحديث حالة طلبك رقم ${number}: ملغى`,
};

/** A vendor's orders: the list, their statuses, the page of each, its pickup, its papers, wishes to cancel. */
export const vendorOrders = { en, ar };
