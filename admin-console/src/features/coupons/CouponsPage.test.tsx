import type { CouponUse } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { metaOf } from '../../testing/responses.ts';
import { autumn, openCoupons } from './testing/open-coupons.ts';

const fixed = {
  ...autumn,
  id: 9,
  code: 'GULF-5',
  kind: 'amount',
  percent: null,
  amounts: { SAR: 5, BHD: 0.5, USD: 1.5 },
  funded_by: 'vendor',
  vendor: { id: 7, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  ends_at: null,
  usage_limit: null,
  used: 2,
  discounts: [{ currency: 'SAR', amount: 10 }],
} as const;

const use: CouponUse = {
  id: 1,
  order_no: 'BLS-AAAAAAAAA1',
  customer: 'Sara Ali',
  email: 'sara@example.test',
  amount: 5,
  currency: 'SAR',
  created_at: '2026-11-18T09:30:00.000Z',
  released_at: '2026-11-19T09:30:00.000Z',
};

const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => stripBidi(row.textContent ?? ''));

it("An admin sees each coupon's discount, funder, days and use count", async () => {
  await openCoupons('/admin/coupons', [autumn, { ...fixed, discounts: [...fixed.discounts], first_order_only: true }]);
  await screen.findByRole('link', { name: 'AUTUMN' });
  const [first, second] = await rows();
  expect(first).toMatch(/AUTUMN.*10%.*The marketplace.*Nov 1, 2026.*Nov 30, 2026.*0 of 50.*Active/);
  expect(second).toMatch(
    /GULF-5.*5\.00\sSAR or 0\.500\sBHD or 1\.50\sUSDFirst order only.*Gulf Medical.*Nov 1, 2026.*No end.*2/,
  );
});

it("An admin reads a coupon's uses, and which were reversed", async () => {
  const { user } = await openCoupons('/admin/coupons', [{ ...fixed, discounts: [] }], {
    responses: { 'GET /admin/coupons/9/uses': ok({ data: { uses: [use], meta: metaOf([use]) } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Uses of GULF-5: 2' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Uses of GULF-5' }));
  const entry = await drawer.findByRole('listitem');
  expect(stripBidi(entry.textContent ?? '')).toMatch(/BLS-AAAAAAAAA1.*5\.00\sSAR.*Sara Ali.*Given back/);
});

it('An admin deactivates a coupon immediately', async () => {
  const { user, sent } = await openCoupons('/admin/coupons', [autumn], {
    responses: { 'POST /admin/coupons/8/active': ok({ data: autumn }, 'The coupon has been saved.') },
  });
  await user.click(await screen.findByRole('switch', { name: 'On: AUTUMN' }));
  expect(await screen.findByText('The coupon has been saved.')).toBeVisible();
  expect(sent()).toEqual([{ active: false, updated_at_seen: autumn.updated_at }]);
});

it('An admin deletes an unused coupon; a used one has no delete button', async () => {
  const { user, calls } = await openCoupons('/admin/coupons', [autumn, { ...fixed, discounts: [] }], {
    responses: { 'DELETE /admin/coupons/8': ok({}, 'The coupon has been deleted.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete AUTUMN' }));
  expect(screen.queryByRole('button', { name: 'Delete GULF-5' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'are you sure to delete' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('The coupon has been deleted.')).toBeVisible();
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/admin/coupons/8')).toBe(true);
});

it('An admin reads which coupons could not be deleted, and why', async () => {
  const failed = [{ id: 9, name: 'GULF-5', message: 'It has been used.' }];
  const { user, sent } = await openCoupons('/admin/coupons', [autumn, { ...fixed, discounts: [] }], {
    responses: { 'POST /admin/coupons/bulk': ok({ done: 1, failed }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'AUTUMN' }));
  await user.click(screen.getByRole('checkbox', { name: 'GULF-5' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 coupons?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('1 coupon deleted')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: '1 coupon stayed as it was' })).toHaveTextContent(
    'GULF-5It has been used.',
  );
  expect(sent()).toEqual([
    { ids: [8, 9], action: 'delete', updated_at_seen: { 8: autumn.updated_at, 9: autumn.updated_at } },
  ]);
});

it('An admin filters the list by vendor-funded and by inactive coupons', async () => {
  const { user, calls } = await openCoupons('/admin/coupons', []);
  expect(await screen.findByText('There are no coupons yet')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid for by' }), 'A vendor');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/coupons?page=1&funded_by=vendor'));
  expect(await screen.findByText('No coupons match these filters.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Off');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/coupons?page=1&state=off&funded_by=vendor'));
});
