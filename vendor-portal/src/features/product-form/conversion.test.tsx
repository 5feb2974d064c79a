import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { convertFromSar } from './conversion.ts';
import { openForm } from './testing/open-form.tsx';

const rates = { sar_per_bhd: 9.9734, sar_per_usd: 3.75 };

it.each([
  ['12.50', '1.253', '3.33'],
  ['١٠٠', '10.027', '26.67'],
  ['', '', ''],
  ['abc', '', ''],
])('%s SAR are converted to the digits of each currency', (price_sar, price_bhd, price_usd) => {
  expect(convertFromSar({ price_sar, price_bhd: '', price_usd: '' }, rates)).toEqual({
    price_sar,
    price_bhd,
    price_usd,
  });
});

it('A vendor converts a price in SAR and adjusts the result', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /vendor/price-rates': ok({ data: rates }) });
  const convert = await screen.findByRole('button', { name: 'Convert from SAR' });
  expect(convert).toBeDisabled();
  await user.type(screen.getByLabelText('SAR Price'), '12.50');
  await user.click(convert);
  expect(screen.getByLabelText('BHD Price')).toHaveValue('1.253');
  await user.type(screen.getByLabelText('USD Price'), '{Backspace}5');
  expect(screen.getByLabelText('USD Price')).toHaveValue('3.35');
});
