import { createInstance } from 'i18next';
import { localeProblems } from '../testing/locale-problems.ts';
import { kitLocales } from './kit-locales.ts';

it('Both languages have the same keys and all plural forms', () => {
  expect(localeProblems(kitLocales.en, kitLocales.ar)).toEqual([]);
});

it('A missing key, plural form and an unknown name are reported', () => {
  const problems = localeProblems(
    { title: 'T', rows_one: '{{count}} row', rows_other: '{{count}} rows' },
    { rows_one: 'صف', rows_other: '{{number}} صف' },
  );
  expect(problems).toContain('ar: title is missing');
  expect(problems).toContain('ar: rows_few is missing');
  expect(problems).toContain('ar: rows_other names {{number}}, which the English text does not');
});

it('A text that is missing or untranslated in Arabic is reported', () => {
  const problems = localeProblems(
    {
      greeting: 'Hello {{name}}',
      rows_one: '{{count}} row of {{total}}',
      rows_other: '{{count}} rows of {{total}}',
      iban: 'IBAN',
    },
    { greeting: 'أهلًا', rows_two: 'صفان', rows_few: '{{count}} rows', iban: 'IBAN' },
  );
  expect(problems).toContain('ar: greeting does not name {{name}}');
  expect(problems).toContain('ar: rows_few does not name {{total}}');
  expect(problems).toContain('ar: rows_few is not Arabic');
  expect(problems.filter((problem) => /iban|two|{{count}}/.test(problem))).toEqual([]);
});

it('An inconsistent Arabic spelling is reported', () => {
  const texts = { a: 'تعذر الحفظ', b: 'تصفح المتجر', c: 'صالحاً', d: 'تحقق من بريدك', e: 'بلاغات المتصفحات', f: 'أهلًا' };
  const problems = localeProblems(texts, texts).map((problem) => problem.split(' ')[1]);
  expect(problems).toEqual(['a', 'b', 'c', 'd']);
});

it('Two swapped translations are reported', () => {
  const problems = localeProblems(
    { cart: { shipping: 'Shipping', discount: 'Discount' }, order: { shipping: 'Shipping', discount: 'Discount' } },
    { cart: { shipping: 'الخصم', discount: 'الشحن' }, order: { shipping: 'الشحن', discount: 'الخصم' } },
  );
  expect(problems[0]).toBe('ar: cart.shipping and cart.discount are swapped, or elsewhere');
});

it.each([
  [0, 'لا تقييمات'],
  [1, 'تقييم واحد'],
  [2, 'تقييمان'],
  [3, '3 تقييمات'],
  [11, '11 تقييمًا'],
  [100, '100 تقييم'],
])('An Arabic reader sees %i reviews in the right grammatical number', async (count, words) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ar', resources: { ar: { kit: kitLocales.ar } } });
  expect(i18n.t('kit:stars.reviews', { count })).toBe(words);
});
