import { aReturn, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal, showDashboard } from '../testing/show-dashboard.tsx';

it('After a bank rejection the customer adds another account, with server errors', async () => {
  const refund = { id: 8, amount: 18.75, method: 'transfer', paid_on: null, bank_reference: '' } as const;
  let isNamed = false;
  const { user, calls } = await showDashboard({
    at: '/dashboard/returns/RET-7K3M9P2Q',
    routes: {
      'GET /returns/RET-7K3M9P2Q': () =>
        ok({
          data: aReturn({
            state: 'inspected',
            refund_total: 18.75,
            refunds: [{ ...refund, state: isNamed ? 'due' : 'failed', needs_account: !isNamed }],
          }),
        }),
      'POST /refunds/8/account': ({ body }) => {
        if (Object(body).iban === 'SA00') return refusal('Please check the fields.', { iban: ['This is no IBAN.'] });
        isNamed = true;
        return ok({}, 'Thank you. The money goes to this account.');
      },
    },
  });
  expect(await screen.findByText('Waiting for your bank account')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send my refund there' }));
  expect(await screen.findByText('Enter your IBAN.')).toBeVisible();
  await user.type(screen.getByLabelText('IBAN'), 'SA00');
  await user.type(screen.getByLabelText('Account holder'), 'Layla Haddad');
  await user.click(screen.getByRole('button', { name: 'Send my refund there' }));
  expect(await screen.findByText('This is no IBAN.')).toBeVisible();
  await user.clear(screen.getByLabelText('IBAN'));
  await user.type(screen.getByLabelText('IBAN'), 'BH67BMAG00001299123456');
  await user.click(screen.getByRole('button', { name: 'Send my refund there' }));
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
  expect(calls.findLast(({ path }) => path === '/refunds/8/account')?.body).toEqual({
    iban: 'BH67BMAG00001299123456',
    holder: 'Layla Haddad',
  });
});

it('A return that is not decided yet shows the expected refund', async () => {
  await showDashboard({
    at: '/dashboard/returns/RET-7K3M9P2Q',
    routes: { 'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn({ state: 'sent', expected_refund: 18.75 }) }) },
  });
  const refund = within(await screen.findByRole('region', { name: 'Your refund' }));
  expect(refund.getByText('Your refund if everything is accepted')).toBeVisible();
  expect(refund.getByText('18.75 SAR')).toBeVisible();
});

it('A customer marks the return as sent, or cancels it', async () => {
  let state: 'approved' | 'sent' = 'approved';
  const { user, calls } = await showDashboard({
    at: '/dashboard/returns/RET-7K3M9P2Q',
    routes: {
      'GET /returns/RET-7K3M9P2Q': () => ok({ data: aReturn({ state }) }),
      'POST /returns/RET-7K3M9P2Q/sent': () => {
        state = 'sent';
        return ok({}, 'Thank you.');
      },
    },
  });
  expect(await screen.findByText('Bring it to Aramex.')).toBeVisible();
  const address = () => within(screen.getByRole('region', { name: 'Send the parcel to' }));
  for (const line of ['Gulf Medical', '4 Harbour Road', 'Manama, Capital, 317', 'Bahrain', '+973 1755 0100'])
    expect(address().getByText(line)).toBeVisible();
  expect(screen.getByText('The seller pays return shipping.')).toBeVisible();
  await user.type(screen.getByLabelText('Carrier and tracking number'), 'Aramex 4711');
  await user.click(screen.getByRole('button', { name: 'I’ve sent it' }));
  expect(
    await screen.findByText('The seller is waiting for your parcel. There’s nothing you need to do.'),
  ).toBeVisible();
  expect(address().getByText('4 Harbour Road')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/sent'))?.body).toEqual({ note: 'Aramex 4711' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this return' })).not.toBeInTheDocument());
});

it('The return address is shown in Arabic, with the phone number left to right', async () => {
  await showDashboard({
    at: '/dashboard/returns/RET-7K3M9P2Q',
    lang: 'ar',
    routes: { 'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn({ instructions: '' }) }) },
  });
  const address = within(await screen.findByRole('region', { name: 'العنوان الذي تُرسل إليه الشحنة' }));
  expect(address.getByText('+973 1755 0100')).toHaveAttribute('dir', 'ltr');
  expect(screen.queryByText('ملاحظة من البائع')).not.toBeInTheDocument();
});

it('A return without shipment shows no address', async () => {
  await showDashboard({
    at: '/dashboard/returns/RET-7K3M9P2Q',
    routes: { 'GET /returns/RET-7K3M9P2Q': ok({ data: aReturn({ state: 'requested', send_to: null }) }) },
  });
  expect(await screen.findByText(/^The seller replies within/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Send the parcel to' })).not.toBeInTheDocument();
});
