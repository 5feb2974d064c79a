import type { SaleProblem } from '@balsam/shared-api';
import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { arabic, english } from '../../testing/samples.ts';
import { SaleProblems } from './SaleProblems.tsx';

const limit = (left: number, again_on: string | null = null, days = 30): SaleProblem => ({
  ...{ code: 'limit_reached', left, limit: 2, days, again_on },
});

const textsOf = async (problems: readonly SaleProblem[], lang: 'en' | 'ar' = 'en') => {
  fakeApi({});
  const texts = lang === 'ar' ? arabic : english;
  const { container, unmount } = await renderWithProviders(<SaleProblems problems={problems} />, { texts, lang });
  const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  const errors = container.querySelectorAll('.field-error').length;
  unmount();
  return { shown, errors };
};

test('A line within its rules says nothing', async () => {
  expect(await textsOf([])).toEqual({ shown: [], errors: 0 });
});

test('A limit names what may be bought now, and the day of more', async () => {
  expect((await textsOf([limit(2)])).shown).toEqual(['You can buy 2 now: 2 per person in 30 days.']);
  expect((await textsOf([limit(1, '2026-12-20')])).shown).toEqual([
    'You can buy 1 now: 2 per person in 30 days. More from Dec 20, 2026.',
  ]);
  expect((await textsOf([limit(0, '2026-12-20')])).shown).toEqual([
    'You can’t buy any more: 2 per person in 30 days. More from Dec 20, 2026.',
  ]);
});

test('Cold goods are refused, while an age is only announced', async () => {
  expect(await textsOf([{ code: 'age_confirmation', min_age: 18 }])).toEqual({
    shown: ['You confirm at the checkout that you are 18 or over.'],
    errors: 0,
  });
  expect(await textsOf([{ code: 'cold_not_delivered' }])).toEqual({
    shown: ['This must stay cold, and the seller doesn’t deliver cold parcels to your address.'],
    errors: 1,
  });
});

test('An Arabic reader is told the limit in counted words', async () => {
  expect((await textsOf([limit(2)], 'ar')).shown).toEqual(['يمكنك شراء وحدتين الآن. الحد للشخص 2 خلال 30 يومًا.']);
  expect((await textsOf([limit(2, null, 7)], 'ar')).shown).toEqual(['يمكنك شراء وحدتين الآن. الحد للشخص 2 خلال 7 أيام.']);
  expect((await textsOf([limit(0)], 'ar')).shown).toEqual(['لا يمكنك شراء المزيد الآن. الحد للشخص 2 خلال 30 يومًا.']);
});
