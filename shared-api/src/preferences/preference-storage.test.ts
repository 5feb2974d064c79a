import { readCurrency, readLang, readMirrored, storePreference, takeNotice } from './preference-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A choice is stored and mirrored to the server in a readable cookie', () => {
  storePreference('lang', 'ar');
  storePreference('currency', 'BHD');
  expect(readLang(localStorage)).toBe('ar');
  expect(readCurrency(localStorage)).toBe('BHD');
  expect(document.cookie).toContain('lang=ar');
  expect(document.cookie).toContain('currency=BHD');
});

test('A choice that only the cookies still hold is read from them', () => {
  const nothing = { lang: null, currency: null, theme: null };
  expect(readMirrored('token=1; lang=ar; currency=BHD')).toEqual({ ...nothing, lang: 'ar', currency: 'BHD' });
  expect(readMirrored('theme=dark')).toEqual({ ...nothing, theme: 'dark' });
  expect(readMirrored('lang=fr; currency=__proto__; xlang=ar; theme=pink')).toEqual(nothing);
  expect(readMirrored('')).toEqual(nothing);
});

test('An impossible value counts as no choice', () => {
  localStorage.setItem('lang', 'fr');
  localStorage.setItem('currency', '__proto__');
  expect(readLang(localStorage)).toBeNull();
  expect(readCurrency(localStorage)).toBeNull();
});

test('A notice is returned once', () => {
  sessionStorage.setItem('notice_after_reload', 'shell:notices.language');
  expect(takeNotice()).toBe('shell:notices.language');
  expect(takeNotice()).toBeNull();
});
