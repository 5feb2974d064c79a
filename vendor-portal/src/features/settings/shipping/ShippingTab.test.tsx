import { ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings, zone } from '../testing/open-settings.tsx';

const added = { 'POST /vendor/shipping-zones': ok({ zone: zone() }, 'Shipping zone added') };

it('The tab lists zones with rates and handling times', async () => {
  await openSettings('shipping');
  const [first, rest] = (await screen.findAllByRole('row')).slice(1);
  expect(stripBidi(first?.textContent ?? '')).toBe(
    'Bahrain15.00 SAR, free from 200.00 SAR1.500 BHDUSD: free shipping1 to 3 working days',
  );
  expect(rest).toHaveTextContent('All other countries');
});

it('A country without a zone can be added', async () => {
  const { user, sent } = await openSettings('shipping', added);
  await user.click(await screen.findByRole('button', { name: 'Add zone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add zone' }));
  const country = await dialog.findByRole('combobox', { name: 'Country' });
  expect(await within(country).findByRole('option', { name: 'Saudi Arabia' })).toBeInTheDocument();
  expect(within(country).queryByRole('option', { name: 'Bahrain' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(await dialog.findByText('Country is required')).toBeVisible();
  expect(dialog.getAllByText('Please enter a number of days.')).toHaveLength(2);
  expect(dialog.getAllByText('Please enter an amount.')).toHaveLength(3);
  await user.selectOptions(country, 'Saudi Arabia');
  await user.type(dialog.getByRole('textbox', { name: /^Shortest/ }), '1');
  await user.type(dialog.getByRole('textbox', { name: /^Longest/ }), '٢');
  await user.type(dialog.getByRole('textbox', { name: 'Fee (SAR)' }), '15');
  await user.type(dialog.getByRole('textbox', { name: 'Free from (SAR)' }), '199.5');
  await user.type(dialog.getByRole('textbox', { name: 'Fee (BHD)' }), '1.525');
  await user.type(dialog.getByRole('textbox', { name: 'Fee (USD)' }), '0');
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('Shipping zone added')).toBeVisible();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/vendor/shipping-zones',
      body: {
        country_id: 1,
        handling_days_min: 1,
        handling_days_max: 2,
        cold: false,
        rates: [
          { currency: 'SAR', flat_fee: 15, free_from: 199.5, cold_fee: 0 },
          { currency: 'BHD', flat_fee: 1.525, free_from: null, cold_fee: 0 },
          { currency: 'USD', flat_fee: 0, free_from: null, cold_fee: 0 },
        ],
      },
    },
  ]);
});

it('The zone for all other countries can be edited', async () => {
  const changed = { 'POST /vendor/shipping-zones/12': ok({ zone: zone() }, 'Shipping zone saved') };
  const { user, sent } = await openSettings('shipping', changed);
  await user.click(await screen.findByRole('button', { name: 'Edit zone: All other countries' }));
  const fee = await screen.findByRole('textbox', { name: 'Fee (SAR)' });
  expect(fee).toHaveValue('15');
  await user.clear(fee);
  await user.type(fee, '20');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('Shipping zone saved')).toBeVisible();
  const { updated_at: updated_at_seen } = zone();
  const rates = [{ flat_fee: 20, free_from: 200 }, {}, {}];
  expect(sent()[0]?.body).toMatchObject({ country_id: null, rates, updated_at_seen });
});

