import type { Lot, LotDetail } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { lot, lotDetail } from '../../testing/lots.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

type Responses = Parameters<typeof fakeApi>[0];

const openList = async (lots: Lot[]) => {
  const calls = fakeApi({ 'GET /user': vendorUser, 'GET /vendor/lots': ok({ lots, meta: metaOf(lots) }) });
  const view = await renderPortal('/vendor/batches');
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/lots')) };
};

const openLot = async (changes: Partial<LotDetail> = {}, responses: Responses = {}) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/lots/7': ok({ data: { ...lotDetail, ...changes } }),
    ...responses,
  });
  const view = await renderPortal('/vendor/batches/7');
  await screen.findByRole('heading', { name: 'Batch A12: Nitrile gloves' });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  return { ...view, sent };
};

it('A vendor sees which batch of which product expires when', async () => {
  await openList([lot]);
  const cells = await screen.findAllByRole('cell');
  expect(cells.map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'Nitrile glovesGLV-1',
    'A12',
    'Mar 31, 2027 Near expiry',
    '24',
    'Mar 1, 2027',
    '',
    'For sale',
  ]);
  expect(screen.getByRole('link', { name: 'A12' })).toHaveAttribute('href', '/vendor/batches/7');
});

it('A vendor without batches is led to the first delivery', async () => {
  await openList([]);
  expect(await screen.findByText('No batches yet: receive your first delivery')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Receive a delivery' })[0]).toHaveAttribute(
    'href',
    '/vendor/batches/receive',
  );
});

it('The list shows only batches in a state', async () => {
  const { user, asked } = await openList([]);
  await user.selectOptions(await screen.findByLabelText('State'), 'Near expiry');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/lots?page=1&state=near_expiry'));
  expect(await screen.findByText('No batches match these filters.')).toBeVisible();
});

it('The changes of a batch lead to the orders that took it', async () => {
  await openLot();
  expect(screen.getByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/vendor/orders/BLS-AAAAAAAAA1-1',
  );
  expect(screen.getByText('Two cartons')).toBeVisible();
});

it('A vendor takes a batch off sale with a reason', async () => {
  const { user, sent } = await openLot({}, { 'POST /vendor/lots/7/quarantine': ok({ data: lot }, 'Off sale.') });
  await user.click(screen.getByRole('button', { name: 'Quarantine' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Wet boxes');
  await user.click(dialog.getByRole('button', { name: 'Quarantine' }));
  expect(await screen.findByText('Off sale.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ reason: 'Wet boxes', updated_at_seen: lot.updated_at });
});

it('A vendor ends a quarantine', async () => {
  const quarantined = { state: 'quarantine', quarantine_reason: 'Wet boxes' } as const;
  const { user, sent } = await openLot(quarantined, { 'POST /vendor/lots/7/release': ok({ data: lot }, 'Ended.') });
  expect(screen.getByText('Wet boxes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the quarantine' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End the quarantine' }));
  expect(await screen.findByText('Ended.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ updated_at_seen: lot.updated_at });
});

it('A count is sent with the units that were shown', async () => {
  const { user, sent } = await openLot({}, { 'POST /vendor/lots/7/count': ok({ data: lot }, 'Counted.') });
  await user.click(screen.getByRole('button', { name: 'Enter a count' }));
  const field = await screen.findByLabelText('Units counted');
  await user.clear(field);
  await user.type(field, '٢٣');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Counted.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ on_hand: 23, on_hand_seen: 24, note: '' });
});

it('A refused write-off keeps what was typed', async () => {
  const message = 'Only 24 are on hand.';
  const refused = {
    status: 422,
    body: { status: 422, success: false, code: 'validation', message, errors: { quantity: [message] } },
  };
  const { user } = await openLot({}, { 'POST /vendor/lots/7/write-off': refused });
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Units'), '30');
  await user.click(dialog.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(dialog.getByLabelText('Units')).toHaveAccessibleDescription(message));
  expect(dialog.getByLabelText('Units')).toHaveValue('30');
});

it('A vendor reduces what would not be sold in time, with one press', async () => {
  const mark_down = { discount: 25, discount_seen: 5, units: 12 };
  const { user, sent } = await openLot(
    { mark_down },
    { 'POST /vendor/products/nitrile-gloves/mark-down': ok({}, 'Done.') },
  );
  expect(screen.getByText('12 units would not be sold in time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reduce by 25%: batch A12' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ lot_id: 7, discount: 25, discount_seen: 5 });
});

it('A running mark-down is shown in the list', async () => {
  await openList([{ ...lot, marked_down: 25 }]);
  expect(await screen.findByText('Reduced by 25%')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reduce by/ })).not.toBeInTheDocument();
});
