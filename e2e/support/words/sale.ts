const LEFT = ['نفدت الكمية من هذا المنتج.', 'لم تتبقَّ سوى قطعة واحدة.', 'لم تتبقَّ سوى قطعتين.'];
const MANY = 10;
const CENTURY = 100;

/** Arabic says "3 قطع", but "11 قطعة" and "103 قطع". */
const pieces = (count: number): string => {
  const rest = count % CENTURY;
  return rest >= 3 && rest <= MANY ? `${count} قطع` : `${count} قطعة`;
};

const en = {
  // The cart
  cartLink: (items: number, total: string) => `Cart: ${items} items, ${total}`,
  subTotal: 'Subtotal',
  total: 'Total',
  partShipping: 'Shipping',
  free: 'Free',
  missingForFree: (amount: string) => `Add ${amount} more from this seller for free shipping.`,
  reachedFree: 'This seller ships your order for free.',
  onlyLeft: (count: number) => (count === 0 ? 'This product is sold out.' : `Only ${count} left.`),
  removeLine: (name: string) => `Remove ${name}`,
  lineRemoved: (name: string) => `${name} was removed from your cart.`,
  putBack: 'Undo',
  cartEmpty: 'There are no items in your cart yet.',

  // Coupons
  couponCode: 'Coupon code',
  applyCoupon: 'Apply',
  coupon: 'Coupon',
  discount: 'Discount',
  discountBy: (code: string) => `Discount (${code})`,
  couponUnknown: 'We do not know this code. Please check how it is written.',
  couponEnded: /^This code ended on \p{L}+ \d{1,2}, \d{4}\.$/u,
  couponSaves: (percent: number, amount: string) => `${percent}% off: you save ${amount}.`,

  // The checkout
  checkoutTitle: 'Checkout',
  yourOrder: 'Your order',
  shippingAndHandling: 'Shipping and handling',
  orderTotal: 'Order total',
  addressQuestion: 'Is this address right?',
  postalCodeRefused: (country: string) => `Invalid postal code format for ${country}`,
  correctAddress: 'Correct the address',
  orderFailed: 'Your order could not be placed. Nothing was ordered; please try again.',
  totalsChanged:
    'Your cart or its prices have changed, so nothing was ordered. Please check the new totals, then place your order again.',
  totalBefore: 'Before:',
  totalNow: 'Now:',
  sessionEnded: 'Your session has ended',
  signInAgain: 'Log in and continue',

  // The confirmation
  thankYou: 'Thank you, your order is placed',
  parcelOf: (number: number, count: number, seller: string) => `Parcel ${number} of ${count}: ${seller}`,
  deliveryAndPayment: 'Delivery and payment',
  print: 'Print',
  trackThisOrder: 'Track this order',

  // Tracking
  orderId: 'Order ID',
  billingEmail: 'Billing email',
  trackOrder: 'Track order',
  orderNotFound: 'We find no order with this number and this email. Please check both.',
  orderFound: (number: string) => `Order ${number}`,
  parcelFrom: (seller: string) => `Parcel from ${seller}`,
  timeline: ['Order placed', 'Confirmed', 'Shipped', 'Delivered'],
  expected: 'Expected',
  trackPackage: 'Track Package',
};

const ar: typeof en = {
  // The cart
  cartLink: (items, total) => `سلة التسوق: ${pieces(items)}، ${total}`,
  subTotal: 'المجموع الفرعي',
  total: 'الإجمالي',
  partShipping: 'الشحن',
  free: 'مجاني',
  missingForFree: (amount) => `أضف ما قيمته ${amount} من هذا البائع لتحصل على شحن مجاني.`,
  reachedFree: 'يشحن هذا البائع طلبك مجانًا.',
  onlyLeft: (count) => LEFT[count] ?? `لم تتبقَّ سوى ${pieces(count)}.`,
  removeLine: (name) => `حذف ${name}`,
  lineRemoved: (name) => `تم حذف ${name} من سلتك.`,
  putBack: 'تراجع',
  cartEmpty: 'لا توجد منتجات في سلتك بعد.',

  // Coupons
  couponCode: 'رمز الكوبون',
  applyCoupon: 'تطبيق',
  coupon: 'الكوبون',
  discount: 'الخصم',
  discountBy: (code) => `الخصم (${code})`,
  couponUnknown: 'هذا الكوبون غير معروف. يرجى التحقق من كتابته.',
  couponEnded: /^انتهت صلاحية هذا الكوبون في \d{1,2} \p{L}+ \d{4}\.$/u,
  couponSaves: (percent, amount) => `خصم ${percent}\u200e%\u200e: وفّرت ${amount}.`,

  // The checkout
  checkoutTitle: 'إتمام الشراء',
  yourOrder: 'طلبك',
  shippingAndHandling: 'الشحن والمناولة',
  orderTotal: 'إجمالي الطلب',
  addressQuestion: 'هل هذا العنوان صحيح؟',
  postalCodeRefused: (country) => `صيغة الرمز البريدي غير صحيحة لـ ${country}`,
  correctAddress: 'تصحيح العنوان',
  orderFailed: 'تعذّر تأكيد طلبك ولم يُسجَّل أي طلب. حاول مرة أخرى.',
  totalsChanged: 'تغيّرت سلتك أو أسعارها، فلم يُسجَّل الطلب. راجع المبالغ الجديدة ثم أكّد طلبك مرة أخرى.',
  totalBefore: 'قبل التغيير:',
  totalNow: 'الآن:',
  sessionEnded: 'انتهت جلستك',
  signInAgain: 'تسجيل الدخول والمتابعة',

  // The confirmation
  thankYou: 'شكرًا لك، تم استلام طلبك',
  parcelOf: (number, count, seller) => `الطرد ${number} من ${count}: ${seller}`,
  deliveryAndPayment: 'التوصيل والدفع',
  print: 'طباعة',
  trackThisOrder: 'تتبّع هذا الطلب',

  // Tracking
  orderId: 'رقم الطلب',
  billingEmail: 'البريد الإلكتروني للفاتورة',
  trackOrder: 'تتبّع الطلب',
  orderNotFound: 'لم نجد طلبًا بهذا الرقم وهذا البريد الإلكتروني. يرجى التحقق منهما.',
  orderFound: (number) => `الطلب ${number}`,
  parcelFrom: (seller) => `طرد من ${seller}`,
  timeline: ['تم الطلب', 'تم التأكيد', 'تم الشحن', 'تم التسليم'],
  expected: 'موعد الوصول المتوقع:',
  trackPackage: 'تتبّع الطرد',
};

/** The cart, its coupons, the checkout, the confirmation of an order and its tracking. */
export const sale = { en, ar };
