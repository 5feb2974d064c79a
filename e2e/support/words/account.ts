const en = {
  // The dashboard
  hello: (name: string) => `Hello, ${name}`,
  quickLinks: 'Quick links',
  quickPlaces: [
    'See your orders',
    'Track an order',
    'Your wishlist',
    'Your address',
    'Account details',
    'Browse the shop',
  ],
  logout: 'Log out',

  // The shipping address
  shippingAddress: 'Shipping address',
  addAddress: 'Add an address',
  edit: 'Edit',
  cancel: 'Cancel',
  saveAddress: 'Save address',
  streetLine: 'Address line 1',
  postalCodeNotOf: (country: string) => `Invalid postal code format for ${country}`,
  addressSaved: 'Address saved successfully',
  parcelsGoTo: 'Where your parcels go',
  changeShippingAddress: 'Change the shipping address',

  // Account details, password and language
  saveChanges: 'Save changes',
  detailsSaved: 'Account Details Updated Successfully',
  passwordTab: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordWrong: 'The current password is not correct.',
  passwordChanged: 'Password changed successfully',
  loginExpired: 'Your session has ended. Log in to go on where you were.',
  languageTab: 'Language',
  saveLanguage: 'Save language',

  // A forgotten password
  forgotPassword: 'Forgot password?',
  forgotTitle: 'Forgot your password?',
  linkSentTo: (email: string) => `If ${email} has an account, a link is on its way to it.`,
  resetMail: 'Choose a new password',
  resetPassword: 'Save new password',
  resetDone: 'Your new password is saved. Log in with it.',
  linkDead: 'This reset link is not valid any more. Please ask for a new one.',
  newLink: 'Send me a new link',

  // Orders
  orderTitle: (number: string) => `Order #${number}`,
  cancelOrder: 'Cancel Order',
  cancelTitle: 'Cancel this order?',
  confirmCancel: 'Yes, cancel it',
  keepOrder: 'Keep order',
  orderCancelled: 'Your order has been cancelled.',
  cancelled: 'Cancelled',
  askTitle: 'Ask for cancellation?',
  askVendor: 'Ask the seller',
  cancelRequested: 'Cancellation requested',
  requestWaits: 'Your request is waiting for an answer.',
  buyAgain: 'Buy again',
  backInCart: 'Back in your cart',

  // Registration
  documentRefused: 'Send a PDF, JPEG or PNG file.',
  accountReady: 'Your account is ready. Log in to start shopping.',
};

const ar: typeof en = {
  // The dashboard
  hello: (name) => `مرحبًا، \u2068${name}\u2069`,
  quickLinks: 'روابط سريعة',
  quickPlaces: ['عرض طلباتك', 'تتبّع طلب', 'المفضلة', 'عنوانك', 'بيانات الحساب', 'تصفّح المتجر'],
  logout: 'تسجيل الخروج',

  // The shipping address
  shippingAddress: 'عنوان الشحن',
  addAddress: 'أضف عنوانًا',
  edit: 'تعديل',
  cancel: 'إلغاء',
  saveAddress: 'حفظ العنوان',
  streetLine: 'السطر الأول من العنوان',
  postalCodeNotOf: (country) => `صيغة الرمز البريدي غير صحيحة للدولة: ${country}`,
  addressSaved: 'تم حفظ العنوان بنجاح',
  parcelsGoTo: 'إلى أين تصل طرودك',
  changeShippingAddress: 'تغيير عنوان الشحن',

  // Account details, password and language
  saveChanges: 'حفظ التغييرات',
  detailsSaved: 'تم تحديث بيانات الحساب بنجاح',
  passwordTab: 'كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  changePassword: 'تغيير كلمة المرور',
  passwordWrong: 'كلمة المرور الحالية غير صحيحة.',
  passwordChanged: 'تم تغيير كلمة المرور بنجاح',
  loginExpired: 'انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت.',
  languageTab: 'اللغة',
  saveLanguage: 'حفظ اللغة',

  // A forgotten password
  forgotPassword: 'نسيت كلمة المرور؟',
  forgotTitle: 'هل نسيت كلمة المرور؟',
  linkSentTo: (email) => `إذا كان للعنوان \u2068${email}\u2069 حساب لدينا فسيصله رابط بعد قليل.`,
  resetMail: 'اختر كلمة مرور جديدة',
  resetPassword: 'حفظ كلمة المرور الجديدة',
  resetDone: 'حُفظت كلمة مرورك الجديدة. سجّل الدخول بها.',
  linkDead: 'لم يعد رابط إعادة التعيين صالحًا. يرجى طلب رابط جديد.',
  newLink: 'أرسل لي رابطًا جديدًا',

  // Orders
  orderTitle: (number) => `الطلب #${number}`,
  cancelOrder: 'إلغاء الطلب',
  cancelTitle: 'هل تريد إلغاء هذا الطلب؟',
  confirmCancel: 'نعم، ألغِ الطلب',
  keepOrder: 'الإبقاء على الطلب',
  orderCancelled: 'تم إلغاء طلبك.',
  cancelled: 'ملغى',
  askTitle: 'هل تريد طلب الإلغاء؟',
  askVendor: 'إرسال طلب الإلغاء',
  cancelRequested: 'طُلب الإلغاء',
  requestWaits: 'وما زلنا ننتظر رده.',
  buyAgain: 'اشترِ مجددًا',
  backInCart: 'أُضيفت إلى سلتك من جديد',

  // Registration
  documentRefused: 'أرسل ملفًا بصيغة PDF أو JPEG أو PNG.',
  accountReady: 'أصبح حسابك جاهزًا. سجّل الدخول لتبدأ التسوق.',
};

/** The customer's own pages: dashboard, address, account, passwords, orders; and the registration. */
export const account = { en, ar };
