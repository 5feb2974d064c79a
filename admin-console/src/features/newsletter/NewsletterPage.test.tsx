import type { Subscriber } from '@balsam/shared-api';
import { fakeApi, findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const sara: Subscriber = {
  id: 3,
  email: 'sara@example.test',
  lang: 'ar',
  state: 'confirmed',
  created_at: '2026-11-01T09:30:00.000Z',
  confirmed_at: '2026-11-02T09:30:00.000Z',
  unsubscribed_at: null,
  coupon_code: 'HELLO-12345678',
  coupon_used: true,
};
const omar: Subscriber = {
  ...sara,
  id: 2,
  email: 'omar@example.test',
  lang: 'en',
  state: 'left',
  coupon_code: null,
  coupon_used: false,
};

async function openNewsletter(responses: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/newsletter': ok({ data: { subscribers: [sara, omar], meta: metaOf([sara, omar]) } }),
    ...responses,
  });
  const view = await renderConsole('/admin/newsletter');
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/newsletter?'));
  return { ...view, calls, lists };
}

it("An admin sees each subscriber's state, language and welcome coupon", async () => {
  await openNewsletter();
  await screen.findByRole('button', { name: 'Unsubscribe sara@example.test' });
  const [confirmed, left] = screen.getAllByRole('row').slice(1);
  expect(confirmed).toHaveTextContent(/sara@example\.test.*Confirmed.*Arabic.*Nov 1, 2026.*HELLO-12345678.*Used/);
  expect(left).toHaveTextContent(/omar@example\.test.*Unsubscribed.*English/);
  expect(within(left ?? document.body).queryByRole('button', { name: /^Unsubscribe/ })).not.toBeInTheDocument();
});

it('An admin unsubscribes an address after confirming', async () => {
  const { user, calls, lists } = await openNewsletter({
    'POST /admin/newsletter/3/unsubscribe': ok({}, 'The address has been taken off.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe sara@example.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsubscribe this address?' }));
  expect(dialog.getByText(/^sara@example.test gets no more newsletters/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('The address has been taken off.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/admin/newsletter/3/unsubscribe',
  ]);
  await waitFor(() => expect(lists()).toHaveLength(2));
});

it('An admin filters for unconfirmed subscribers', async () => {
  const { user, lists } = await openNewsletter();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Not confirmed yet');
  await waitFor(() => expect(lists().at(-1)).toBe('/admin/newsletter?page=1&state=pending'));
});

it('An admin reads which addresses could not be unsubscribed, and why', async () => {
  const failed = [{ id: 2, name: 'omar@example.test', message: 'Has left already.' }];
  const { user, calls } = await openNewsletter({ 'POST /admin/newsletter/bulk': ok({ done: 1, failed }) });
  await user.click(await findReady('checkbox', 'Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsubscribe 2 subscribers?' }));
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('1 subscriber unsubscribed')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: '1 subscriber stayed as it was' })).toHaveTextContent(
    'omar@example.testHas left already.',
  );
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [3, 2], action: 'unsubscribe' });
});
