import { stripBidi } from '../testing/strip-bidi.ts';
import {
  dayOf,
  formatCompact,
  formatDate,
  formatDay,
  formatDayPart,
  formatDayRange,
  formatExchangeRate,
  formatMoney,
  formatNumber,
  formatList,
  formatMeasure,
  formatMoment,
  formatPercent,
  formatRate,
  normalizeDigits,
} from './format.ts';

describe('Money', () => {
  it.each([
    [12.5, 'SAR', '12.50 SAR', '12.50 ر.س'],
    [1234.5, 'BHD', '1,234.500 BHD', '1,234.500 د.ب'],
    [0, 'USD', '0.00 USD', '0.00 دولار'],
    [-7, 'SAR', '-7.00 SAR', '-7.00 ر.س'],
  ] as const)('of %p %s reads the same to an English and to an Arabic shopper', (amount, currency, english, arabic) => {
    expect(stripBidi(formatMoney(amount, currency, 'en'))).toBe(english);
    expect(stripBidi(formatMoney(amount, currency, 'ar'))).toBe(arabic);
  });
});

describe('Dates', () => {
  it('show the day and the time in Riyadh in English', () => {
    expect(stripBidi(formatDate('2026-11-20T23:58:00Z', 'en'))).toBe('Nov 21, 2026 02:58 AM');
    expect(formatDay('2026-11-20T23:58:00Z', 'en')).toBe('Nov 21, 2026');
  });

  it('show the same with Arabic words and Latin digits', () => {
    expect(stripBidi(formatDate('2026-11-20T12:05:00Z', 'ar'))).toBe('20 نوفمبر 2026، 03:05 م');
    expect(stripBidi(formatDay('2026-11-20T12:05:00Z', 'ar'))).toBe('20 نوفمبر 2026');
  });

  it('show the range of days in which a parcel arrives', () => {
    // Engines put thin or ordinary spaces around the dash.
    const plain = (text: string) => stripBidi(text).replace(/\s+/g, ' ');
    expect(formatDayRange('2026-11-22', '2026-11-24', 'en')).toBe('Sun, Nov 22 – Tue, Nov 24');
    expect(plain(formatDayRange('2026-11-22', '2026-11-24', 'ar'))).toBe('الأحد 22 – الثلاثاء 24 نوفمبر');
    expect(plain(formatDayRange('2026-11-30', '2026-12-02', 'ar'))).toBe('الاثنين 30 نوفمبر – الأربعاء 2 ديسمبر');
    expect(plain(formatDayRange('2026-11-22', '2026-11-22', 'en'))).toBe('Sun, Nov 22');
    expect(formatDayRange('2026-12-30', '2027-01-03', 'en')).toBe('Wed, Dec 30, 2026 – Sun, Jan 3, 2027');
    expect(plain(formatDayRange('2026-12-30', '2027-01-03', 'ar'))).toBe('الأربعاء 30 ديسمبر 2026 – الأحد 3 يناير 2027');
    expect(formatDayRange('soon', 'later', 'en')).toBe('soon – later');
  });

  it('have a numeric default pattern', () => {
    expect(formatMoment('2026-11-20T23:58:00Z')).toBe('21-11-2026 02:58');
    expect(formatMoment('2026-11-20T23:58:00Z', 'YYYY-MM-DD')).toBe('2026-11-21');
    expect(formatMoment('soon')).toBe('soon');
  });

  it('leave invalid dates unchanged', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
  });
});

describe('Numbers', () => {
  it('have Latin digits in both languages', () => {
    expect(formatNumber(1234567, 'en')).toBe('1,234,567');
    expect(formatNumber(1234567, 'ar')).toBe('1,234,567');
    expect(stripBidi(formatPercent(0.2, 'en'))).toBe('20%');
    expect(stripBidi(formatPercent(0.2, 'ar'))).toMatch(/^20[%٪]$/);
  });

  it('keep the digits of a tax rate', () => {
    expect([15, 7.5, 12.25].map((percent) => stripBidi(formatRate(percent, 'en')))).toEqual(['15%', '7.5%', '12.25%']);
    expect(stripBidi(formatRate(7.5, 'ar'))).toMatch(/^7\.5[%٪]$/);
  });

  it('keep the decimals of a measure and stay next to its unit', () => {
    expect([0.0725, 1500].map((value) => formatMeasure(value, 'mm', 'en'))).toEqual([
      '0.0725\u00a0mm',
      '1,500\u00a0mm',
    ]);
    expect(formatMeasure(2.5, 'مم', 'ar')).toBe('2.5\u00a0مم');
    expect(formatMeasure(3, '', 'en')).toBe('3');
  });

  it('keep six decimals of an exchange rate', () => {
    expect([0.100267, 3.75].map((rate) => formatExchangeRate(rate, 'en'))).toEqual(['0.100267', '3.75']);
  });

  it('join words as people do', () => {
    expect(formatList(['“a”', '“b”', '“c”'], 'en')).toBe('“a”, “b”, and “c”');
    expect(formatList(['«أ»', '«ب»'], 'ar')).toBe('«أ» و«ب»');
  });

  it('accept Arabic and Persian digits', () => {
    expect(normalizeDigits('١٢٬٣٤٥٫٦')).toBe('12345.6');
    expect(normalizeDigits('۰۵۵ 123')).toBe('055 123');
  });
});

it.each([
  ['2026-11-22', 'weekday', 'Sun', 'الأحد'],
  ['2026-11-22', 'day', 'Nov 22', '22 نوفمبر'],
  ['2026-11-01', 'month', 'Nov', 'نوفمبر'],
  ['2026-11-01', 'monthOfYear', 'November 2026', 'نوفمبر 2026'],
  ['soon', 'day', 'soon', 'soon'],
] as const)('The reader of a chart finds %s as its %s', (day, part, en, ar) => {
  expect(formatDayPart(day, part, 'en')).toBe(en);
  expect(stripBidi(formatDayPart(day, part, 'ar'))).toBe(ar);
});

it('Chart numbers are compact', () => {
  expect(formatCompact(12_400, 'en')).toBe('12K');
  expect(stripBidi(formatCompact(12_400, 'ar'))).toBe('12 ألف');
});

it('A late evening in Greenwich is the next day in Riyadh', () => {
  expect(dayOf(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
});
