import { aReturn, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { returnable } from '../../../testing/return-samples.ts';
import { refusal, showDashboard } from '../testing/show-dashboard.tsx';

const lines = (...all: NonNullable<Parameters<typeof returnable>[0]>[]) =>
  ok({ data: { lines: all.length ? all.map(returnable) : [returnable()], refund_to: 'transfer' } });
const preview = ok({ data: { currency: 'SAR', shipping: 0, refund: 18.75, return_shipping: 'customer' } });
const picture = new File(['x'], 'torn.jpg', { type: 'image/jpeg' });

const ask = (routes: Parameters<typeof showDashboard>[0]['routes'] = {}, lang: 'en' | 'ar' = 'en') =>
  showDashboard({
    lang,
    at: '/dashboard/orders/9/return',
    routes: {
      'GET /orders/9/returnable': lines(),
      'POST /orders/9/returns/preview': preview,
      'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn({ state: 'requested' }) }),
      ...routes,
    },
  });

async function choose({ user }: Awaited<ReturnType<typeof ask>>, units: number) {
  const more = await screen.findByRole('button', { name: 'One more: Nitrile gloves' });
  for (let unit = 0; unit < units; unit += 1) await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('A customer returns two of three units with a photo and sees the refund first', async () => {
  const view = await ask({ 'POST /orders/9/returns': ok({ data: aReturn() }, 'The seller has been asked.') });
  const { user, calls } = view;
  await choose(view, 2);
  await user.selectOptions(screen.getByLabelText('Reason'), 'It’s damaged');
  await user.upload(screen.getByLabelText('Photos of the problem'), picture);
  expect(await screen.findByText('18.75 SAR')).toBeVisible();
  await user.type(screen.getByLabelText('IBAN'), 'SA0380000000608010167519');
  await user.type(screen.getByLabelText('Account holder'), 'Layla Haddad');
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('The seller has been asked.')).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/dashboard/returns/RET-7K3M9P2Q');
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/orders/9/returns')?.body;
  expect(sent).toMatchObject({
    'lines[0][order_product_id]': '31',
    'lines[0][quantity]': '2',
    'lines[0][reason]': 'damaged',
    'refund_account[iban]': 'SA0380000000608010167519',
  });
  expect(calls.filter(({ path }) => path.endsWith('/preview'))).toHaveLength(1);
});

it('A refund to the card is explained and asks for no bank account', async () => {
  const view = await ask({
    'GET /orders/9/returnable': ok({ data: { lines: [returnable()], refund_to: 'card' } }),
    'POST /orders/9/returns': ok({ data: aReturn() }, 'The seller has been asked.'),
  });
  const { user, calls } = view;
  await choose(view, 1);
  await user.selectOptions(screen.getByLabelText('Reason'), 'I ordered too many');
  expect(await screen.findByText('You pay return shipping.')).toBeVisible();
  expect(screen.getByText(/^We’ll refund the card/)).toBeVisible();
  expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('The seller has been asked.')).toBeVisible();
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/orders/9/returns')?.body;
  expect(Object.keys(Object(sent)).filter((name) => name.startsWith('refund_account'))).toEqual([]);
});

it("A seller's fault requires a photo, and server errors are shown at the line", async () => {
  const view = await ask({
    'POST /orders/9/returns': refusal('Please check the fields.', {
      'lines.0.quantity': ['The last day was yesterday.'],
    }),
  });
  const { user } = view;
  await choose(view, 1);
  await user.selectOptions(screen.getByLabelText('Reason'), 'It’s damaged');
  await user.type(screen.getByLabelText('IBAN'), 'SA0380000000608010167519');
  await user.type(screen.getByLabelText('Account holder'), 'Layla Haddad');
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('Add a photo that shows the problem.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Reason'), 'I ordered too many');
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('The last day was yesterday.')).toBeVisible();
});

