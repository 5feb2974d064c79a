const en = {
  // The frame of every page
  callUs: (phone: string) => `Call us: ${phone}`,
  mainNavigation: 'Main navigation',
  places: {
    home: 'Home',
    about: 'About us',
    shop: 'Shop',
    blogs: 'News and advice',
    trackOrder: 'Track order',
    contact: 'Contact us',
    login: 'Log in',
    account: 'My account',
    cart: 'Cart',
    wishlist: 'Wishlist',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
  },

  // Home
  heroTitle: 'The medical supplies you rely on, in one basket',
  shopByCategory: 'Shop by category',
  nextCategories: 'Next categories',
  previousCategories: 'Previous categories',
  testimonials: 'What our customers say',
  testimonial: (number: number) => `Testimonial ${number} of 4`,
  voices: ['Dr. Reem A.', 'Khalid M.', 'Fatima S.', 'Noura H.'],
  buyMasks: 'Buy medical masks',
  exploreProducts: 'Explore products',

  // About, blog and contact
  contactFields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    subject: 'Subject',
    message: 'Message',
  },
  sendMessage: 'Send message',
  messageReceived: 'Thank you, we have your message and will answer soon.',
  mapOfOffice: 'Map of our office',
  showMap: 'Show the map',

  // Newsletter
  newsletter: '10% off your first order',
  subscribe: 'Subscribe',
  confirmNewsletterMail: 'Please confirm your newsletter',
  confirmNewsletter: 'Yes, send me the newsletter',
  newsletterConfirmed: 'Thank you, your subscription is confirmed.',
  welcomeMail: 'Your 10% code from Balsam',
  yourCode: 'Your code',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. You will get no more newsletters from us.',
};

const ar: typeof en = {
  // The frame of every page
  callUs: (phone) => `اتصل بنا: ${phone}`,
  mainNavigation: 'التنقل الرئيسي',
  places: {
    home: 'الرئيسية',
    about: 'من نحن',
    shop: 'المتجر',
    blogs: 'أخبار ونصائح',
    trackOrder: 'تتبّع الطلب',
    contact: 'اتصل بنا',
    login: 'تسجيل الدخول',
    account: 'حسابي',
    cart: 'سلة التسوق',
    wishlist: 'المفضلة',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
  },

  // Home
  heroTitle: 'مستلزماتك الطبية الموثوقة في سلة واحدة',
  shopByCategory: 'تسوّق حسب الفئة',
  nextCategories: 'الفئات التالية',
  previousCategories: 'الفئات السابقة',
  testimonials: 'ماذا يقول عملاؤنا',
  testimonial: (number) => `الرأي ${number} من 4`,
  voices: ['د. ريم ع.', 'خالد م.', 'فاطمة س.', 'نورة ح.'],
  buyMasks: 'اشترِ الكمامات الطبية',
  exploreProducts: 'استكشف المنتجات',

  // About, blog and contact
  contactFields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    subject: 'الموضوع',
    message: 'الرسالة',
  },
  sendMessage: 'إرسال الرسالة',
  messageReceived: 'شكرًا لك، وصلتنا رسالتك وسنردّ عليك قريبًا.',
  mapOfOffice: 'خريطة مكتبنا',
  showMap: 'عرض الخريطة',

  // Newsletter
  newsletter: 'خصم 10% على طلبك الأول',
  subscribe: 'اشترك',
  confirmNewsletterMail: 'يرجى تأكيد الاشتراك في النشرة البريدية',
  confirmNewsletter: 'نعم، أرسل إليّ النشرة',
  newsletterConfirmed: 'شكرًا لك، تم تأكيد اشتراكك.',
  welcomeMail: 'رمز خصم 10% من بلسم',
  yourCode: 'رمز الكوبون',
  unsubscribe: 'إلغاء الاشتراك',
  unsubscribed: 'أُلغي اشتراكك، ولن تصلك منا نشرات بعد الآن.',
};

/** The frame of the shop, its home page, what it says of itself, the contact form and the newsletter. */
export const house = { en, ar };
