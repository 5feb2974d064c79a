import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, asCustomer, english, user } from '../../testing/samples.ts';
import { checkoutValues, toBillingRequest } from './checkout-schema.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { ready } from './testing/at-checkout.tsx';

const REQUIRED = [
  'First name is required.',
  'Last name is required.',
  'Email is required.',
  'Phone number is required.',
  'Company name is required.',
  'Company address is required.',
  'Country is required.',
  'State is required.',
  'City is required.',
  'Postal code is required.',
  'Address line 1 is required.',
  'Address line 2 is required.',
  'Message is required.',
];
const unknown = user({
  firstname: '',
  lastname: '',
  email: '',
  phone_number: '',
  company_name: '',
  company_address: '',
  address: null,
});

/** @param listed resolves when the countries are to be returned */
async function show(customer = unknown, currency: 'SAR' | 'USD' = 'USD', listed = Promise.resolve()) {
  const calls = fakeApi({
    ...ready,
    'GET /countries': ok({
      data: [
        { id: 17, name: 'Bahrain', iso2: 'BH' },
        { id: 18, name: 'Oman', iso2: 'OM' },
        { id: 19, name: 'Saudi Arabia', iso2: 'SA' },
      ],
    }),
    'GET /states': ({ path }) => ok({ data: path.endsWith('17') ? [{ id: 170, name: 'Capital' }] : [] }),
    'GET /cities': ok({ data: [{ id: 1700, name: 'Manama' }] }),
    'GET /user': ok({ user: customer }),
  });
  const respond = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if ((input instanceof Request ? input.url : String(input)).includes('/countries')) await listed;
    return respond(input, init);
  };
  const view = await renderWithProviders(<CheckoutPage />, {
    session: asCustomer,
    texts: english,
    preferences: { lang: 'en', currency },
  });
  await screen.findByText(/32\.50.SAR/);
  return { ...view, calls };
}
const select = (name: string) => screen.getByRole('combobox', { name });

type Checkbox = 'I’m buying for a company' | 'Add a building, floor or apartment' | 'Add a note for the sellers';
const checkbox = (name: Checkbox) => screen.getByRole('checkbox', { name });

/** All fields except a company's optional numbers. */
const requiredFields = () => {
  const optional = screen.queryAllByRole('textbox', { name: /^(VAT|PO) number/ });
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
  return fields.filter((field) => !optional.includes(field));
};

test('An empty form reports every field and orders nothing', async () => {
  const { user: person, calls } = await show();
  await person.click(checkbox('I’m buying for a company'));
  await person.click(checkbox('Add a building, floor or apartment'));
  await person.click(checkbox('Add a note for the sellers'));
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  const problems = await screen.findByRole('alert');
  expect(
    within(problems)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(REQUIRED));
  expect(problems).toHaveFocus();
  for (const field of requiredFields()) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/ is required\./);
  }
  expect(calls.map(({ path }) => path)).not.toContain('/orders/place-order');
});

test('Company, second line and message are in the form only when asked for', async () => {
  const { user: person } = await show();
  const shown = () =>
    ['Company name', 'Company address', 'Address line 2', 'Note for the sellers'].map(
      (name) => screen.queryByRole('textbox', { name }) !== null,
    );
  expect(shown()).toEqual([false, false, false, false]);
  await person.click(checkbox('I’m buying for a company'));
  expect(shown()).toEqual([true, true, false, false]);
  await person.click(checkbox('Add a building, floor or apartment'));
  expect(shown()).toEqual([true, true, true, false]);
  await person.click(checkbox('Add a note for the sellers'));
  expect(shown()).toEqual([true, true, true, true]);
  for (const field of screen.getAllByRole('textbox')) expect(field).not.toHaveValue('—');
  await person.click(checkbox('I’m buying for a company'));
  expect(shown()).toEqual([false, false, true, true]);
});

test('Fields that are not part of the form are sent empty, even after typing them', () => {
  const { billing } = checkoutValues(user({ vat_number: '220044556600002' }));
  const typed = { company_name: 'Gulf Care', address_2: 'Floor 3', message: 'Ring' };
  const values = { ...checkoutValues(user()), billing: { ...billing, ...typed } };
  const sent = toBillingRequest({ ...values, for_company: false, with_address_2: false, with_message: false });
  expect(sent).toMatchObject({ company_name: '', company_address: '', vat_number: '', address_2: '', message: '' });
  const all = toBillingRequest({ ...values, for_company: true, with_address_2: true, with_message: true });
  expect(all).toMatchObject({ ...typed, vat_number: '220044556600002' });
});

test('A returning private customer sees a prefilled form', async () => {
  await show(user({ company_name: '', company_address: '', addresses: [address({ type: 0 })] }));
  await screen.findByRole('option', { name: 'Manama' });
  for (const field of requiredFields()) {
    expect(field).not.toHaveValue('');
  }
  expect(checkbox('I’m buying for a company')).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
});

