import type { Lot, Order } from '@balsam/shared-api';
import { anOrder, fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { lot } from '../../testing/lots.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const picked = { lot_id: 3, lot_no: 'A11', expires_on: '2027-03-31', quantity: 2 };

const open = async (lots: Lot[], changes: Partial<Order> = {}) => {
  const [line] = anOrder().order_products;
  if (!line) throw new Error('The order has no line.');
  const order = anOrder({ order_products: [{ ...line, lots: [picked] }], ...changes });
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order }),
    'GET /vendor/lots': ok({ lots, meta: metaOf(lots) }),
    [`POST /vendor/orders/${order.id}/lots`]: ok({ order }, 'The other batch is picked.'),
  });
  const view = await renderPortal('/vendor/orders/BLS-AAAAAAAAA1-1');
  await screen.findByText('A11');
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, line, sent };
};

const openDialog = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Other batch instead of A11' }));
  return within(await screen.findByRole('dialog'));
};

it('A vendor picks another batch, the first to expire on top', async () => {
  const late = { ...lot, id: 8, lot_no: 'B2', expires_on: '2028-03-31' };
  const page = await open([late, lot]);
  const dialog = await openDialog(page);
  const select = await dialog.findByLabelText('Batch to pick');
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => stripBidi(textContent ?? ''))).toEqual([
    'Choose a batch',
    'A12 · expires Mar 31, 2027 · 24 left',
    'B2 · expires Mar 31, 2028 · 24 left',
  ]);
  await page.user.selectOptions(select, '7');
  await page.user.type(dialog.getByLabelText('Reason'), 'A torn box');
  await page.user.click(dialog.getByRole('button', { name: 'Pick this batch' }));
  expect(await screen.findByText('The other batch is picked.')).toBeVisible();
  expect(page.sent()).toEqual([
    {
      ...{ order_item_id: page.line.id, from_lot_id: 3, to_lot_id: 7, quantity: 2 },
      ...{ reason: 'A torn box', status_seen: 'Pending' },
    },
  ]);
});

it('A vendor without another batch is told so, and nothing is sent without one', async () => {
  const page = await open([]);
  const dialog = await openDialog(page);
  expect(await dialog.findByText('No other batch of this product is for sale.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Pick this batch' }));
  expect(page.sent()).toEqual([]);
});

it('A parcel on its way offers no other batch', async () => {
  await open([lot], { status: 'Shipped', status_code: 3 });
  expect(screen.queryByRole('button', { name: /^Other batch/ })).not.toBeInTheDocument();
});
