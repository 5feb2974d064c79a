import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderList, vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const SAVE = 'POST /vendor/orders/1/status';
const STATUS = 'Update Status To';
const NOTE = 'Note (optional)';
const REASON = 'Cancellation reason (optional)';
const TRACKING = 'Tracking information (optional)';

const openForm = async (order: Order = anOrder(), respond: Answers[string] = ok({}, 'Status updated successfully')) => {
  const calls = fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders': orderList([order]), [SAVE]: respond });
  const { user } = await renderPortal('/vendor/orders');
  await user.click(await screen.findByRole('button', { name: 'update status: BLS-AAAAAAAAA1-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (status: string) => user.selectOptions(dialog.getByLabelText(STATUS), status);
  const update = () => user.click(dialog.getByRole('button', { name: 'Update' }));
  return { user, calls, dialog, choose, update, sent: () => calls.find(({ method }) => method === 'POST')?.body };
};

it('The form starts at the current status and offers all six', async () => {
  const { dialog } = await openForm(anOrder({ status: 'Confirmed', status_code: 2 }));
  expect(dialog.getByText('Current status:')).toHaveTextContent('Current status: Confirmed');
  expect(dialog.getByLabelText(STATUS)).toHaveDisplayValue('Confirmed');
  expect(dialog.getAllByRole('option')).toHaveLength(7);
});

it('Tracking information is requested only for Shipped', async () => {
  const { dialog, choose } = await openForm();
  expect(dialog.queryByLabelText(TRACKING)).not.toBeInTheDocument();
  await choose('Shipped');
  expect(dialog.getByLabelText(TRACKING)).toBeVisible();
  expect(dialog.getByLabelText(NOTE)).toBeVisible();
});

it.each(['Cancelled', 'Cancel With Refund'])('%s asks for a reason instead of a note', async (status) => {
  const { dialog, choose } = await openForm();
  expect(dialog.getByLabelText(NOTE)).toBeVisible();
  expect(dialog.queryByLabelText(REASON)).not.toBeInTheDocument();
  await choose(status);
  expect(dialog.getByLabelText(REASON)).toBeVisible();
  expect(dialog.queryByLabelText(NOTE)).not.toBeInTheDocument();
});

it('Changing the status clears the other text', async () => {
  const { user, dialog, choose } = await openForm();
  await user.type(dialog.getByLabelText(NOTE), 'Packed');
  await choose('Cancelled');
  await user.type(dialog.getByLabelText(REASON), 'Damaged');
  await choose('Confirmed');
  expect(dialog.getByLabelText(NOTE)).toHaveValue('');
  await choose('Cancelled');
  expect(dialog.getByLabelText(REASON)).toHaveValue('');
});

it('Without a status or a change the form cannot be sent', async () => {
  const { user, dialog, choose } = await openForm();
  const update = dialog.getByRole('button', { name: 'Update' });
  expect(update).toBeDisabled();
  await user.type(dialog.getByLabelText(NOTE), 'Packed');
  expect(update).toBeEnabled();
  await user.clear(dialog.getByLabelText(NOTE));
  expect(update).toBeDisabled();
  await choose('Confirmed');
  expect(update).toBeEnabled();
  await choose('Choose status');
  expect(update).toBeDisabled();
});

it('Texts of the current status can be edited and cleared', async () => {
  const stored = anOrder({ status: 'Shipped', status_code: 3, note: 'At noon', tracking_information: 'DHL 22' });
  const { user, dialog, update, sent } = await openForm(stored, ok({}, 'Tracking information saved.'));
  expect(dialog.getByLabelText(NOTE)).toHaveValue('At noon');
  await user.type(dialog.getByLabelText(TRACKING), '2');
  await user.clear(dialog.getByLabelText(NOTE));
  await update();
  expect(await screen.findByText('Tracking information saved.')).toBeVisible();
  expect(sent()).toEqual({ status: 3, status_seen: 'Shipped', note: '', tracking_information: 'DHL 222' });
});

it('A new status neither shows nor sends the note of the old one', async () => {
  const stored = anOrder({ status: 'Confirmed', status_code: 2, note: 'Packed', tracking_information: 'PX 1' });
  const { dialog, choose, update, sent } = await openForm(stored);
  expect(dialog.getByLabelText(NOTE)).toHaveValue('Packed');
  await choose('Shipped');
  expect(dialog.getByLabelText(NOTE)).toHaveValue('');
  expect(dialog.getByLabelText(TRACKING)).toHaveValue('PX 1');
  await update();
  await waitFor(() => expect(sent()).toEqual({ status: 3, status_seen: 'Confirmed' }));
});

it('Tracking information can be added at any status', async () => {
  const { user, dialog, update, sent } = await openForm(anOrder({ status: 'Completed', status_code: 4 }));
  await user.click(dialog.getByRole('button', { name: 'Add tracking information' }));
  expect(dialog.getByLabelText(TRACKING)).toHaveFocus();
  await user.type(dialog.getByLabelText(TRACKING), 'ARX 9');
  await update();
  await waitFor(() => expect(sent()).toEqual({ status: 4, status_seen: 'Completed', tracking_information: 'ARX 9' }));
});

it('An update to Shipped sends its code and texts, and refetches the list', async () => {
  const { user, calls, dialog, choose, update, sent } = await openForm();
  await choose('Shipped');
  await user.type(dialog.getByLabelText(TRACKING), ' ARX 123 ');
  await update();
  expect(await screen.findByText('Status updated successfully')).toBeVisible();
  expect(sent()).toEqual({ status: 3, status_seen: 'Pending', tracking_information: 'ARX 123' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/vendor/orders?'))).toHaveLength(2));
});

it('The form cannot be sent twice while saving', async () => {
  const { dialog, choose, update } = await openForm();
  const { fetch: fakeFetch } = globalThis;
  let respond = () => {};
  const answered = new Promise<void>((resolve) => (respond = resolve));
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'POST') await answered;
    return fakeFetch(input, init);
  };
  await choose('Confirmed');
  await update();
  expect(dialog.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-busy', 'true');
  respond();
  expect(await screen.findByText('Status updated successfully')).toBeVisible();
});

it.each([
  ['what the server says', 'Not enough stock to reopen this order.', 'Not enough stock to reopen this order.'],
  ['that it failed when the server gives no reason', '', 'Something went wrong'],
])(
  'A vendor who is refused reads %s in the form and in a toast, and keeps what was typed',
  async (_what, said, read) => {
    const refusal = { status: 422, body: { status: 422, success: false, code: 'refused', message: said } };
    const { user, dialog, update } = await openForm(anOrder(), refusal);
    await user.type(dialog.getByLabelText(NOTE), 'Packed');
    await update();
    expect(await dialog.findByRole('alert')).toHaveTextContent(read);
    expect(screen.getAllByText(read)).toHaveLength(2);
    expect(dialog.getByLabelText(NOTE)).toHaveValue('Packed');
  },
);

it('A failed connection reports that the status was not updated', async () => {
  const { dialog, choose, update } = await openForm();
  await choose('Confirmed');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await update();
  expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred while updating status');
});

it('After a refusal, the list still shows which order kept its status and why', async () => {
  const refusal = { status: 422, body: { status: 422, success: false, code: 'refused', message: 'Not enough stock.' } };
  const { user, dialog, choose, update } = await openForm(anOrder(), refusal);
  await choose('Confirmed');
  await update();
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const inline = await screen.findByText('Order BLS-AAAAAAAAA1-1 keeps its status: Not enough stock.');
  await user.click(await screen.findByRole('button', { name: 'update status: BLS-AAAAAAAAA1-1' }));
  expect(inline).not.toBeInTheDocument();
});
