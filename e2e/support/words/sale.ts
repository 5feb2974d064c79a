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
  cartTitle: 'Shopping cart',
  cartColumns: ['Product', 'Unit price', 'Quantity', 'Total', 'Delete'],
  oneLess: (name: string) => `One less: ${name}`,
  cartLink: (items: number, total: string) => `Cart: ${items} items, ${total}`,
  itemsInCart: (count: number) => `${count} items`,
  subTotal: 'Sub-total',
  total: 'Total',
  partShipping: 'Shipping',
  free: 'Free',
  missingForFree: (amount: string) => `Add ${amount} more from this seller for free shipping.`,
  reachedFree: 'This seller ships your order for free.',
  computedAtCheckout: 'Taxes and shipping are computed at checkout.',
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
  enterCoupon: 'Enter a coupon code.',
  couponUnknown: 'We do not know this code. Please check how it is written.',
  couponEnded: /^This code ended on \p{L}+ \d{1,2}, \d{4}\.$/u,
  couponUsedUp: 'This code has been used up.',
  couponUsedByYou: 'You have already used this code.',
  couponOtherSeller: (seller: string) => `This code is for products by ${seller}, and there are none in your cart.`,
  couponMinimum: (minimum: string, missing: string) =>
    `This code needs at least ${minimum} in your cart. Add ${missing} more.`,
  couponSaves: (percent: number, amount: string) => `${percent}% off: you save ${amount}.`,
  removeCoupon: (code: string) => `Remove the coupon ${code}`,

  // The checkout
  checkoutTitle: 'Checkout',
  yourOrder: 'Your order',
  shippingAndHandling: 'Shipping and handling',
  orderTotal: 'Order total',
  addressQuestion: 'Is this address right?',
  postalCodeRefused: (country: string) => `Invalid postal code format for ${country}`,
  correctAddress: 'Correct the address',
  keepAddress: 'Keep it and place the order',
  orderFailed: 'Your order could not be placed. Nothing was ordered; please try again.',
  totalsChanged:
    'Your cart or its prices have changed, so nothing was ordered. Please check the new totals, then place your order again.',
  totalBefore: 'Before:',
  totalNow: 'Now:',
  sessionEnded: 'Your session has ended',
  signInAgain: 'Log in and continue',

  // The confirmation
  thankYou: 'Thank you, your order is placed',
  whatNext: 'What happens next',
  parcelOf: (number: number, count: number, seller: string) => `Parcel ${number} of ${count}: ${seller}`,
  deliveryAndPayment: 'Delivery and payment',
  print: 'Print',
  trackThisOrder: 'Track this order',
  browseShop: 'Browse the shop',

  // Tracking
  trackTitle: 'Track your order',
  orderId: 'Order ID',
  billingEmail: 'Billing email',
  trackOrder: 'Track order',
  orderIdRequired: 'Order ID is required.',
  billingEmailRequired: 'Billing email is required.',
  emailInvalid: 'Invalid email format.',
  orderNotFound: 'We find no order with this number and this email. Please check both.',
  orderFound: (number: string) => `Order ${number}`,
  parcelFrom: (seller: string) => `Parcel from ${seller}`,
  timeline: ['Order placed', 'Confirmed', 'Shipped', 'Delivered'],
  notYet: 'Not yet',
  fromTheSeller: 'From the seller',
  expected: 'Expected',
  trackPackage: 'Track Package',
};

