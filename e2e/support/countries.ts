/** Countries by the names that the demo's data gives them. */
export const SAUDI_ARABIA = { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' };
export const BAHRAIN = { en: 'Bahrain', ar: 'البحرين' };
