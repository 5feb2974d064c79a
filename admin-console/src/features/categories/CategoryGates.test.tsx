import type { CategoryGate } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { category, openCategories } from './testing/open-categories.ts';

const gate: CategoryGate = {
  type: {
    ...{ code: 'sfda_mdel', name: 'Establishment licence', name_arabic: 'ترخيص منشأة' },
    ...{ issuer: 'SFDA', issuer_arabic: 'الهيئة', scoped: true },
  },
  country: { iso2: 'SA', name: 'Saudi Arabia' },
  ...{ required: false, vendors: 1, products: 12 },
};

it('An admin reads what a required licence stops before saving it', async () => {
  const { user, sent } = await openCategories('/admin/edit-category/wound-care', [category], {
    'GET /admin/category/5/gates': ok({ data: { gates: [gate] } }),
    'POST /admin/category/5/gates': ok({ data: { gates: [{ ...gate, required: true }] } }, 'The gates are saved.'),
  });
  const box = await screen.findByRole('checkbox', { name: 'Saudi Arabia: Establishment licence' });
  expect(screen.getByRole('button', { name: 'Save required licences' })).toBeDisabled();
  await user.click(box);
  expect(screen.getByText('Saving stops 12 products of 1 vendor.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save required licences' }));
  expect(await screen.findByText('The gates are saved.')).toBeVisible();
  expect(sent()).toEqual([
    {
      ...{ method: 'POST', path: '/admin/category/5/gates' },
      body: { licence_types: ['sfda_mdel'], licence_types_seen: [] },
    },
  ]);
});
