import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../../testing/Frame.tsx';
import { english } from '../../testing/samples.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { readNews } from './sign-in-intent.ts';
import { SignInNotice } from './SignInNotice.tsx';

type Answer = Parameters<typeof fakeApi>[0][string];

const Login = () => <SignInNotice news={readNews(useLocation().state)} />;

const bahrain = { id: 17, name: 'Bahrain', iso2: 'BH' };

/** A vendor delivers to Bahrain; the platform also lists Oman. */
const countries: Answer = ({ path }) =>
  ok({ data: path.endsWith('?delivered=true') ? [bahrain] : [bahrain, { id: 18, name: 'Oman', iso2: 'OM' }] });

async function show(register: Answer = ok({})) {
  const calls = fakeApi({
    'GET /countries': countries,
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
          { path: '/login', element: <Login /> },
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
  return { ...view, send, fill, fillIn, sent };
}
const refusal = (errors?: Record<string, string[]>, message = '') => ({
  status: 422,
  body: { status: 422, success: false, code: 'invalid', message, ...(errors && { errors }) },
});

test('An empty form lists every message with a link to its field and sends nothing', async () => {
  const { user, send, sent } = await show();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  for (const message of [
    'First Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Phone number is required.',
    'Password is required.',
    'Confirm password is required.',
    'You must accept the terms and conditions.',
  ]) {
    expect(within(summary).getByRole('button', { name: message })).toBeVisible();
  }
  await user.click(within(summary).getByRole('button', { name: 'Last Name is required.' }));
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('Last Name is required.');
  expect(sent()).toBeUndefined();
});

test('A short password, a mismatch and half an address are reported', async () => {
  const { user, send } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'layla@');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.type(screen.getByLabelText('Confirm password'), 'another');
  await send();
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Invalid email format.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 6 characters\./);
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
});

const countryNames = () =>
  within(screen.getByRole('combobox', { name: 'Country' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);

test('A customer chooses among countries with delivery, a vendor among all', async () => {
  const { user } = await show();
  expect(countryNames()).toEqual(['Bahrain']);
  await user.click(screen.getByRole('radio', { name: 'Sell my products' }));
  await screen.findByRole('option', { name: 'Oman' });
  expect(countryNames()).toEqual(['Bahrain', 'Oman']);
});

test('A shop without deliveries shows a customer no address fields', async () => {
  fakeApi({ 'GET /countries': ok({ data: [] }) });
  await renderWithProviders(<RegisterPage />, { texts: english });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('A customer registers and is sent to the login', async () => {
  const { router, send, fillIn, sent } = await show();
  await fillIn();
  await send();
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready. Log in to start shopping.');
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

test('A vendor also sends a company name and a certificate', async () => {
  const { user, send, fill, fillIn, sent } = await show();
  expect(screen.queryByLabelText('Commercial registration certificate')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Sell my products' }));
  const store = within(screen.getByRole('group', { name: 'Store address' }));
  expect(store.getByRole('textbox', { name: 'Street address' })).toBeRequired();
  expect(store.getByRole('textbox', { name: 'Postal code' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/about your store/);
  await fillIn();
  await fill('Company name', 'Gulf Care');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Bahrain');
  await user.upload(
    screen.getByLabelText('Commercial registration certificate'),
    new File(['%PDF-'], 'certificate.pdf', { type: 'application/pdf' }),
  );
  await send();
  await screen.findByText('Registration successful!');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Our team is reviewing your registration and certificate. We’ll email layla@balsam.test',
  );
  expect(sent()).toMatchObject({
    account_type: 'vendor',
    'store_address[company_name]': 'Gulf Care',
    'store_address[country]': '17',
    cr_certificate: expect.anything(),
  });
});

test('A server error for a field is shown under that field', async () => {
  const { send, fillIn } = await show(
    refusal(
      { email: ['This email is taken.', 'Second.'], 'store_address.country': ['Country is needed.'] },
      'Invalid.',
    ),
  );
  await fillIn();
  await send();
  expect(await screen.findByRole('button', { name: 'This email is taken.' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This email is taken.');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Country is needed.');
  expect(screen.getByText('Invalid.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
});

test('A failure without a message shows "Registration failed."', async () => {
  const { send, fillIn } = await show(refusal());
  await fillIn();
  await send();
  // As a toast and above the button.
  await waitFor(() => expect(screen.getAllByText('Registration failed.')).toHaveLength(2));
});

test('Choosing a country enables its states, and the breadcrumb leads home', async () => {
  const { user } = await show();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Bahrain');
  expect(await screen.findByRole('option', { name: 'Capital' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'City' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('The privacy policy opens in a new tab', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'privacy policy' });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});
