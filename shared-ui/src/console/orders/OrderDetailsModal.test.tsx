import { screen, within } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { stripBidi } from '../../testing/strip-bidi.ts';
import { OrderDetailsModal } from './OrderDetailsModal.tsx';
import type { OrderView } from '../../order/order-view.ts';

const address = {
  name: 'Sara Haddad',
  company_name: 'Haddad Clinic',
  company_address: '4 Clinic Road',
  phone_number: '+966500000001',
  email: 'sara@example.test',
  address_1: '12 Olaya Street',
  address_2: '',
  street: '12 Olaya Street',
  city: 'Riyadh',
  state: '',
  zip_code: '12211',
  country: 'Saudi Arabia',
  national_address: 'RRRD2929',
  note: '',
};

const order: OrderView = {
  po_number: 'PO-118',
  order_no: 'BLS-1',
  order_sub_no: 'BLS-1-1',
  order_date: '2026-11-20T09:30:00.000Z',
  status: 'Shipped',
  currency: 'BHD',
  sub_total: 12.5,
  shipping_cost: 1.255,
  cold_fee: null,
  vat: [{ percent: 10, taxable: 12.505, vat: 1.25 }],
  discount: 0,
  gift: false,
  total_amount: 13.755,
  payment_method: null,
  payment_state: 'to_be_paid',
  tracking_id: '',
  tracking_information: '',
  cancellation_reason: '',
  shipping_address: address,
  billing_address: address,
  order_products: [
    {
      id: 1,
      product: {
        slug: 'nitrile-gloves',
        name: 'Nitrile gloves',
        name_arabic: 'قفازات نتريل',
        sku: 'GLV-1',
        variant: '',
        variant_arabic: '',
        product_image: null,
        price: 6.25,
      },
      quantity: 2,
      sub_total: 12.5,
      status: 'Shipped',
      sold_under: null,
      lots: [],
    },
  ],
  history: [
    { to: 'Pending', note: '', field: null, actor: 'customer', created_at: '2026-11-20T09:30:00.000Z' },
    {
      to: 'Shipped',
      note: 'Left with the courier',
      field: null,
      actor: 'vendor',
      created_at: '2026-11-20T12:00:00.000Z',
    },
  ],
};

const renderOrder = (changes: Partial<OrderView> = {}, lang: 'en' | 'ar' = 'en') =>
  renderKit(<OrderDetailsModal order={{ ...order, ...changes }} show onHide={() => {}} />, { lang });

it('An order shows its number and totals in its own currency', () => {
  renderOrder();
  expect(screen.getByRole('dialog', { name: 'Order #BLS-1' })).toBeVisible();
  const text = stripBidi(screen.getByRole('dialog').textContent ?? '');
  expect(text).toContain('Subtotal12.500 BHD');
  expect(text).toContain('Shipping1.255 BHD');
  expect(text).toContain('Total13.755 BHDof which VAT 10%1.250 BHD');
  expect(text).toContain('Quantity: 2');
  const cards = within(screen.getByRole('region', { name: 'Order Summary' })).getAllByRole('term');
  expect(cards.map((card) => stripBidi(`${card.textContent}: ${card.nextSibling?.textContent}`))).toEqual([
    'Sub order number: BLS-1-1',
    'PO number: PO-118',
    expect.stringMatching(/^Order date: Nov 20, 2026/),
    'Delivery status: Shipped',
    'Total amount: 13.755 BHD',
    'Payment method: Not specified',
  ]);
  for (const name of ['Order Summary', 'Products (1)', 'Totals', 'Shipping Information', 'Billing Address'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  for (const fact of ['Sara Haddad', '12 Olaya Street', '+966500000001', 'sara@example.test'])
    expect(text).toContain(fact);
});

it('An order from before tax was stated says so, in Arabic too', () => {
  const { unmount } = renderOrder({ vat: null });
  expect(screen.getByText('No tax stated')).toBeVisible();
  unmount();
  renderOrder({ vat: null }, 'ar');
  expect(screen.getByText('لم تُبيَّن الضريبة')).toBeVisible();
});

it('An order without a payment method says that none is specified', () => {
  renderOrder();
  expect(screen.getAllByText(/Not specified/)).toHaveLength(2);
});

it('The billed company and the national short address are shown', () => {
  renderOrder();
  const card = (name: string) => stripBidi(screen.getByRole('heading', { name }).parentElement?.textContent ?? '');
  expect(card('Billing Address')).toContain('Sara HaddadHaddad Clinic4 Clinic Road12 Olaya Street');
  expect(card('Shipping Information')).toContain('National short address: RRRD2929');
  expect(card('Shipping Information')).not.toContain('4 Clinic Road');
});

it('An order without contact or shipping data says so', () => {
  const { unmount } = renderOrder({ shipping_address: { ...address, phone_number: '', email: '' } });
  expect(screen.getByText('No contact information available')).toBeVisible();
  unmount();
  renderOrder({ shipping_address: null });
  expect(screen.getByText('No shipping information available')).toBeVisible();
});

it('Status changes appear in chronological order', () => {
  renderOrder();
  const history = screen.getByRole('heading', { name: 'Order history' }).parentElement;
  const steps = within(history as HTMLElement).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Pending'),
    expect.stringContaining('Left with the courier'),
  ]);
});