const ar: typeof en = {
  // The cart
  cartTitle: 'سلة التسوق',
  cartColumns: ['المنتج', 'سعر الوحدة', 'الكمية', 'الإجمالي', 'حذف'],
  oneLess: (name) => `تقليل كمية ${name} بواحد`,
  cartLink: (items, total) => `سلة التسوق: ${pieces(items)}، ${total}`,
  itemsInCart: (count) => (count % CENTURY >= 3 && count % CENTURY <= MANY ? `${count} منتجات` : `${count} منتجًا`),
  subTotal: 'المجموع الفرعي',
  total: 'الإجمالي',
  partShipping: 'الشحن',
  free: 'مجاني',
  missingForFree: (amount) => `أضف ما قيمته ${amount} من هذا البائع لتحصل على شحن مجاني.`,
  reachedFree: 'يشحن هذا البائع طلبك مجانًا.',
  computedAtCheckout: 'تُحتسب الضرائب وتكاليف الشحن عند إتمام الشراء.',
  onlyLeft: (count) => LEFT[count] ?? `لم تتبقَّ سوى ${pieces(count)}.`,
  removeLine: (name) => `حذف ${name}`,
  lineRemoved: (name) => `تم حذف ${name} من سلتك.`,
  putBack: 'تراجع',
  cartEmpty: 'لا توجد منتجات في سلتك بعد.',

  // Coupons
  couponCode: 'رمز الكوبون',
  applyCoupon: 'تطبيق',
  coupon: 'كوبون الخصم',
  discount: 'الخصم',
  discountBy: (code) => `الخصم (${code})`,
  enterCoupon: 'أدخل رمز الكوبون.',
  couponUnknown: 'رمز الخصم هذا غير معروف. يرجى التحقق من كتابته.',
  couponEnded: /^انتهت صلاحية رمز الخصم هذا في \d{1,2} \p{L}+ \d{4}\.$/u,
  couponUsedUp: 'نفدت مرات استخدام رمز الخصم هذا.',
  couponUsedByYou: 'سبق أن استخدمت رمز الخصم هذا.',
  couponOtherSeller: (seller) => `رمز الخصم هذا لمنتجات ${seller}، ولا يوجد أي منها في سلتك.`,
  couponMinimum: (minimum, missing) =>
    `يتطلب رمز الخصم هذا ما لا يقل عن ${minimum} في سلتك. أضف منتجات بقيمة ${missing} ليسري الخصم.`,
  couponSaves: (percent, amount) => `خصم ${percent}\u200e%\u200e: وفّرت ${amount}.`,
  removeCoupon: (code) => `إزالة الكوبون ${code}`,

  // The checkout
  checkoutTitle: 'إتمام الشراء',
  yourOrder: 'طلبك',
  shippingAndHandling: 'الشحن والمناولة',
  orderTotal: 'إجمالي الطلب',
  addressQuestion: 'هل هذا العنوان صحيح؟',
  postalCodeRefused: (country) => `صيغة الرمز البريدي غير صحيحة لـ ${country}`,
  correctAddress: 'تصحيح العنوان',
  keepAddress: 'أبقه كما هو وأكّد الطلب',
  orderFailed: 'تعذّر تأكيد طلبك ولم يُسجَّل أي طلب. حاول مرة أخرى.',
  totalsChanged: 'تغيّرت سلتك أو أسعارها، فلم يُسجَّل الطلب. راجع المبالغ الجديدة ثم أكّد طلبك مرة أخرى.',
  totalBefore: 'قبل:',
  totalNow: 'الآن:',
  sessionEnded: 'انتهت جلستك',
  signInAgain: 'تسجيل الدخول والمتابعة',

  // The confirmation
  thankYou: 'شكرًا لك، تم استلام طلبك',
  whatNext: 'ما الخطوة التالية',
  parcelOf: (number, count, seller) => `الطرد ${number} من ${count}: ${seller}`,
  deliveryAndPayment: 'التوصيل والدفع',
  print: 'طباعة',
  trackThisOrder: 'تتبّع هذا الطلب',
  browseShop: 'تصفّح المتجر',

  // Tracking
  trackTitle: 'تتبّع طلبك',
  orderId: 'رقم الطلب',
  billingEmail: 'البريد الإلكتروني للفاتورة',
  trackOrder: 'تتبّع الطلب',
  orderIdRequired: 'رقم الطلب مطلوب.',
  billingEmailRequired: 'البريد الإلكتروني للفاتورة مطلوب.',
  emailInvalid: 'صيغة البريد الإلكتروني غير صحيحة.',
  orderNotFound: 'لم نجد طلبًا بهذا الرقم وهذا البريد الإلكتروني. يرجى التحقق منهما.',
  orderFound: (number) => `الطلب ${number}`,
  parcelFrom: (seller) => `طرد من ${seller}`,
  timeline: ['تم الطلب', 'تم التأكيد', 'تم الشحن', 'تم التسليم'],
  notYet: 'لم يحن بعد',
  fromTheSeller: 'من البائع',
  expected: 'موعد الوصول المتوقع:',
  trackPackage: 'تتبّع الطرد',
};

/** The cart, its coupons, the checkout, the confirmation of an order and its tracking. */
export const sale = { en, ar };
