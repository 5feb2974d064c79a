/** What people read on the screens that the journeys visit: written here once more, so that a lost text is noticed. */
const WORDS = {
  en: {
    areaFailed: 'This part is being repaired',
    tryAgain: 'Try again',
    vendorLogin: 'Vendor login',
    vendorSignIn: 'Vendor sign in',
    logIn: 'Log in',
    shop: 'Shop',
    currency: 'Currency',
    language: 'Language',
    currencyUpdated: 'Currency updated successfully',
    languageUpdated: 'Language updated successfully',
  },
  ar: {
    areaFailed: 'هذا القسم قيد الصيانة',
    tryAgain: 'إعادة المحاولة',
    vendorLogin: 'دخول البائعين',
    vendorSignIn: 'دخول البائعين',
    logIn: 'تسجيل الدخول',
    shop: 'المتجر',
    currency: 'العملة',
    language: 'اللغة',
    currencyUpdated: 'تم تحديث العملة بنجاح',
    languageUpdated: 'تم تحديث اللغة بنجاح',
  },
};

export type Words = (typeof WORDS)['en'];

export const wordsOf = (lang: 'en' | 'ar'): Words => WORDS[lang];
