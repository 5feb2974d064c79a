import { renderKit } from '../testing/render-kit.tsx';
import { stripBidi } from '../testing/strip-bidi.ts';
import { SaleRulesNote, type SaleRulesView } from './SaleRulesNote.tsx';

const none: SaleRulesView = { audience: 'anyone', keep_at: null, min_age: null, limits: [] };
const COLD = { min_c: 2, max_c: 8 };

const badges = (rules: Partial<SaleRulesView> | null, { isSold = false, lang = 'en' as 'en' | 'ar' } = {}) => {
  const { container } = renderKit(<SaleRulesNote rules={rules && { ...none, ...rules }} isSold={isSold} />, { lang });
  return [...container.querySelectorAll('.badge')].map(({ textContent }) => stripBidi(textContent ?? ''));
};

it('Goods that anyone may buy have no badges', () => {
  expect(badges(null)).toEqual([]);
  expect(badges({})).toEqual([]);
});

it('Each rule has its badge', () => {
  const limits = [
    { quantity: 1, days: 7 },
    { quantity: 3, days: 30 },
  ];
  expect(badges({ audience: 'professional', keep_at: COLD, min_age: 18, limits })).toEqual([
    'For professionals',
    '18+',
    'Keep at 2 to 8 °C',
    '1 per person in 7 days',
    '3 per person in 30 days',
  ]);
  expect(badges({ audience: 'rx' })).toEqual(['Prescription only']);
});

it('Frozen goods name the highest temperature', () => {
  expect(badges({ keep_at: { min_c: null, max_c: -18 } })).toEqual(['Keep at -18 °C or below']);
});

it('Bought goods say that the age is confirmed, and that cold ones stay', () => {
  expect(badges({ keep_at: COLD, min_age: 18 }, { isSold: true })).toEqual([
    '18+, confirmed by the buyer',
    'Keep at 2 to 8 °C',
    'Returned only if faulty',
  ]);
});

it('The badges are in Arabic for an Arabic reader', () => {
  const limits = [
    { quantity: 2, days: 1 },
    { quantity: 3, days: 7 },
    { quantity: 11, days: 30 },
  ];
  expect(badges({ audience: 'rx', keep_at: COLD, min_age: 18, limits }, { lang: 'ar' })).toEqual([
    'بوصفة طبية',
    '+18',
    'يُحفظ بين 2 و8 °م',
    'وحدتان للشخص خلال يوم واحد',
    '3 وحدات للشخص خلال 7 أيام',
    '11 وحدة للشخص خلال 30 يومًا',
  ]);
});