it('A zone that keeps parcels cold may charge for it, and one that stops does not', async () => {
  const { user, sent } = await openSettings('shipping', {
    'POST /vendor/shipping-zones/11': ok({ zone: zone() }, 'Shipping zone saved'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit zone: Bahrain' }));
  const cold = await screen.findByRole('checkbox', { name: 'Parcels there keep a cold chain' });
  expect(screen.queryByRole('textbox', { name: 'Cold chain fee (SAR)' })).not.toBeInTheDocument();
  await user.click(cold);
  const fee = await screen.findByRole('textbox', { name: 'Cold chain fee (SAR)' });
  expect(fee).toHaveAccessibleDescription(/Once per parcel with cold goods/);
  await user.type(fee, '12.555');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('Enter an amount up to 1,000,000 with at most 2 decimals.')).toBeVisible();
  await user.clear(fee);
  await user.type(fee, '12.5');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('Shipping zone saved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit zone: Bahrain' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Parcels there keep a cold chain' }));
  await user.type(await screen.findByRole('textbox', { name: 'Cold chain fee (SAR)' }), 'nine');
  await user.click(screen.getByRole('checkbox', { name: 'Parcels there keep a cold chain' }));
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      cold: true,
      rates: [expect.objectContaining({ cold_fee: 12.5 }), expect.anything(), expect.anything()],
    }),
    expect.objectContaining({
      cold: false,
      rates: [expect.objectContaining({ cold_fee: 0 }), expect.anything(), expect.anything()],
    }),
  ]);
});

it('The table and the form name the cold chain fee, also in Arabic', async () => {
  const rates = zone().rates.map((rate, index) => (index === 0 ? { ...rate, cold_fee: 12.5 } : rate));
  const cold = { 'GET /vendor/shipping-zones': ok({ zones: [zone({ cold: true, rates })] }) };
  const { unmount } = await openSettings('shipping', cold);
  expect((await screen.findAllByText(/cold chain 12\.50.SAR/)).length).toBe(1);
  unmount();
  const { user } = await openSettings('shipping', cold, 'ar');
  await user.click(await screen.findByRole('button', { name: /^تعديل المنطقة/ }));
  expect(await screen.findByRole('textbox', { name: /^رسوم الحفظ المبرّد .*ر\.س/ })).toHaveValue('12.5');
});

it('Invalid days and amounts are reported', async () => {
  const { user, sent } = await openSettings('shipping');
  await user.click(await screen.findByRole('button', { name: 'Edit zone: Bahrain' }));
  const days = await screen.findByRole('textbox', { name: /^Shortest/ });
  await user.clear(days);
  await user.type(days, '5');
  const fee = screen.getByRole('textbox', { name: 'Fee (SAR)' });
  await user.clear(fee);
  await user.type(fee, '1.555');
  await user.clear(screen.getByRole('textbox', { name: 'Fee (BHD)' }));
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('The longest time cannot be shorter than the shortest.')).toBeVisible();
  expect(screen.getByText('Enter an amount up to 1,000,000 with at most 2 decimals.')).toBeVisible();
  expect(screen.getByText('Please enter an amount.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('A server error about a rate appears under that rate', async () => {
  const errors = { 'rates.1.flat_fee': ['This amount has more decimal places than the currency.'] };
  const body = { status: 422, success: false, code: 'validation', message: 'Please check.', errors };
  const { user } = await openSettings('shipping', { 'POST /vendor/shipping-zones/11': { status: 422, body } });
  await user.click(await screen.findByRole('button', { name: 'Edit zone: Bahrain' }));
  await user.click(await screen.findByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('This amount has more decimal places than the currency.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Fee (BHD)' })).toBeInvalid();
});

it('A zone can be deleted after confirming', async () => {
  const { user, sent } = await openSettings('shipping', {
    'DELETE /vendor/shipping-zones/11': ok({}, 'Shipping zone deleted'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete zone: Bahrain' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Shipping zone deleted')).toBeVisible();
  expect(sent().map(({ path }) => path)).toEqual(['/vendor/shipping-zones/11']);
});

it('A single zone without a country covers all countries', async () => {
  await openSettings('shipping', { 'GET /vendor/shipping-zones': ok({ zones: [zone({ country: null })] }) });
  expect(await screen.findByRole('button', { name: 'Edit zone: All countries' })).toBeVisible();
});

it('Missing zones show what that means for shoppers', async () => {
  const { unmount } = await openSettings('shipping', { 'GET /vendor/shipping-zones': ok({ zones: [] }) });
  expect(await screen.findByText(/^You don't ship anywhere yet/)).toBeVisible();
  unmount();
  await openSettings('shipping', { 'GET /vendor/shipping-zones': ok({ zones: [zone()] }) });
  expect(await screen.findByText(/^Customers in other countries cannot order from you/)).toBeVisible();
});
