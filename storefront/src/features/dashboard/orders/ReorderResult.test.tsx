import { ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { showOrder } from '../testing/show-orders.tsx';

const bought = (name: string, variant = '') => ({ name, name_arabic: '', variant, variant_arabic: '' });

test('Buying again lists what was added, and what was not and why', async () => {
  const { user, dialog } = await showOrder(
    {},
    {
      'POST /orders/90/reorder': ok({
        added: [{ ...bought('Nitrile gloves', 'L / Blue'), quantity: 2 }],
        skipped: [
          { ...bought('Thermometer'), reason: 'sold_out' },
          { ...bought('Old mask'), reason: 'unavailable' },
          { ...bought('Bandage'), reason: 'fewer' },
          { ...bought('Walker'), reason: 'not_delivered' },
        ],
      }),
    },
  );
  await user.click(dialog.getByRole('button', { name: 'Buy again' }));
  const result = within(await screen.findByRole('dialog', { name: 'Added to your cart' }));
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nitrile gloves, L / Blue × 2',
    'ThermometerCurrently sold out.',
    'Old maskNo longer on sale.',
    'BandageNot enough in stock for the quantity you chose.',
    'WalkerThis seller doesn’t deliver to your country.',
  ]);
  expect(result.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('A retry after a lost response adds once; buying again adds again', async () => {
  const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };
  let presses = 0;
  const { user, calls, dialog } = await showOrder(
    {},
    {
      'POST /orders/90/reorder': () =>
        (presses += 1) === 1 ? busy : ok({ added: [{ ...bought('Nitrile gloves'), quantity: 2 }], skipped: [] }),
    },
  );
  await user.click(dialog.getByRole('button', { name: 'Buy again' }));
  await screen.findByText('Busy.');
  for (const times of [2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    const result = within(await screen.findByRole('dialog', { name: 'Added to your cart' }));
    expect(presses).toBe(times);
    await user.click(result.getByText('Close'));
  }
  const keys = calls
    .filter(({ path }) => path.endsWith('/reorder'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('If nothing could be added, there is no link to the cart', async () => {
  const skipped = [{ ...bought('Old mask'), reason: 'unavailable' }];
  const { user, dialog } = await showOrder({}, { 'POST /orders/90/reorder': ok({ added: [], skipped }) });
  await user.click(dialog.getByRole('button', { name: 'Buy again' }));
  const result = within(await screen.findByRole('dialog', { name: 'Nothing was added to your cart' }));
  expect(result.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
});
