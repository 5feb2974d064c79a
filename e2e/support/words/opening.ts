const en = {
  // The first admin
  invitation: { password: 'Password', again: 'The password again', open: 'Open the console' },

  // From an empty shop to an open one
  notOpenYet: 'We are not open yet',
  opening: {
    title: 'First-day checklist',
    go: 'Go to the checklist',
    done: 'done',
    complete: 'All of this is done: your shop is open.',
    sendMail: 'Send me a test mail',
    mailTaken: 'The mail server took the mail to',
    mail: 'A test mail from your shop',
    steps: {
      company: 'Who runs the shop',
      contact: 'How to reach you',
      legal: 'Legal texts',
      shipping: 'How new vendors ship',
      places: 'Places',
      mail: 'Mail that arrives',
      category: 'First category',
      vendor: 'First approved vendor',
      product: 'First product on sale',
    },
  },
  company: {
    legalName: 'Legal name',
    legalNameArabic: 'Legal name in Arabic',
    registration: 'Commercial registration number',
  },
  phoneForEverything: 'Phone for everything',
  addCategory: 'Add category',
  legalPages: {
    names: ['Privacy policy', 'Terms and conditions', 'Returns', 'Shipping'],
    english: 'English text',
    arabic: 'Arabic text',
    publish: 'Publish',
    published: 'Published',
  },
};

const ar: typeof en = {
  // The first admin
  invitation: { password: 'كلمة المرور', again: 'كلمة المرور مرة أخرى', open: 'فتح لوحة الإدارة' },

  // From an empty shop to an open one
  notOpenYet: 'لم نفتح أبوابنا بعد',
  opening: {
    title: 'قائمة اليوم الأول',
    go: 'إلى القائمة',
    done: 'تم',
    complete: 'اكتمل كل ذلك، ومتجرك مفتوح.',
    sendMail: 'أرسل إليّ رسالة تجريبية',
    mailTaken: 'قبل خادم البريد الرسالة إلى',
    mail: 'رسالة تجريبية من متجرك',
    steps: {
      company: 'من يدير المتجر',
      contact: 'كيف يصل إليك الناس',
      legal: 'النصوص القانونية',
      shipping: 'شحن البائعين الجدد',
      places: 'الأماكن',
      mail: 'بريد يصل',
      category: 'أول فئة',
      vendor: 'أول بائع معتمد',
      product: 'أول منتج معروض للبيع',
    },
  },
  company: {
    legalName: 'الاسم القانوني',
    legalNameArabic: 'الاسم القانوني بالعربية',
    registration: 'رقم السجل التجاري',
  },
  phoneForEverything: 'رقم الهاتف الرئيسي',
  addCategory: 'إضافة فئة',
  legalPages: {
    names: ['سياسة الخصوصية', 'الشروط والأحكام', 'الإرجاع', 'الشحن'],
    english: 'النص الإنجليزي',
    arabic: 'النص العربي',
    publish: 'نشر',
    published: 'منشورة',
  },
};

/** How a shop is opened: the invitation, the first-day checklist, and what is filled in on the way. */
export const opening = { en, ar };