it('Going back and forth preserves the input of each line', async () => {
  const view = await ask({
    'GET /orders/9/returnable': lines(
      {},
      { order_product_id: 32, product: { ...returnable().product, name: 'Masks' } },
    ),
    'POST /orders/9/returns': ok({ data: aReturn() }),
  });
  const { user, calls } = view;
  const step = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'One more: Masks' }));
  await choose(view, 2);
  const said = (name: RegExp) => within(screen.getByRole('group', { name }));
  await user.selectOptions(said(/Masks/).getByLabelText('Reason'), 'It’s damaged');
  await user.upload(said(/Masks/).getByLabelText('Photos of the problem'), picture);
  await user.type(said(/Masks/).getByLabelText('What’s the problem?'), 'Torn');
  await user.type(screen.getByLabelText('IBAN'), 'SA0380000000608010167519');
  await user.type(screen.getByLabelText('Account holder'), 'Layla Haddad');
  await step('Back');
  expect(screen.getByRole('textbox', { name: /Nitrile gloves/ })).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: /Masks/ })).toHaveValue('1');
  await step('One less: Nitrile gloves');
  await step('One less: Nitrile gloves');
  await step('Continue');
  expect(screen.queryByRole('group', { name: /Nitrile gloves/ })).not.toBeInTheDocument();
  await step('Request return');
  await waitFor(() => expect(calls.some(({ path }) => path === '/orders/9/returns')).toBe(true));
  expect(calls.find(({ path }) => path === '/orders/9/returns')?.body).toEqual({
    'lines[0][order_product_id]': '32',
    'lines[0][quantity]': '1',
    'lines[0][reason]': 'damaged',
    'lines[0][opened]': 'false',
    'lines[0][note]': 'Torn',
    'lines[0][pictures][0]': '[object File]',
    'refund_account[iban]': 'SA0380000000608010167519',
    'refund_account[holder]': 'Layla Haddad',
  });
});

it.each([
  {
    lang: 'en',
    more: 'One more: Nitrile gloves',
    on: 'Continue',
    note: 'What’s the problem?',
    long: 'Write at most 1000 characters.',
  },
  {
    lang: 'ar',
    more: 'زيادة كمية قفازات نتريل بواحد',
    on: 'متابعة',
    note: 'ما المشكلة؟',
    long: 'اكتب 1000 حرف على الأكثر.',
  },
] as const)('Too much input reports the limit ($lang)', async (words) => {
  const { user } = await ask({}, words.lang);
  await user.click(await screen.findByRole('button', { name: words.more }));
  await user.click(screen.getByRole('button', { name: words.on }));
  await user.click(screen.getByLabelText(words.note));
  await user.paste('x'.repeat(1001));
  await user.tab();
  expect(await screen.findByText(words.long)).toBeVisible();
});

it('A parcel that did not arrive can only be reported as missing', async () => {
  const view = await showDashboard({
    at: '/dashboard/orders/9/return',
    routes: {
      'GET /orders/9/returnable': ok({
        data: { lines: [returnable({ last_day: null, reasons: ['not_received'] })], refund_to: 'card' },
      }),
      'POST /orders/9/returns/preview': ok({
        data: { currency: 'SAR', shipping: 0, refund: 10, return_shipping: 'customer' },
      }),
      'POST /orders/9/returns': ok({ data: aReturn() }),
      'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn() }),
    },
  });
  expect(await screen.findByRole('heading', { name: '1. What hasn’t arrived?' })).toBeVisible();
  expect(screen.queryByText(/^Return within/)).not.toBeInTheDocument();
  await choose(view, 1);
  const reasons = within(screen.getByLabelText('Reason')).getAllByRole('option', { selected: true });
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['It never arrived']);
  await view.user.click(screen.getByRole('button', { name: 'Request return' }));
  await waitFor(() => expect(view.calls.some(({ path }) => path === '/orders/9/returns')).toBe(true));
});

it('Items that cannot be returned show the reason in Arabic', async () => {
  await showDashboard({
    at: '/dashboard/orders/9/return',
    lang: 'ar',
    routes: {
      'GET /orders/9/returnable': lines({
        why_not: 'not_completed',
        last_day: null,
        returns: { class: 'final', days: 30 },
      }),
    },
  });
  expect(await screen.findByText('لم يصل هذا المنتج بعد.')).toBeVisible();
  expect(screen.getByText(/^لا يمكن الإرجاع/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'متابعة' })).toBeDisabled();
});
