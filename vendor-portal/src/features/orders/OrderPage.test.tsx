import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen } from '@testing-library/react';
import { vendorUser } from '../../testing/answers.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const AT = '/vendor/orders/BLS-AAAAAAAAA1-1';
const CALL = 'GET /vendor/orders/BLS-AAAAAAAAA1-1';

it('A vendor reads items, customer, summary and history of one order', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder() }) });
  await renderPortal(AT);
  expect(await screen.findByRole('heading', { name: 'Order #BLS-AAAAAAAAA1' })).toBeVisible();
  const text = stripBidi(screen.getByRole('main').textContent ?? '');
  expect(text).toContain('Nitrile gloves26.250 BHD12.500 BHD');
  expect(text).toContain('NameSara HaddadPhone+966500000001Emailsara@example.testTypeDeliveryNote-');
  expect(text).toContain('Delivery addressSaudi Arabia – Riyadh12 Olaya StreetFloor 3');
  expect(text).toContain('Track IDNone yet');
  expect(screen.getByRole('heading', { name: 'Order history' })).toBeVisible();
});

it('A vendor sees no customer details when the account is gone', async () => {
  fakeApi({ 'GET /user': vendorUser, [CALL]: ok({ order: anOrder({ user: null }) }) });
  await renderPortal(AT);
  await screen.findByRole('heading', { name: 'Items summary' });
  expect(screen.queryByRole('heading', { name: 'Customer details' })).not.toBeInTheDocument();
});

it('A vendor who asks for an order that is not theirs is told that there is no such page', async () => {
  fakeApi({
    'GET /user': vendorUser,
    [CALL]: { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'Not found.' } },
  });
  await renderPortal(AT);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
