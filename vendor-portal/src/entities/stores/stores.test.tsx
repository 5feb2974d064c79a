import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { orderList, vendorUser } from '../../testing/responses.ts';

const { user: huda } = vendorUser.body;
const gulf = { id: 3, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' };
const dilmun = { id: 4, company_name: 'Dilmun Care', company_name_arabic: 'دلمون للرعاية' };
const ofBoth = aUser({ ...huda, stores: [gulf, dilmun] });
const inDilmun = aUser({ ...huda, stores: [gulf, dilmun], vendor: { ...dilmun, holiday: null, owner_change: null } });

it('A member of two stores changes to the other, and nothing of the first stays', async () => {
  const calls = fakeApi({
    'GET /user': ofBoth,
    'GET /vendor/orders': orderList([]),
    'POST /vendor/store': ok({ user: inDilmun.body.user }, 'You now work for this store.'),
  });
  const { user, router } = await renderPortal('/vendor/orders');
  const choice = await screen.findByRole('combobox', { name: 'Store' });
  expect(choice).toHaveDisplayValue('Gulf Medical');
  const before = calls.length;
  const later = fakeApi({
    'GET /user': inDilmun,
    'GET /vendor/orders': orderList([]),
    'POST /vendor/store': ok({ user: inDilmun.body.user }, 'You now work for this store.'),
  });
  await user.selectOptions(choice, 'Dilmun Care');
  expect(await screen.findByText('You now work for this store.')).toBeVisible();
  expect(calls).toHaveLength(before);
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Store' })).toHaveDisplayValue('Dilmun Care'));
  expect(later.find(({ path }) => path === '/vendor/store')?.body).toEqual({ vendor_id: 4 });
  expect(later.some(({ path }) => path === '/user')).toBe(true);
});

it('An Arabic reader finds the Arabic names of their stores', async () => {
  fakeApi({ 'GET /user': ofBoth, 'GET /vendor/orders': orderList([]) });
  await renderPortal('/vendor/orders', 'vendor', 'ar');
  expect(await screen.findByRole('option', { name: 'دلمون للرعاية' })).toBeInTheDocument();
});

it('A member of one store has no choice of stores', async () => {
  fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders': orderList([]) });
  await renderPortal('/vendor/orders');
  expect((await screen.findAllByText('Gulf Medical'))[0]).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Store' })).not.toBeInTheDocument();
});
