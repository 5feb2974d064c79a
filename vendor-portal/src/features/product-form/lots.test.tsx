import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gloves, large } from '../../testing/gloves.ts';
import { openForm, refusal } from './testing/open-form.tsx';

const SHOW = 'GET /vendor/products/nitrile-gloves';
const EDIT = 'POST /vendor/products/nitrile-gloves';
const START = 'POST /vendor/products/nitrile-gloves/lots/start';
const STOP = 'POST /vendor/products/nitrile-gloves/lots/stop';
const tracked = { ...gloves, tracks_lots: true };

const open = (responses: Parameters<typeof openForm>[1] = {}) =>
  openForm('/vendor/edit-product/nitrile-gloves', responses);

it('The stock of a tracked product cannot be edited, and leads to its batches', async () => {
  const { fill, save, sent } = await open({ [SHOW]: ok({ product: tracked }), [EDIT]: ok({}, 'Saved') });
  expect(screen.queryByLabelText('Stock')).not.toBeInTheDocument();
  expect(screen.getByText('Follows its batches.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show its batches' })).toHaveAttribute('href', '/vendor/batches?product=1');
  await fill('SKU', 'GLV-2');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ stock: '40', stock_seen: '40' }]));
});

it('The stock of a tracked variant cannot be edited', async () => {
  const { user } = await open({ [SHOW]: ok({ product: { ...tracked, variants: [large] } }) });
  await user.click(screen.getByRole('button', { name: /^Edit .*Large/ }));
  const stock = within(await screen.findByRole('dialog')).getByLabelText('Variant stock');
  expect(stock).toHaveAttribute('readonly');
  expect(stock).toHaveAccessibleDescription('Follows its batches.');
});

it('A vendor begins to track batches, and keeps what they typed', async () => {
  let isTracked = false;
  const started = () => {
    isTracked = true;
    return ok({}, 'Tracked.');
  };
  const show = () => ok({ product: isTracked ? tracked : gloves });
  const { user, fill, sent } = await open({ [SHOW]: show, [START]: started });
  await fill('SKU', 'GLV-2');
  await user.click(screen.getByRole('button', { name: 'Track batches' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add a batch' }));
  await user.type(dialog.getByLabelText('Batch no.'), 'A12');
  await user.type(dialog.getByLabelText('Units'), '30');
  await user.click(dialog.getByRole('button', { name: 'Track batches' }));
  expect(await screen.findByText('Tracked.')).toBeVisible();
  expect(sent()).toEqual([{ lots: [{ lot_no: 'A12', expires_on: '', variant_id: null, gtin: '', quantity: 30 }] }]);
  expect(await screen.findByText('Follows its batches.')).toBeVisible();
  expect(screen.getByLabelText('SKU')).toHaveValue('GLV-2');
});

it('Units that are not for sale keep a vendor from stopping', async () => {
  const message = 'Some units are on hand but not for sale.';
  const { user } = await open({
    [SHOW]: ok({ product: tracked }),
    [STOP]: refusal(409, 'lots_stopped', message),
  });
  await user.click(screen.getByRole('button', { name: 'Stop tracking' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop tracking' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Follows its batches.')).toBeVisible();
});
