import type { AdminPayment, AdminPaymentDetail, PaymentFinding } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const NUMBER = 'BLS-0123456789';

const failed: AdminPayment = {
  ...{ id: 1, order_no: NUMBER, order_state: 'paying', attempt: 1, provider: 'test', ref: 'chg_1', amount: 250 },
  ...{ customer: { id: 5, name: 'Layla Haddad' }, currency: 'SAR', scheme: '', plan: 'sale', state: 'failed' },
  ...{ failure: 'declined', open_findings: 0, created_at: '2026-11-23T09:00:00.000Z' },
  updated_at: '2026-11-23T09:01:00.000Z',
};
const waiting: AdminPayment = { ...failed, id: 2, attempt: 2, ref: 'chg_2', state: 'waiting', failure: null };

const finding: PaymentFinding = {
  ...{ id: 4, payment_id: 2, order_no: NUMBER, kind: 'amount_differs', detail: '100 SAR' },
  ...{ found_at: '2026-11-23T09:05:00.000Z', settled_at: null },
};

const detail: AdminPaymentDetail = {
  ...waiting,
  ...{ pay_by: '2026-11-23T09:20:00.000Z', attempts: [failed, waiting], findings: [] },
  operations: [
    {
      ...{ id: 1, kind: 'refund', order_sub_no: `${NUMBER}-1`, amount: 50, state: 'refused', ref: null, attempts: 1 },
      ...{ error: 'no such charge', created_at: '2026-11-23T09:03:00.000Z', done_at: null },
    },
  ],
  events: [
    {
      ...{ id: 7, ref: 'chg_2', state: 'dead', attempts: 8, error: 'the provider did not answer' },
      received_at: '2026-11-23T09:02:00.000Z',
    },
  ],
};

const pageOf = (payments: AdminPayment[], state = 'ready') =>
  ok({ data: { payments, service: { provider: state === 'off' ? null : 'test', state }, meta: metaOf(payments) } });

async function open(at: string, responses: Answers = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/payments': pageOf([waiting, failed]),
    'GET /admin/payment-findings': ok({ data: { findings: [], meta: metaOf([]) } }),
    'GET /admin/payments/2': ok({ data: detail }),
    ...responses,
  });
  return { ...(await renderConsole(at, 'admin', lang)), calls };
}

it('An admin sees the card service, and each payment with its failure reason', async () => {
  await open('/admin/payments');
  expect(await screen.findByText('Cards can be used. They are taken by: Test bank')).toBeVisible();
  const [, second, first] = await screen.findAllByRole('row');
  expect(second).toHaveTextContent(/Attempt 2.*Layla Haddad.*chg_2.*Waiting.*250\.00/);
  expect(first).toHaveTextContent(/Failed.*The bank declined the card/);
});

it.each([
  ['silent', 'The payment provider (Test bank) is not responding, so cards are not offered.'],
  ['off', 'No payment provider is connected: customers pay on delivery only.'],
])('An admin reads that the card service is %s', async (state, sentence) => {
  await open('/admin/payments', { 'GET /admin/payments': pageOf([], state) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('There are no card payments yet.')).toBeVisible();
});

it('Resolving a finding requires a remark', async () => {
  const { user, calls } = await open('/admin/payments', {
    'GET /admin/payment-findings': ok({ data: { findings: [finding], meta: metaOf([finding]) } }),
    'POST /admin/payment-findings/4/settle': ok({}, 'The discrepancy has been resolved.'),
  });
  await user.click(await screen.findByRole('button', { name: `Settle: Another amount was paid, ${NUMBER}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await dialog.findByText('Describe how it was resolved.')).toBeVisible();
  await user.type(dialog.getByLabelText('How was it resolved?'), 'The rest came by transfer.');
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('The discrepancy has been resolved.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ remark: 'The rest came by transfer.' });
});

it('An admin reads a rejected refund, polls the provider, and retries an event', async () => {
  const { user, calls } = await open('/admin/payments/2', {
    'POST /admin/payments/2/poll': refusal(502, 'The payment service is not responding.'),
    'POST /admin/payment-events/7/retry': ok({}, 'The message is being processed again.'),
  });
  expect(await screen.findByRole('heading', { name: `Payment for ${NUMBER}` })).toBeVisible();
  expect(screen.getByRole('row', { name: /Given back/ })).toHaveTextContent(/Refused.*no such charge.*50\.00/);
  await user.click(screen.getByRole('button', { name: 'Check with the provider now' }));
  expect(await screen.findByText('The payment service is not responding.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try message 7 again' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/admin/payments/2/poll',
      '/admin/payment-events/7/retry',
    ]),
  );
});

it('The payments of an order are shown in Arabic', async () => {
  await open('/admin/payments/2', {}, 'ar');
  expect(await screen.findByRole('heading', { name: `عملية الدفع للطلب ${NUMBER}` })).toBeVisible();
  expect(screen.getAllByRole('row', { name: /رفض البنك البطاقة/ })).toHaveLength(1);
});

it('Missing permission and missing payments show a message', async () => {
  const { unmount } = await open('/admin/payments', { 'GET /admin/payments': refusal(403) });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  unmount();
  await open('/admin/payments/9', { 'GET /admin/payments/9': refusal(404) });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
