import { ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { autumn, openCoupons } from './testing/open-coupons.ts';

const fill = (label: string, text: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));

const preview = (title = 'What it does') =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((sentence) => stripBidi(sentence.textContent ?? '').replaceAll('\u00a0', ' '));

const CREATED = { 'POST /admin/coupons': ok({ data: autumn }, 'The coupon has been made.') };

it('An admin reads a preview of the coupon while typing, and creates it', async () => {
  const { user, sent, router } = await openCoupons('/admin/add-coupon', [], { responses: CREATED });
  await screen.findByText('Enter a discount to see a preview.');
  await fill('Code', 'winter-10');
  await fill('Percent off', '١٠');
  await fill('First day', '2026-12-01');
  await fill('Last day', '2026-12-31');
  await fill('Total uses', '100');
  await fill('Uses per customer', '2');
  expect(screen.getByText('WINTER-10')).toBeVisible();
  expect(preview()).toEqual([
    '10% off everything in the cart, paid for by the marketplace.',
    'From Dec 1, 2026 to Dec 31, 2026.',
    'Up to 100 times in all. Up to 2 times per customer.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('The coupon has been made.')).toBeVisible();
  expect(sent()).toEqual([
    {
      code: 'WINTER-10',
      kind: 'percent',
      percent: 10,
      amounts: null,
      minimums: { SAR: 0, BHD: 0, USD: 0 },
      starts_at: '2026-11-30T21:00:00.000Z',
      ends_at: '2026-12-31T21:00:00.000Z',
      usage_limit: 100,
      per_customer_limit: 2,
      funded_by: 'platform',
      vendor_id: null,
      only_email: null,
      first_order_only: false,
      active: true,
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/coupons'));
});

it('An admin creates a fixed-amount coupon funded by a vendor', async () => {
  const { user, sent } = await openCoupons('/admin/add-coupon', [], { responses: CREATED });
  await user.selectOptions(await screen.findByLabelText('Kind of discount'), 'Fixed amount');
  await user.selectOptions(screen.getByLabelText('Paid for by'), 'A vendor');
  await screen.findByRole('option', { name: 'Gulf Medical' });
  await user.selectOptions(screen.getByLabelText('Vendor'), 'Gulf Medical');
  await fill('Code', 'GULF-5');
  await fill('Last day', '2026-12-31');
  await fill('Only for this email', 'sara@example.test');
  await user.click(screen.getByLabelText('First order only'));
  const [sar, bhd, usd] = screen.getAllByLabelText(/^(Saudi riyal|Bahraini dinar|US dollar)$/);
  for (const [field, text] of [
    [sar, '5'],
    [bhd, '0.5'],
    [usd, '1.5'],
  ] as const)
    await act(async () => fireEvent.change(field ?? document.body, { target: { value: text } }));
  expect(preview()[0]).toBe('5.00 SAR or 0.500 BHD or 1.50 USD off the goods of Gulf Medical, who pays for it.');
  expect(preview()).toEqual(
    expect.arrayContaining(['Only for sara@example.test.', 'Only for a customer’s first order.']),
  );
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({
        ...{ kind: 'amount', percent: null, amounts: { SAR: 5, BHD: 0.5, USD: 1.5 } },
        ...{ vendor_id: 7, only_email: 'sara@example.test', first_order_only: true },
      }),
    ]),
  );
});

it('Missing and impossible values are reported before sending', async () => {
  const { user, sent } = await openCoupons('/admin/add-coupon', []);
  await screen.findByLabelText('Code');
  await fill('First day', '2026-12-02');
  await fill('Last day', '2026-12-01');
  await fill('Percent off', '101');
  await fill('Total uses', '0');
  await fill('Uses per customer', '');
  await fill('Only for this email', 'sara');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('Code is required.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  expect(screen.getByText('The last day is before the first.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 1 to 1000000.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 1 to 1000.')).toBeVisible();
  expect(screen.getByText('Invalid email format.')).toBeVisible();
  await fill('Code', 'مرحبًا');
  await fill('Saudi riyal', '9.999');
  await user.selectOptions(screen.getByLabelText('Paid for by'), 'A vendor');
  await user.selectOptions(screen.getByLabelText('Kind of discount'), 'Fixed amount');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('Choose a vendor.')).toBeVisible();
  expect(screen.getByText('Use 3 to 32 letters A to Z, digits and hyphens.')).toBeVisible();
  expect(screen.getByText('Enter an amount with at most 2 decimal places.')).toBeVisible();
  expect(screen.getAllByText('Enter an amount above zero.')).toHaveLength(3);
  expect(sent()).toEqual([]);
});

it('A code that is taken is rejected at its field', async () => {
  const body = { status: 422, success: false, code: 'validation_error', message: 'No', errors: { code: ['Taken.'] } };
  const { user } = await openCoupons('/admin/add-coupon', [], {
    responses: { 'POST /admin/coupons': { status: 422, body } },
  });
  await screen.findByLabelText('Code');
  await fill('Code', 'AUTUMN');
  await fill('Percent off', '10');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('Taken.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Taken\./);
});

it('Editing the usage limit keeps the times, and does not send the active state', async () => {
  const coupon = { ...autumn, ends_at: '2026-11-30T12:34:56.000Z' };
  const { user, sent } = await openCoupons('/admin/edit-coupon/8', [coupon], {
    responses: { 'POST /admin/coupons/8': ok({ data: coupon }, 'The coupon has been saved.') },
  });
  expect(await screen.findByRole('heading', { name: 'Edit coupon AUTUMN' })).toBeVisible();
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-11-30');
  await fill('Total uses', '75');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('The coupon has been saved.')).toBeVisible();
  expect(sent()).toEqual([
    expect.objectContaining({
      _method: 'PUT',
      usage_limit: 75,
      starts_at: '2026-10-31T21:00:00.000Z',
      ends_at: '2026-11-30T12:34:56.000Z',
    }),
  ]);
  expect(sent()[0]).not.toHaveProperty('active');
});

it('An admin deactivates a coupon in its form, and makes it valid from now on', async () => {
  const { user, sent } = await openCoupons('/admin/edit-coupon/8', [autumn], {
    responses: { 'POST /admin/coupons/8': ok({ data: autumn }, 'The coupon has been saved.') },
  });
  await user.click(await screen.findByLabelText('The coupon is on'));
  await fill('First day', '');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ active: false, starts_at: null })]));
});

