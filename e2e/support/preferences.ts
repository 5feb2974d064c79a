/** What the visitor has chosen before the first page. */
export interface Preferences {
  lang: 'en' | 'ar';
  currency: 'SAR' | 'BHD' | 'USD';
}