test("A company's VAT number is prefilled and removed for a private purchase", async () => {
  const { user: person } = await show(user({ vat_number: '220044556600002', addresses: [address({ type: 0 })] }));
  const number = screen.getByRole('textbox', { name: /^VAT number/ });
  expect(number).toHaveValue('220044556600002');
  await person.click(checkbox('I’m buying for a company'));
  expect(number).not.toBeInTheDocument();
});

test('An entry of the error list leads to its field', async () => {
  const { user: person } = await show();
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  await person.click(await screen.findByRole('button', { name: 'Postal code is required.' }));
  expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveFocus();
});

test('A field left empty reports the error immediately', async () => {
  const { user: person } = await show();
  await person.click(screen.getByRole('textbox', { name: 'Postal code' }));
  await person.tab();
  expect(await screen.findByText('Postal code is required.')).toBeVisible();
});

test('A country enables its states, a state its cities, and a new country clears both', async () => {
  const { user: person } = await show();
  expect(select('State')).toBeDisabled();
  await screen.findByRole('option', { name: 'Bahrain' });
  await person.selectOptions(select('Country'), 'Bahrain');
  expect(select('City')).toBeDisabled();
  await screen.findByRole('option', { name: 'Capital' });
  await person.selectOptions(select('State'), 'Capital');
  await screen.findByRole('option', { name: 'Manama' });
  await person.selectOptions(select('City'), 'Manama');

  await person.selectOptions(select('Country'), 'Oman');
  expect(select('State')).toHaveValue('');
  expect(select('City')).toHaveValue('');
  expect(select('City')).toBeDisabled();
});

test('A Saudi address needs a National Address of four letters and four digits', async () => {
  const { user: person } = await show();
  await screen.findByRole('option', { name: 'Oman' });
  const field = () => screen.queryByRole('textbox', { name: 'National short address' });
  await person.selectOptions(select('Country'), 'Oman');
  expect(field()).not.toBeInTheDocument();
  await person.selectOptions(select('Country'), 'Saudi Arabia');
  await person.type(screen.getByRole('textbox', { name: 'National short address' }), 'RRRD29');
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Please enter four letters and four digits/));
  await person.clear(screen.getByRole('textbox', { name: 'National short address' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/National Address is required/));
  await person.type(screen.getByRole('textbox', { name: 'National short address' }), 'rrrd 2929');
  await waitFor(() => expect(field()).toBeValid());
});

test('A shopper in riyals without an address starts with Saudi Arabia', async () => {
  const { user: person, calls } = await show(unknown, 'SAR');
  await waitFor(() => expect(select('Country')).toHaveDisplayValue('Saudi Arabia'));
  expect(select('State')).toBeEnabled();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/orders/checkout').at(-1)?.body).toEqual({ country: 19 }),
  );
  await person.selectOptions(select('Country'), 'Choose…');
  expect(select('Country')).toHaveValue('');
});

test('Preselecting the country clears an earlier error about it', async () => {
  let list = () => {};
  const { user: person } = await show(unknown, 'SAR', new Promise((resolve) => (list = resolve)));
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('button', { name: 'Country is required.' })).toBeVisible();
  list();
  await waitFor(() => expect(select('Country')).toHaveDisplayValue('Saudi Arabia'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Country is required.' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'City is required.' })).toBeVisible();
});

test('Only countries with delivery are offered', async () => {
  const { calls } = await show();
  await screen.findByRole('option', { name: 'Oman' });
  expect(calls.map(({ path }) => path)).toContain('/countries?delivered=true');
});

test('Another destination country recalculates the order', async () => {
  const { user: person, calls } = await show();
  await screen.findByRole('option', { name: 'Oman' });
  await person.selectOptions(select('Country'), 'Oman');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/orders/checkout').map(({ body }) => body)).toEqual([
      undefined,
      { country: 18 },
    ]),
  );
});

const calledOff = (call: unknown) =>
  new Promise<never>((_, reject) => {
    if (call instanceof Request) call.signal.addEventListener('abort', () => reject(call.signal.reason));
  });

test('Checkout requests are sent in order, so that the displayed draft is valid', async () => {
  const { user: person, calls } = await show();
  const asked = () => calls.filter(({ path }) => path === '/orders/checkout').map(({ body }) => body);
  await screen.findByRole('option', { name: 'Oman' });
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const respond = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answered = await respond(input, init);
    // An aborted request rejects immediately, as in a browser, while the server continues.
    if (asked().length === 2) await Promise.race([first, calledOff(input)]);
    return answered;
  };
  await person.selectOptions(select('Country'), 'Oman');
  await person.selectOptions(select('Country'), 'Saudi Arabia');
  await person.selectOptions(select('Country'), 'Oman');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('/states'));
  // An unused request would be aborted in the next task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toEqual([undefined, { country: 18 }]);
  answerFirst();
  await waitFor(() => expect(asked()).toEqual([undefined, { country: 18 }, { country: 19 }, { country: 18 }]));
});