it('The terms of a coupon that customers have used cannot be changed', async () => {
  const vendor = { id: 7, company_name: 'Gulf Medical', company_name_arabic: '' };
  await openCoupons('/admin/edit-coupon/8', [{ ...autumn, used: 3, funded_by: 'vendor', vendor }]);
  expect(await screen.findByText(/^Customers have used this coupon already/)).toBeVisible();
  for (const label of ['Code', 'Kind of discount', 'Percent off', 'Paid for by', 'Vendor'])
    expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.getByLabelText('Total uses')).toBeEnabled();
  expect(screen.getByRole('button', { name: '3 uses' })).toBeVisible();
});

it('A missing coupon shows a message', async () => {
  const body = { status: 404, success: false, code: 'not_found', message: 'Not found' };
  await openCoupons('/admin/edit-coupon/99', [], { responses: { 'GET /admin/coupons/99': { status: 404, body } } });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

it('The preview of a coupon is in Arabic', async () => {
  await openCoupons('/admin/edit-coupon/8', [autumn], { lang: 'ar' });
  await screen.findByText('معاينة الكوبون');
  expect(preview('معاينة الكوبون')).toEqual([
    'خصم 10% على كل ما في السلة، على نفقة المنصة.',
    'للمشتريات ابتداءً من 100.00 ر.س.',
    'من 1 نوفمبر 2026 إلى 30 نوفمبر 2026.',
    '50 مرة على الأكثر إجمالًا. مرة واحدة لكل عميل.',
  ]);
});

it('After a conflict, an admin loads the newer coupon and keeps the typed values', async () => {
  const newer = { ...autumn, usage_limit: 1, updated_at: '2026-11-21T10:00:00.000Z' };
  const body = { status: 409, success: false, code: 'changed_meanwhile', message: 'Changed.' };
  let stored = autumn;
  const { user, sent } = await openCoupons(`/admin/edit-coupon/${autumn.id}`, [autumn], {
    responses: {
      [`GET /admin/coupons/${autumn.id}`]: () => ok({ data: stored }),
      [`POST /admin/coupons/${autumn.id}`]: () => {
        const isFirst = stored === autumn;
        stored = newer;
        return isFirst ? { status: 409, body } : ok({ data: newer }, 'The coupon has been saved.');
      },
    },
  });
  await screen.findByLabelText('Last day');
  await fill('Last day', '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(screen.getByLabelText('Total uses')).toHaveValue('1'));
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('The coupon has been saved.')).toBeVisible();
  expect(sent()).toMatchObject([
    { usage_limit: 50, updated_at_seen: autumn.updated_at },
    { usage_limit: 1, ends_at: '2026-12-31T21:00:00.000Z', updated_at_seen: newer.updated_at },
  ]);
});
