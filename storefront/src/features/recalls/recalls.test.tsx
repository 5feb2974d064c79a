import type { AnsweredCase } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { publicRecall } from '../../testing/content-samples.ts';
import { english } from '../../testing/samples.ts';
import { RecallAnswerPage } from './RecallAnswerPage.tsx';
import { RecallPage } from './RecallPage.tsx';
import { RecallsPage } from './RecallsPage.tsx';

const answered = (changes: Partial<AnsweredCase> = {}): AnsweredCase => ({
  ...{ recall: publicRecall, product: 'Test strips', lot_no: '24K1187', quantity: 2, order_no: 'BLS-1' },
  ...{ acknowledged_at: null, acknowledged_by: '', returned: 0, destroyed: 0, used: 0, missing: 0 },
  ...changes,
});

const page = { texts: english };

test('Open recalls lead to what has to be done', async () => {
  fakeApi({
    'GET /recalls': ok({ recalls: [publicRecall], meta: { current_page: 1, last_page: 1, total: 1, per_page: 20 } }),
  });
  await renderWithProviders(<RecallsPage />, page);
  const link = await screen.findByRole('link', { name: 'Test strips read too high' });
  expect(link).toHaveAttribute('href', '/recalls/RC-2026-0007');
  expect(screen.getByText('1 product')).toBeVisible();
});

test('Without recalls the page says so', async () => {
  fakeApi({ 'GET /recalls': ok({ recalls: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 20 } }) });
  await renderWithProviders(<RecallsPage />, page);
  expect(await screen.findByText('There are no recalls.')).toBeVisible();
});

test('A recall names its batches and what to do', async () => {
  fakeApi({ 'GET /recalls/RC-2026-0007': ok({ data: publicRecall }) });
  await renderWithProviders(<RecallPage />, { ...page, path: '/recalls/:recallNo', at: '/recalls/RC-2026-0007' });
  expect(await screen.findByText('24K1187')).toBeVisible();
  expect(screen.getByText('Do not use them, and send them back.')).toBeVisible();
});

test('A buyer answers without an account, and can correct the answer', async () => {
  const calls = fakeApi({
    'POST /recalls/answers/find': ok({ data: answered() }),
    'POST /recalls/answers': ok({
      data: answered({ acknowledged_at: '2026-11-21T09:30:00.000Z', acknowledged_by: 'Layla', returned: 2 }),
    }),
  });
  const { user } = await renderWithProviders(<RecallAnswerPage />, { ...page, at: '/recalls/answer#secret' });
  const returned = await screen.findByRole('textbox', { name: 'Sent back' });
  await user.clear(returned);
  await user.type(returned, '2');
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Layla');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Thank you. Your answer has been recorded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct the answer' })).toBeVisible();
  const sent = calls.filter(({ path }) => path.endsWith('/recalls/answers')).map(({ body }) => body);
  expect(sent).toEqual([{ token: 'secret', name: 'Layla', returned: 2, destroyed: 0, used: 0, missing: 0 }]);
});

test('A wrong link says so calmly', async () => {
  fakeApi({ 'POST /recalls/answers/find': { status: 404, body: { status: 404, success: false, code: 'not_found' } } });
  await renderWithProviders(<RecallAnswerPage />, { ...page, at: '/recalls/answer#wrong' });
  expect(await screen.findByRole('link', { name: 'All recalls' })).toBeVisible();
});

const noRecalls = {
  'GET /recalls': ok({ recalls: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 20 } }),
};

const check = async (code: string, checked: object) => {
  const calls = fakeApi({ ...noRecalls, 'POST /recalls/check': ok({ data: checked }) });
  const { user } = await renderWithProviders(<RecallsPage />, page);
  await user.type(await screen.findByLabelText(/Batch number or code/), code);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  return calls;
};

test('A buyer learns that a batch is recalled, and where to read on', async () => {
  const calls = await check('24K1187', { lot_no: '24K1187', problem: '', recalls: [publicRecall] });
  expect(await screen.findByText(/^1 recall names batch/)).toHaveTextContent('24K1187');
  expect(screen.getByRole('link', { name: publicRecall.title })).toHaveAttribute('href', '/recalls/RC-2026-0007');
  expect(calls.at(-1)?.body).toEqual({ code: '24K1187' });
});

test('A batch that no recall names is told as such', async () => {
  await check('A2', { lot_no: 'A2', problem: '', recalls: [] });
  expect(await screen.findByText(/^No recall names batch/)).toHaveTextContent('A2');
});

test('A code without a batch asks for the number', async () => {
  await check('4012345678901', { lot_no: null, problem: 'This code names no batch.', recalls: [] });
  expect(await screen.findByText('This code names no batch.')).toBeVisible();
});
