import type { AdminProductDetail } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../../testing/responses.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { productOf } from '../testing/products.ts';

const outdatedResponse = {
  status: 409,
  body: {
    ...{ status: 409, success: false, code: 'product_changes_outdated' },
    message: 'These are not the changes that wait now.',
  },
};

/** Fake API with one product, which requests change. */
const open = async (given: Partial<AdminProductDetail>, responses: Parameters<typeof fakeApi>[0] = {}) => {
  const product = productOf(given);
  let isOutdated = false;
  const decide = (message: string) => {
    if (isOutdated) return outdatedResponse;
    Object.assign(product, { changes_waiting: false, changes: [], change_id: null });
    return ok({}, message);
  };
  /** Simulates an edit by the vendor while the page is open. */
  const outdate = (newer: Partial<AdminProductDetail>) => {
    isOutdated = true;
    Object.assign(product, newer);
  };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/product/1': () => ok({ data: product }),
    'GET /admin/products': ok({ data: { products: [], meta: metaOf([]) } }),
    'POST /admin/product/toggle/approval/1': () => {
      product.approval_status = !product.approval_status;
      product.on_sale = product.approval_status;
      return ok({}, 'Product approval updated');
    },
    'POST /admin/product/1/accept-changes': () => decide('The changes have been accepted.'),
    'POST /admin/product/1/decline-changes': () => decide('The changes have been declined.'),
    'DELETE /admin/product/1': ok({}, 'Product deleted successfully'),
    ...responses,
  });
  return { ...(await renderConsole('/admin/products/1')), calls, product, outdate };
};

it('An admin reads both languages, all prices and the identifiers', async () => {
  await open({ discount: 10 });
  const english = await screen.findByRole('region', { name: 'English' });
  expect(within(english).getByRole('heading', { name: 'Nitrile gloves' })).toBeVisible();
  const arabic = screen.getByRole('region', { name: 'Arabic' });
  expect(within(arabic).getByText('قفازات فحص خالية من البودرة.').closest('[lang]')).toHaveAttribute('dir', 'rtl');
  const prices = within(screen.getByRole('table', { name: 'Prices and variants' }));
  expect(
    prices
      .getAllByRole('cell')
      .map((cell) => stripBidi(cell.textContent ?? ''))
      .slice(-3),
  ).toEqual(['37.50 SAR', '3.750 BHD', '10.00 USD']);
  expect(screen.getByText('Shoppers pay 10% less than these prices.')).toBeVisible();
  expect(screen.getAllByText('6281000000017')[0]).toBeVisible();
});

