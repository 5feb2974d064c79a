import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Frame } from '../../testing/Frame.tsx';
import { arabic, english } from '../../testing/samples.ts';
import { NewsletterArea } from './NewsletterArea.tsx';

const show = (options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<Frame />, {
    texts: english,
    path: '/unused',
    routes: [{ element: <Frame />, children: [{ path: '/', element: <NewsletterArea /> }] }],
    ...options,
  });

test.each([
  ['', 'Email is required.'],
  ['   ', 'Email is required.'],
  ['layla', 'Invalid email format.'],
  ['layla@', 'Invalid email format.'],
])('The address "%s" is rejected with a reason and nothing is sent', async (typed, problem) => {
  const calls = fakeApi({});
  const { user } = await show();
  if (typed) await user.type(screen.getByRole('textbox', { name: 'Email' }), typed);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('After subscribing the field is empty and no message is shown', async () => {
  const calls = fakeApi({ 'POST /news-letter': ok({}, 'Sent.') });
  const { user } = await show();
  const before = document.body.textContent;
  await user.type(screen.getByRole('textbox', { name: 'Email' }), ' layla@balsam.test ');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(''));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'layla@balsam.test' });
  expect(document.body.textContent).toBe(before);
});

test('A rejected address stays in the field with the reason', async () => {
  fakeApi({
    'POST /news-letter': { status: 429, body: { status: 429, success: false, code: 'busy', message: 'Later.' } },
  });
  const { user } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'layla@balsam.test');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Later.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('layla@balsam.test');
});

test('An Arabic reader sees the form in Arabic', async () => {
  fakeApi({});
  const { user } = await show({ lang: 'ar', texts: arabic });
  await user.click(screen.getByRole('button', { name: 'اشترك' }));
  expect(await screen.findByText('البريد الإلكتروني مطلوب.')).toBeVisible();
});

test('Input is preserved while the full form is loading', async () => {
  const calls = fakeApi({ 'POST /news-letter': ok({}, 'Sent.') });
  const { user } = await show();
  const field = screen.getByRole('textbox', { name: 'Email' });
  await user.type(field, 'layla@');
  await act(async () => void (await import('./SubscriptionForm.tsx')));
  await user.keyboard('balsam.test');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('layla@balsam.test');

  await user.tab();
  await user.tab();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('layla@balsam.test');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'layla@balsam.test' }),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(''));
});

test('Enter submits once and the field retains the focus', async () => {
  const calls = fakeApi({ 'POST /news-letter': ok({}, 'Sent.') });
  const { user } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'layla@balsam.test{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(''));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
