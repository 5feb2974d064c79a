import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const owner_change = { name: 'Sara Haddad', email: 'sara@example.test', effective_at: '2026-11-22T09:30:00.000Z' };

const userWith = (change: typeof owner_change | null) => {
  const { user } = vendorUser.body;
  return ok({ user: { ...user, vendor: user.vendor && { ...user.vendor, owner_change: change } } });
};

const open = async (routes: Parameters<typeof fakeApi>[0], lang: 'en' | 'ar' = 'en') => {
  const calls = fakeApi({
    'GET /vendor/licences/warning': ok({ data: { paused_products: 0, expiring: null } }),
    ...routes,
  });
  return { calls, ...(await renderPortal('/vendor/account', 'vendor', lang)) };
};

it('An owner reads who becomes an owner, and stops it', async () => {
  let change: typeof owner_change | null = owner_change;
  const { user, calls } = await open({
    'GET /user': () => userWith(change),
    'DELETE /vendor/owner-change': () => {
      change = null;
      return ok({}, 'The change of owners has been stopped.');
    },
  });
  const note = within(await screen.findByRole('note'));
  expect(
    note.getByText(/Sara Haddad \(sara@example\.test\) becomes an owner of your store on Nov 22, 2026/),
  ).toBeVisible();
  await user.click(note.getByRole('button', { name: 'Stop it' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Stop the change of owners?' }));
  await user.click(dialog.getByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('An Arabic owner reads it in their language', async () => {
  await open({ 'GET /user': userWith(owner_change) }, 'ar');
  expect(await screen.findByRole('note')).toHaveTextContent(/يصبح Sara Haddad .* مالكًا لمتجرك/);
  expect(screen.getByRole('button', { name: 'إيقاف ذلك' })).toBeVisible();
});