it('Written, corrected and removed parcel notes are listed in any status', () => {
  const change = { to: 'Completed', actor: 'vendor', created_at: '2026-11-21T12:00:00.000Z' } as const;
  renderOrder({
    status: 'Completed',
    tracking_information: 'DHL 222',
    history: [
      { ...change, field: 'tracking_information', note: 'DHL 222' },
      { ...change, field: 'note', note: '' },
    ],
  });
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Tracking information.*DHL 222$/),
      expect.stringMatching(/^Note.*Removed$/),
    ]),
  );
  expect(screen.getAllByText('DHL 222')).toHaveLength(2);
});

it('Text in the other language has its own direction, even within a sentence', () => {
  renderOrder({
    tracking_information: 'عند الباب: DHL 222',
    cancellation_reason: 'تالف (3)',
    history: [{ to: 'Shipped', note: 'سُلّم!', field: null, actor: 'vendor', created_at: '2026-11-20T12:00:00.000Z' }],
  });
  for (const text of ['عند الباب: DHL 222', 'سُلّم!']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Reason for the cancellation: \u2068تالف (3)\u2069')).toBeVisible();
});

it('Track Package leads to the timeline of a shipped order only', async () => {
  const { user, unmount } = renderOrder();
  await user.click(screen.getByRole('button', { name: 'Track Package' }));
  expect(screen.getByRole('heading', { name: 'Order history' })).toHaveFocus();
  expect(screen.getByText('There is no tracking information yet.')).toBeVisible();
  unmount();
  renderOrder({ status: 'Pending' });
  expect(screen.queryByRole('button', { name: 'Track Package' })).not.toBeInTheDocument();
});

it('A tracking number appears in the timeline', () => {
  renderOrder({ tracking_id: 'BLS7700012' });
  expect(screen.getByText('BLS7700012').parentElement).toHaveTextContent('Tracking number: BLS7700012');
  expect(screen.queryByText('There is no tracking information yet.')).not.toBeInTheDocument();
});

it('The batches of a line are shown with their expiry', () => {
  const [line] = order.order_products;
  if (!line) throw new Error('The order has no line.');
  const lots = [
    { lot_no: 'A17', expires_on: '2027-03-31', quantity: 1 },
    { lot_no: 'B2', expires_on: null, quantity: 1 },
  ];
  renderOrder({ order_products: [{ ...line, lots }] });
  expect(screen.getByText(/A17/).parentElement).toHaveTextContent('Batch A17 · expires Mar 31, 2027 · Quantity: 1');
  expect(screen.getByText(/B2/).parentElement).toHaveTextContent('Batch B2 · Quantity: 1');
});

it('An Arabic reader sees the Arabic name of a product', () => {
  renderOrder({}, 'ar');
  expect(screen.getByText('قفازات نتريل')).toBeVisible();
});
