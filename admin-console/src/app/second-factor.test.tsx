import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { metaOf } from '../testing/responses.ts';
import { refusal } from '../testing/refusal.ts';
import { renderConsole } from '../testing/render-console.tsx';

const PAST = '2026-11-01T09:00:00.000Z';
const FAR = '2200-12-14T09:00:00.000Z';

const security = (factors: object[] = []) => ok({ data: { factors, recovery_codes_left: 0, reset_at: null } });
const app = { id: 1, kind: 'totp', name: 'Phone', is_usable: true, created_at: PAST, last_used_at: null };
const calm = {
  'GET /user/factors': security(),
  'GET /user/sessions': ok({ sessions: [] }),
  'GET /admin/team': ok({ data: { members: [], meta: metaOf([]) } }),
  'GET /admin/invitations': ok({ invitations: [] }),
  'GET /admin/roles': ok({ roles: [] }),
};
const missing = refusal(403, 'Your team asks for a second step.', {}, 'second_factor_missing');

it('A reminder says until when, leads to the security page, and can be hidden', async () => {
  fakeApi({ ...calm, 'GET /user': aUser({ second_factor_due: FAR }) });
  const { user, router } = await renderConsole('/admin/team');
  const reminder = await screen.findByText(/Set up a second step by/);
  expect(stripBidi(reminder.textContent)).toContain('Dec 14, 2200');
  await user.click(screen.getByRole('link', { name: 'Set it up' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/security'));
  expect(screen.queryByRole('link', { name: 'Set it up' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide until the page is reloaded' }));
  expect(screen.queryByText(/Set up a second step by/)).not.toBeInTheDocument();
});

it.each([
  ['en', /^Your team asks for a second step, and you have none yet/],
  ['ar', /^يطلب فريقك خطوة ثانية ولم تفعّلها بعد/],
] as const)('When the time is over, every page leads to the security page (%s)', async (lang, reason) => {
  fakeApi({ ...calm, 'GET /user': aUser({ second_factor_due: PAST }), 'GET /admin/team': missing });
  const { router } = await renderConsole('/admin/team', 'admin', lang);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/security'));
  expect(await screen.findByText(reason)).toBeVisible();
});

it('A person who has set one up goes on with their work', async () => {
  let isSetUp = false;
  fakeApi({
    ...calm,
    'GET /user': () => aUser({ second_factor_due: isSetUp ? null : PAST }),
    'GET /user/factors': () => security(isSetUp ? [app] : []),
    'POST /user/factors/totp': ok({
      data: { id: 1, secret: 'ABCD', otpauth_url: 'otpauth://totp/x', qr_svg: '<svg/>' },
    }),
    'POST /user/factors/totp/1/confirm': () => {
      isSetUp = true;
      return ok({ data: { recovery_codes: ['AAAAA-BBBBB'] } });
    },
  });
  const { user, router } = await renderConsole('/admin/team');
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText(/^Your team asks/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Team' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/team'));
});

it('If it becomes due while a page is open, the next call leads to the security page', async () => {
  let isRequired = false;
  fakeApi({
    ...calm,
    'GET /user': () => aUser({ second_factor_due: isRequired ? PAST : null }),
    'GET /admin/places': missing,
    'GET /admin/testimonials': () => (isRequired ? missing : ok({ data: { testimonials: [], meta: metaOf([]) } })),
  });
  const { router, user } = await renderConsole('/admin/team');
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  isRequired = true;
  await user.click(screen.getByRole('link', { name: 'Testimonials' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/security'));
});
