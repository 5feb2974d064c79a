const en = {
  // What an admin sets for the whole marketplace
  platform: {
    tabs: { general: 'General', contact: 'Contact', social: 'Social links', shipping: 'Shipping' },
    saved: 'Settings saved successfully',
    email: 'Email for everything',
    secondEmail: 'Second email',
    thirdEmail: 'Third email',
    thirdPhone: 'Third phone',
    address: 'Address',
    arabicAddress: 'Address in Arabic',
    latitude: 'Latitude of the office',
    longitude: 'Longitude of the office',
    emailRequired: 'Email is required.',
    emailFormat: 'Invalid email format.',
    phoneFormat: 'Enter a phone number of at least 6 digits, such as +966 11 555 0100.',
    addressRequired: 'Address is required.',
    degrees: 'Enter degrees as a number, such as 24.6966.',
    newer:
      'Another admin has saved these settings since you opened them. Load that state: what you have changed here stays. Then save again.',
    loadNewer: 'Load the new state',

    youtube: 'YouTube',
    x: 'X',
    wholeAddress: 'Enter a whole address that begins with https://',
    followUs: 'Follow us',
    newTab: (name: string) => `${name} (opens in a new tab)`,

    fee: (currency: string) => `Fee (${currency})`,
    freeFrom: (currency: string) => `Free from (${currency})`,
    daysMin: 'Shortest handling time (working days)',
    daysMax: 'Longest handling time (working days)',
    feeRequired: 'Please write an amount; 0 ships for free.',
    wrongAmount: 'Enter an amount up to 1,000,000 with at most 2 decimals.',
    wrongDays: 'The longest time cannot be shorter than the shortest.',

    dollar: 'US dollar (USD)',
    firstCurrency: 'Currency of a first visit',
  },
};

const ar: typeof en = {
  // What an admin sets for the whole marketplace
  platform: {
    tabs: { general: 'عام', contact: 'التواصل', social: 'حسابات التواصل', shipping: 'الشحن' },
    saved: 'حُفظت الإعدادات بنجاح',
    email: 'البريد الإلكتروني الرئيسي',
    secondEmail: 'بريد إلكتروني ثانٍ',
    thirdEmail: 'بريد إلكتروني ثالث',
    thirdPhone: 'رقم هاتف ثالث',
    address: 'العنوان بالإنجليزية',
    arabicAddress: 'العنوان بالعربية',
    latitude: 'خط عرض المكتب',
    longitude: 'خط طول المكتب',
    emailRequired: 'البريد الإلكتروني مطلوب.',
    emailFormat: 'صيغة البريد الإلكتروني غير صحيحة.',
    phoneFormat: 'أدخل رقم هاتف من 6 أرقام على الأقل، مثل \u200e+966 11 555 0100',
    addressRequired: 'العنوان بالإنجليزية مطلوب.',
    degrees: 'أدخل الدرجات كرقم، مثل 24.6966',
    newer: 'حفظ مدير آخر هذه الإعدادات بعد أن فتحتها. حمّل الحالة الجديدة؛ سيبقى ما غيّرته هنا كما هو، ثم احفظ مرة أخرى.',
    loadNewer: 'تحميل الحالة الجديدة',

    youtube: 'يوتيوب',
    x: 'إكس',
    wholeAddress: 'أدخل عنوانًا كاملًا يبدأ بـ \u200ehttps://',
    followUs: 'تابعنا',
    newTab: (name) => `${name} (يُفتح في علامة تبويب جديدة)`,

    fee: (currency) => `الرسوم (${currency})`,
    freeFrom: (currency) => `مجاني ابتداءً من (${currency})`,
    daysMin: 'أقصر مدة تجهيز (أيام عمل)',
    daysMax: 'أطول مدة تجهيز (أيام عمل)',
    feeRequired: 'يرجى كتابة المبلغ، والقيمة 0 تعني شحنًا مجانيًا.',
    wrongAmount: 'أدخل مبلغًا لا يتجاوز 1,000,000 وبحد أقصى 2 منازل عشرية.',
    wrongDays: 'لا يمكن أن تكون المدة القصوى أقل من المدة الدنيا.',

    dollar: 'دولار أمريكي (USD)',
    firstCurrency: 'عملة الزيارة الأولى',
  },
};

/** What an admin sets for the whole marketplace. */
export const adminSettings = { en, ar };
