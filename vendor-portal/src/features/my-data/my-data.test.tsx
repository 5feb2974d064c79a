import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';

const open = async (at: string, routes: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /user': aUser({ role: 2 }),
    'GET /user/privacy-requests': ok({ requests: [] }),
    'GET /user/factors': ok({ data: { factors: [], recovery_codes_left: 0, reset_at: null } }),
    'GET /user/sessions': ok({ sessions: [] }),
    ...routes,
  });
  const view = await renderPortal(at, 'vendor', 'en');
  return { ...view, sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]) };
};

it('A member finds their data below the security settings, and asks for the file', async () => {
  const view = await open('/vendor/security', {
    'POST /user/privacy-requests': ok({ requests: [] }, 'We are preparing your file.'),
  });
  await view.user.click(await screen.findByRole('link', { name: 'Your data' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/vendor/my-data'));
  await view.user.click(await screen.findByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText('We are preparing your file.')).toBeVisible();
  expect(view.sent()).toEqual([['/user/privacy-requests', { kind: 'export' }]]);
});

it('The only owner is told that the team needs another one, and stays signed in', async () => {
  const message = 'A team needs an owner.';
  const view = await open('/vendor/my-data', {
    'POST /user/privacy-requests': { status: 409, body: { status: 409, success: false, code: 'last_owner', message } },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/vendor/my-data');
});

it('A member who asks for the deletion is signed out', async () => {
  const view = await open('/vendor/my-data', {
    'POST /user/privacy-requests': ok({ requests: [] }, 'We have sent you an email.'),
    'POST /auth/logout': ok({}),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
});
