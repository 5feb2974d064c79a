import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { Frame } from '../../testing/Frame.tsx';
import { english } from '../../testing/samples.ts';
import { RegisterPage } from './RegisterPage.tsx';

type Answer = Parameters<typeof fakeApi>[0][string];

async function show(register: Answer = ok({})) {
  const calls = fakeApi({
    'GET /countries': ok({ data: [{ id: 17, name: 'Bahrain', iso2: 'BH' }] }),
    'GET /states': ok({ data: [{ id: 170, name: 'Capital' }] }),
    'POST /auth/register': register,
  });
  const view = await renderWithProviders(<Frame />, {
    texts: english,
    at: '/register',
    path: '/unused',
    routes: [
      {
        element: <Frame />,
        children: [
          { path: '/register', element: <RegisterPage /> },
          { path: '/login', element: 'The login' },
        ],
      },
    ],
  });
  await screen.findByRole('option', { name: 'Bahrain' });
  const { user } = view;
  const send = () => user.click(screen.getByRole('button', { name: 'Create account' }));
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const fillIn = async () => {
    await fill('First name', 'Layla');
    await fill('Last name', 'Hassan');
    await fill('Email', 'layla@balsam.test');
    await fill('Phone number', '٠٥٥١٢٣');
    await fill('Password', 'six666');
    await fill('Confirm password', 'six666');
    await user.click(screen.getByRole('checkbox'));
  };
  const sent = () => calls.find(({ path }) => path === '/auth/register')?.body;
  return { ...view, send, fillIn, sent };
}
const refusal = (errors?: Record<string, string[]>, message = '') => ({
  status: 422,
  body: { status: 422, success: false, code: 'invalid', message, ...(errors && { errors }) },
});

test('An empty registration is told every message, and nothing is sent', async () => {
  const { send, sent } = await show();
  await send();
  for (const message of [
    'First Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Phone number is required.',
    'Password is required.',
    'Confirm password is required.',
    'You must accept the terms and conditions.',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sent()).toBeUndefined();
});

test('Someone who types a short password, another one and half an address is told so', async () => {
  const { user, send } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'layla@');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.type(screen.getByLabelText('Confirm password'), 'another');
  await send();
  expect(await screen.findByText('Invalid email format.')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters.')).toBeVisible();
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
});

test('A customer registers and is handed on to the login', async () => {
  const { router, send, fillIn, sent } = await show();
  await fillIn();
  await send();
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(sent()).toEqual({
    account_type: 'customer',
    firstname: 'Layla',
    lastname: 'Hassan',
    email: 'layla@balsam.test',
    phone_number: '055123',
    password: 'six666',
    confirm_password: 'six666',
    terms: 'true',
  });
});

test('A vendor also gives a company name and a certificate, under the names that the server reads', async () => {
  const { user, send, fillIn, sent } = await show();
  expect(screen.queryByLabelText('Commercial registration certificate')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Sell as a vendor' }));
  await fillIn();
  await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Gulf Care');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Bahrain');
  await user.upload(
    screen.getByLabelText('Commercial registration certificate'),
    new File(['%PDF-'], 'certificate.pdf', { type: 'application/pdf' }),
  );
  await send();
  await screen.findByText('Registration successful!');
  expect(sent()).toMatchObject({
    account_type: 'vendor',
    'store_address[company_name]': 'Gulf Care',
    'store_address[country]': '17',
    cr_certificate: expect.anything(),
  });
});

test('What the server has against a field stands under that field', async () => {
  const { send, fillIn } = await show(
    refusal(
      { email: ['This email is taken.', 'Second.'], 'store_address.country': ['Country is needed.'] },
      'Invalid.',
    ),
  );
  await fillIn();
  await send();
  expect(await screen.findByText('This email is taken.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This email is taken.');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Country is needed.');
  expect(screen.getByText('Invalid.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
});

test('A failure without a word is told as "Registration failed."', async () => {
  const { send, fillIn } = await show(refusal());
  await fillIn();
  await send();
  expect(await screen.findByText('Registration failed.')).toBeVisible();
});

test('The privacy policy opens in a new tab', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'privacy policy' });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});