it('An admin approves the reviewed product, and finds it in the shop', async () => {
  const { user, calls } = await open({});
  expect(await screen.findByText('It is not approved.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See it in the shop' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Product approval updated')).toBeVisible();
  expect(await screen.findByText('Shoppers see this product.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/product/nitrile-gloves');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    approved: true,
    updated_at_seen: '2026-11-20T09:30:00.000Z',
  });
});

it('An admin revokes an approval', async () => {
  const { user } = await open({ approval_status: true, on_sale: true });
  await user.click(await screen.findByRole('button', { name: 'Take the approval back' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

it('An admin reads every reason that hides a product from customers', async () => {
  const vendor = { ...productOf().vendor, active: 2 } as const;
  await open({ status: 'draft', vendor });
  const decision = within(await screen.findByRole('region', { name: 'Decision' }));
  const { id, company_name: name } = vendor;
  expect(decision.getByRole('link', { name })).toHaveAttribute('href', `/admin/edit-vendor/${id}`);
  expect(decision.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It is not approved.',
    'The vendor does not offer it: it is inactive.',
    'The vendor is not active.',
  ]);
});

const waiting: Partial<AdminProductDetail> = {
  ...{ approval_status: true, changes_waiting: true, change_id: 31, changes_requested_at: '2026-11-20T09:30:00.000Z' },
  changes: [
    { field: 'name', before: ['Nitrile gloves'], after: ['Nitrile gloves, blue'] },
    { field: 'pictures', before: ['/media/a-640.webp'], after: [] },
    { field: 'category', before: ['Gloves'], after: ['Gloves'] },
  ],
};

it("An admin compares a vendor's changes with the live values, and accepts them", async () => {
  const { user, calls } = await open(waiting);
  const changed = within(await screen.findByRole('region', { name: 'Changes waiting' }));
  expect(changed.getByRole('region', { name: 'Name' })).toHaveTextContent(/Nitrile gloves.*Nitrile gloves, blue/);
  const pictures = changed.getByRole('region', { name: 'Pictures' });
  expect(within(pictures).getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/a-640.webp');
  expect(pictures).toHaveTextContent('None');
  expect(changed.getByRole('region', { name: 'Category' })).toHaveTextContent('Already live');
  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  expect(await screen.findByText('The changes have been accepted.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/admin/product/1/accept-changes')?.body).toEqual({ change_id: 31 });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes waiting' })).not.toBeInTheDocument());
});

it('An admin reads how a product is taxed, and the class its vendor requests', async () => {
  await open({
    ...waiting,
    ...{ vat_class: 'zero_device', sfda_number: '', taxed_as: 'standard' },
    changes: [
      { field: 'vat_class', before: [''], after: ['zero_medicine'] },
      { field: 'sfda_number', before: [''], after: ['12-345'] },
    ],
  });
  const changed = within(await screen.findByRole('region', { name: 'Changes waiting' }));
  expect(changed.getByRole('region', { name: 'Tax class' })).toHaveTextContent(/As its category.*Zero-rated medicine/);
  expect(changed.getByRole('region', { name: 'SFDA number (MDMA or registration)' })).toHaveTextContent(/None.*12-345/);
  expect(screen.getByText('Class asked for, without a registration number')).toBeVisible();
});

it('Declining changes requires a reason', async () => {
  const { user, calls } = await open(waiting);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the changes' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(/Give a reason/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are not blue');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('The changes have been declined.')).toBeVisible();
  const sent = calls.find(({ path }) => path === '/admin/product/1/decline-changes')?.body;
  expect(sent).toEqual({ change_id: 31, reason: 'They are not blue' });
});

it('A newer edit by the vendor is reported and shown before the decision', async () => {
  const { user, product, outdate } = await open(waiting);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the changes' }));
  outdate({ change_id: 32, changes: [{ field: 'name', before: [product.name], after: ['Nitrile gloves, green'] }] });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are not blue');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText('These are not the changes that wait now.'))[0]).toBeVisible();
  expect(await screen.findByText('Nitrile gloves, green')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('A link leads to the next pending product', async () => {
  await open({ next_waiting_id: 9 });
  expect(await screen.findByRole('link', { name: 'Next one waiting' })).toHaveAttribute('href', '/admin/products/9');
});

it('Deleting the product returns to the list', async () => {
  const { user, router } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
});

it('A deleted product shows a message', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/product/1': refusal(404) });
  await renderConsole('/admin/products/1');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

const specification = (code: string, name: string, value: string, unit = '') => ({
  ...{ code, kind: 'number' as const, name, value, unit, number: null, comparable: true },
  ...{ english: { name, value, unit }, arabic: { name, value, unit } },
});
const lacking = [
  { code: 'material', name: 'Material', name_arabic: 'المادة' },
  { code: 'length', name: 'Length', name_arabic: 'الطول' },
];

it('An admin reads the specifications, and what an approval still needs', async () => {
  await open({ attributes: [specification('width', 'Width', '90', 'mm')], missing_attributes: lacking });
  const panel = within(await screen.findByRole('region', { name: 'Specifications' }));
  expect(panel.getByText('Width').nextElementSibling).toHaveTextContent('90 mm');
  expect(panel.getByText('For its approval, the product lacks: Material and Length.')).toBeVisible();
});

it('A product without specifications says so', async () => {
  await open({});
  const panel = within(await screen.findByRole('region', { name: 'Specifications' }));
  expect(panel.getByText('None given')).toBeVisible();
});

it('Only specifications that change are compared', async () => {
  await open({
    ...waiting,
    changes: [
      {
        field: 'attributes',
        before: ['Material: Latex', 'Width: 90 mm'],
        after: ['Material: Nitrile', 'Width: 90 mm'],
      },
    ],
  });
  const changes = within(await screen.findByRole('region', { name: 'Changes waiting' }));
  const compared = changes.getByRole('region', { name: 'Specifications' });
  expect(compared).toHaveTextContent(/Material: Latex.*Material: Nitrile/);
  expect(compared).not.toHaveTextContent('Width');
});

it.each([
  ['An approval', {}, 'Approve', 'POST /admin/product/toggle/approval/1'],
  ['Accepting changes', waiting, 'Accept the changes', 'POST /admin/product/1/accept-changes'],
])('%s of an incomplete product names what is missing', async (_what, given, button, call) => {
  const errors = { 'attributes.material': ['Required.'], sfda_number: ['Enter the SFDA number.'] };
  const refused = refusal(422, 'The product lacks information.', errors, 'approval_incomplete');
  const { user } = await open(given, {
    [call]: { ...refused, body: { ...refused.body, data: { missing_attributes: lacking.slice(0, 1) } } },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(
    await screen.findByText('For its approval, the product lacks: Material. Enter the SFDA number.'),
  ).toBeVisible();
});
