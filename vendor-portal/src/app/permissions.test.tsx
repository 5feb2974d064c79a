import { VENDOR_PERMISSIONS, type Order, type TaxSettings, type VendorPermission } from '@balsam/shared-api';
import { anOrder, aReturn, aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gloves, large } from '../testing/gloves.ts';
import { lot, lotDetail } from '../testing/lots.ts';
import { openPage } from '../testing/open-page.tsx';
import { draft, opened, sara } from '../testing/recalls.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { dashboardOf } from '../testing/sales.ts';

const meta = { current_page: 1, last_page: 1, total: 0, per_page: 10 };

/** Opens the portal as a member who keeps the catalogue. */
const openAsCataloguer = async (at: string, lang: 'en' | 'ar' = 'en') => {
  fakeApi({
    'GET /user': aUser({ role: 2, permissions: ['catalogue.read', 'catalogue.write'], role_name: 'Catalogue' }),
    'GET /vendor/products': ok({ products: [], meta }),
  });
  return renderPortal(at, 'vendor', lang);
};

it('A member sees only the pages of their role in the navigation', async () => {
  await openAsCataloguer('/vendor/products');
  const navigation = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  await waitFor(() => expect(navigation.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument());
  expect(navigation.getByRole('link', { name: 'Products' })).toBeVisible();
  expect(navigation.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
});

it.each([
  ['en', 'Your role does not include it. Ask an owner of your team.'],
  ['ar', 'دورك لا يتيح الاطلاع عليها. اطلب ذلك من أحد مالكي الفريق.'],
] as const)('A page outside the role says whom to ask (%s)', async (lang, words) => {
  await openAsCataloguer('/vendor/money', lang);
  expect(await screen.findByText(words)).toBeVisible();
});

it('The start page leads a member who may not see it to their first page', async () => {
  const { router } = await openAsCataloguer('/vendor');
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/products'));
});

/** Opens a page as a member with these permissions. */
const openWith = (permissions: VendorPermission[], at: string, given: Parameters<typeof fakeApi>[0]) =>
  openPage(at, { given: { 'GET /user': aUser({ role: 2, permissions: permissions.filter(isGiven) }), ...given } });
const isGiven = (name: VendorPermission) => name !== 'member';
// The conversations have their own tests.
const EVERY = VENDOR_PERMISSIONS.filter((name) => name !== 'messages.write');

/** Names of everything on the page that can be pressed, followed or filled in. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, a, input)')].map((control) => {
    const labels =
      control instanceof HTMLInputElement ? [...(control.labels ?? [])].map((each) => each.textContent) : [];
    return stripBidi(control.getAttribute('aria-label') ?? [...labels, control.textContent].join(' '));
  });

const marked = { ...lot, mark_down: { discount: 20, units: 9, discount_seen: 0 } };
const orderAt = (changes: Partial<Order>) => ({
  'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder(changes) }),
});
const confirmed = { status: 'Confirmed', status_code: 2 } as const;
const pickup = { carrier: 'local', date: '2026-11-22', from: '09:00', to: '12:00', tracking_id: '1', label_url: '/1' };
const returnAt = (state: 'requested' | 'sent' | 'received') => ({
  'GET /vendor/returns/RET-7K3M9P2Q': ok({ data: aReturn({ state }) }),
});
const sold = [{ lot_id: 7, lot_no: 'A12', expires_on: '2027-03-31', quantity: 2 }];
const withLots = anOrder(confirmed).order_products.map((line) => ({ ...line, lots: sold }));

it.each<[string, VendorPermission, string, string[], Parameters<typeof fakeApi>[0]?]>([
  ['products', 'catalogue.read', 'products', ['Add product', 'Import', 'Delete', 'Select']],
  [
    'batches',
    'catalogue.read',
    'batches',
    ['Receive a delivery', 'Reduce by 20%'],
    { 'GET /vendor/lots': ok({ lots: [marked], meta }) },
  ],
  [
    'a batch',
    'catalogue.read',
    'batches/7',
    ['Enter a count', 'Quarantine', 'Write off'],
    { 'GET /vendor/lots/7': ok({ data: { ...lotDetail, ...marked } }) },
  ],
  [
    'orders',
    'orders.read',
    'orders',
    ['Confirm: BLS', 'update status'],
    { 'GET /vendor/orders': ok({ data: { orders: [anOrder()], meta } }) },
  ],
  [
    'an order',
    'orders.read',
    'orders/BLS-AAAAAAAAA1-1',
    [
      'Ship',
      'update status',
      'Schedule Pickup',
      'tracking number',
      'Other batch',
      'Upload my invoice',
      'Why this amount',
    ],
    {
      ...orderAt({ ...confirmed, order_products: withLots }),
      'GET /vendor/invoice-settings': ok({ data: { mode: 'own', updated_at: '' } }),
    },
  ],
  [
    'a request to cancel',
    'orders.read',
    'orders/BLS-AAAAAAAAA1-1',
    ['Cancel the order', 'Decline'],
    orderAt({ ...confirmed, cancel_request: { asked_at: '2026-11-20T09:30:00.000Z', state: 'open', reason: '' } }),
  ],
  [
    'a pickup',
    'orders.read',
    'orders/BLS-AAAAAAAAA1-1',
    ['Mark as shipped', 'Cancel Pickup'],
    orderAt({ ...confirmed, pickup }),
  ],
  ['recalls', 'catalogue.read', 'recalls', ['Draft a recall']],
  [
    'a drafted recall',
    'catalogue.read',
    'recalls/7',
    ['Edit', 'Discard', 'Open the recall'],
    { 'GET /vendor/recalls/7': ok({ data: draft }) },
  ],
  [
    'an open recall',
    'catalogue.read',
    'recalls/7',
    ['Edit', 'Book units'],
    {
      'GET /vendor/recalls/7': ok({ data: opened }),
      'GET /vendor/recalls/7/cases': ok({ cases: [sara], meta: { ...meta, total: 1 } }),
    },
  ],
  ['a requested return', 'orders.read', 'returns/RET-7K3M9P2Q', ['Save the decision'], returnAt('requested')],
  ['a return on its way', 'orders.read', 'returns/RET-7K3M9P2Q', ['The parcel has arrived'], returnAt('sent')],
  [
    'a returned parcel',
    'orders.read',
    'returns/RET-7K3M9P2Q',
    ['Save the inspection', 'Can be sold again'],
    returnAt('received'),
  ],
  ['reviews', 'catalogue.read', 'reviews', ['Reply']],
  ['licences', 'member', 'licences', ['Upload a licence', 'Withdraw', 'Paper of']],
  ['the account', 'member', 'account', ['Save logo', 'Send for review']],
  ['the payout account', 'settings.write', 'settings?tab=bank', ['IBAN']],
  [
    'the start page',
    'orders.read',
    '',
    ['Add a product'],
    { 'GET /vendor/dashboard': dashboardOf({ currencies: [] }) },
  ],
])(
  'A member who may only read %s finds nothing to change them with',
  async (_what, permission, page, names, given = {}) => {
    const { unmount } = await openWith(EVERY, `/vendor/${page}`, given);
    const found = (name: string) => controls().filter((control) => control.includes(name));
    expect(names.filter((name) => found(name).length === 0)).toEqual([]);
    unmount();
    await openWith([permission], `/vendor/${page}`, given);
    expect(names.flatMap(found)).toEqual([]);
  },
);

it('A member who may only read products sees the fields of one disabled', async () => {
  const product = { ...gloves, changes_waiting: true, variants: [{ ...large }] };
  await openWith(['catalogue.read'], '/vendor/edit-product/nitrile-gloves', {
    'GET /vendor/products/nitrile-gloves': ok({ product }),
  });
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves');
  expect(screen.getByLabelText('Product Name')).toBeDisabled();
  for (const name of ['Duplicate', 'Track batches', 'Sizes and colours', 'Edit Large', 'Remove gloves', 'Save product'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

const tax: TaxSettings = {
  ...{ country: 'SA', regime: 'deemed', state: 'none', vat_number: '', legal_name: '', legal_name_arabic: '' },
  ...{ asked_at: null, decided_at: null, remarks: '', updated_at: '' },
};

it('A member who does not manage the money sees the tax details disabled', async () => {
  await openWith(['settings.write', 'money.read'], '/vendor/settings?tab=tax', {
    'GET /vendor/tax-settings': ok({ data: tax }),
  });
  expect(screen.getByLabelText('VAT number')).toBeDisabled();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
