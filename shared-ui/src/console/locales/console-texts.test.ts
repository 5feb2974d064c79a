import ar from './ar.json';
import en from './en.json';
import { kitLocales } from '../../locales/kit-locales.ts';
import { localeProblems } from '../../testing/locale-problems.ts';

it('Both languages of the consoles have the same keys and all plural forms', () => {
  expect(localeProblems(en, ar, ['Ctrl K'])).toEqual([]);
});

it('A text of the consoles replaces none that every area shows', () => {
  expect(Object.keys(en).filter((group) => group in kitLocales.en)).toEqual([]);
});
