/** Country names in the demo data. */
export const SAUDI_ARABIA = { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' };
export const BAHRAIN = { en: 'Bahrain', ar: 'البحرين' };
