import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { orderList, vendorUser } from '../../testing/responses.ts';

const invitee = {
  ...{ firstname: 'Sara', lastname: 'Haddad', email: 'sara@example.test', has_account: true },
  store: { company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  role: { preset: 'orders', id: null, name: 'Orders' },
};

const responses = { 'GET /user': vendorUser, 'GET /vendor/orders': orderList([]) };

it('A person with an account joins a store with its password and enters the portal', async () => {
  const calls = fakeApi({
    ...responses,
    'POST /invitation': ok({ data: invitee }),
    'POST /invitation/accept': ok({ token: 'new', user: vendorUser.body.user }),
  });
  const { user, store } = await renderPortal('/vendor/invitation#s3cret', null);
  expect(await screen.findByLabelText('Email')).toHaveValue('sara@example.test');
  expect(screen.getByText('Gulf Medical')).toBeVisible();
  expect(screen.getByText('Orders')).toBeVisible();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByLabelText('The password again')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await user.type(password, 'walnut-shell-4');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/invitation/accept')?.body).toEqual({
    ...{ token: 's3cret', password: 'walnut-shell-4' },
  });
  expect(store.getState().session).toMatchObject({ token: 'new', role: 'vendor' });
});

it('A wrong password is refused, and the email stays', async () => {
  const message = 'The password is wrong.';
  fakeApi({
    ...responses,
    'POST /invitation': ok({ data: invitee }),
    'POST /invitation/accept': { status: 401, body: { status: 401, success: false, code: 'bad_credentials', message } },
  });
  const { user } = await renderPortal('/vendor/invitation#s3cret', null);
  await user.type(await screen.findByLabelText('Password'), 'walnut-shell-5');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.getByLabelText('Email')).toHaveValue('sara@example.test');
});

it('An Arabic reader sees the Arabic name of the store', async () => {
  fakeApi({ ...responses, 'POST /invitation': ok({ data: invitee }) });
  await renderPortal('/vendor/invitation#s3cret', null, 'ar');
  expect(await screen.findByText('الخليج الطبية')).toBeVisible();
  expect(screen.getByText(/لديك حساب بالفعل/)).toBeVisible();
});

it('A used link leads to the sign-in of the portal', async () => {
  fakeApi({
    ...responses,
    'POST /invitation': { status: 404, body: { status: 404, success: false, message: 'Used.' } },
  });
  await renderPortal('/vendor/invitation#old', null);
  expect(await screen.findByText('This invitation is not valid any more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/vendor/login');
});
