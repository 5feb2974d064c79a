const en = {
  // What an admin sets for the whole marketplace
  platform: {
    tabs: { general: 'General', contact: 'Contact', social: 'Social links', shipping: 'Shipping' },
    saved: 'Settings saved successfully',
    email: 'Email for everything',
    thirdPhone: 'Third phone',
    address: 'Address',
    arabicAddress: 'Address in Arabic',
    newer:
      'Another admin has saved these settings since you opened them. Load that state: what you have changed here stays. Then save again.',
    loadNewer: 'Load the new state',

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
    thirdPhone: 'رقم هاتف ثالث',
    address: 'العنوان بالإنجليزية',
    arabicAddress: 'العنوان بالعربية',
    newer: 'حفظ مدير آخر هذه الإعدادات بعد أن فتحتها. حمّل أحدث نسخة منها؛ سيبقى ما غيّرته هنا كما هو، ثم احفظ مرة أخرى.',
    loadNewer: 'تحميل أحدث نسخة',

    dollar: 'دولار أمريكي (USD)',
    firstCurrency: 'عملة الزيارة الأولى',
  },
};

/** What an admin sets for the whole marketplace. */
export const adminSettings = { en, ar };
