import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const AT = '/vendor/orders/BLS-AAAAAAAAA1-1';
const CALL = 'GET /vendor/orders/BLS-AAAAAAAAA1-1';

it('The page shows items, customer, recipient, summary and history', async () => {
  const { shipping_address: address } = anOrder();
  const order = anOrder({
    message: 'Ring twice',
    shipping_address: address && { ...address, phone_number: '+966500000009' },
  });
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order }) });
  const { user } = await renderPortal(AT);
  expect(await screen.findByRole('heading', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
  const columns = ['Image', 'Product', 'Quantity', 'Unit price', 'Line total'];
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  const sums = stripBidi(screen.getByRole('region', { name: 'Totals' }).textContent ?? '');
  expect(sums).toBe('Subtotal12.500 BHDShipping1.255 BHDTotal13.755 BHDWhy this amount?');
  const text = stripBidi(screen.getByRole('main').textContent ?? '');
  expect(text).toContain('NNitrile glovesGLV-126.250 BHD12.500 BHD');
  expect(screen.getByRole('link', { name: 'Nitrile gloves' })).toHaveAttribute(
    'href',
    '/vendor/edit-product/nitrile-gloves',
  );
  expect(text).toContain('NameSara HaddadPhone+966500000001Emailsara@example.testTypeDeliveryNoteRing twice');
  expect(text).toContain(
    'Delivery addressSara HaddadHaddad Clinic12 Olaya StreetFloor 3Riyadh, Riyadh Province, 12211Saudi Arabia' +
      'National short address: RRRD2929+966500000009',
  );
  expect(text).toContain('Sub order number: BLS-AAAAAAAAA1-1');
  expect(text).toContain('Track IDNone yetAirway bill labelNone yet');
  expect(screen.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'update status' }));
  expect(await screen.findByLabelText('Update Status To')).toHaveDisplayValue('Pending');
});

it('A line names the batches to pick, with expiry and units', async () => {
  const [line] = anOrder().order_products;
  if (!line) throw new Error('The order has no line.');
  const lots = [{ lot_id: 7, lot_no: 'A12', expires_on: '2027-03-31', quantity: 2 }];
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ order_products: [{ ...line, lots }] }) }) });
  await renderPortal(AT);
  expect(await screen.findByText(/expires Mar 31/)).toHaveTextContent('Batch A12 · expires Mar 31, 2027');
});

it('A parcel with recalled units says that it cannot be sent', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ held_by_recall: true }) }) });
  await renderPortal(AT);
  expect(await screen.findByText(/^Units of this parcel are recalled/)).toBeVisible();
  expect(screen.getByText('Recalled')).toBeVisible();
});

it('An order without a National Address says that carriers refuse it', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ national_address_missing: true }) }) });
  await renderPortal(AT);
  expect(await screen.findByText(/^No National Address: carriers refuse this parcel\./)).toBeVisible();
  expect(screen.getByText('No National Address')).toBeVisible();
});

it('The page shows the tax and who owes it, or that none is stated', async () => {
  const vat = [{ percent: 10, taxable: 12.505, vat: 1.25 }];
  const taxed = anOrder({ tax_amount: 1.25, vat, tax_issuer: 'platform' });
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: taxed }) });
  const { unmount } = await renderPortal(AT);
  expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(
    /Total13\.755.BHDof which VAT 10%1\.250.BHDThe marketplace is deemed to be the supplier/,
  );
  unmount();
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ vat: null, tax_issuer: null }) }) });
  await renderPortal(AT);
  expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(/VATNo tax statedWhy this amount\?$/);
});

it('An order that earned a gift shows it among the items', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ gift: true }) }) });
  const { unmount } = await renderPortal(AT);
  const items = (await screen.findByRole('heading', { name: 'Items summary' })).parentElement;
  expect(items).toHaveTextContent(/Gift: add a little extra$/);
  expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(/GiftA little extraTotal13\.755.BHD/);
  unmount();
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder() }) });
  await renderPortal(AT);
  await screen.findByRole('heading', { name: 'Items summary' });
  expect(screen.queryByText(/gift/i)).not.toBeInTheDocument();
});

it('A card payment is shown as on hold until the order ships', async () => {
  const held = anOrder({ payment_method: 'card', payment_state: 'held' });
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: held }) });
  await renderPortal(AT);
  const summary = (await screen.findByRole('heading', { name: 'Order summary' })).parentElement;
  expect(summary).toHaveTextContent('PaymentCard, amount held');
});

it('The page shows when an order must ship and that it is overdue', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ ship_by: '2026-11-19', is_late: true }) }) });
  await renderPortal(AT);
  const summary = (await screen.findByRole('heading', { name: 'Order summary' })).parentElement;
  expect(summary).toHaveTextContent('Ship byNov 19, 2026');
  expect(summary).toHaveTextContent('StatusPendingLate');
});

it('The history shows when each status was set, by whom, with its note', async () => {
  const order = anOrder({
    status: 'Confirmed',
    history: [
      { from: null, to: 'Pending', note: '', field: null, actor: 'customer', created_at: '2026-11-20T09:30:00.000Z' },
      {
        from: 'Pending',
        to: 'Confirmed',
        note: 'Packed',
        field: null,
        actor: 'vendor',
        created_at: '2026-11-21T05:00:00.000Z',
      },
    ],
  });
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order }) });
  await renderPortal(AT);
  const history = (await screen.findByRole('heading', { name: 'Order history' })).parentElement;
  const steps = within(history as HTMLElement).getAllByRole('listitem');
  expect(steps.map((step) => stripBidi(step.textContent ?? ''))).toEqual([
    'PendingNov 20, 2026 12:30 PM · Customer',
    'ConfirmedNov 21, 2026 08:00 AM · VendorPacked',
  ]);
});

it('The page links the documents, and the label once a pickup is scheduled', async () => {
  const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder() }) });
  const { unmount } = await renderPortal(AT);
  expect(await screen.findByRole('link', { name: 'Packing slip' })).toHaveAttribute('href', `${AT}/packing-slip`);
  expect(screen.getByRole('link', { name: 'Order summary' })).toHaveAttribute('href', `${AT}/invoice`);
  expect(names()).not.toContain(`${AT}/label`);
  unmount();
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ tracking_id: 'BLS7700012' }) }) });
  await renderPortal(AT);
  await screen.findByRole('link', { name: 'Label' });
  expect(names()).toContain(`${AT}/label`);
});

it('No customer details appear when the account has been deleted', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ user: null }) }) });
  await renderPortal(AT);
  await screen.findByRole('heading', { name: 'Items summary' });
  expect(screen.queryByRole('heading', { name: 'Customer details' })).not.toBeInTheDocument();
});

it('An order of another vendor is not found', async () => {
  fakeApi({
    'GET /user': vendorUser,
    [CALL]: { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found.' } },
  });
  await renderPortal(AT);
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/vendor/orders');
});
