import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

const calm = {
  'GET /user/factors': ok({ data: { factors: [], recovery_codes_left: 0, reset_at: null } }),
  'GET /user/sessions': ok({ sessions: [] }),
};

const due = (at: string | null) => aUser({ role: 2, second_factor_due: at });

it('A vendor who needs a second step is led to the page on which to set it up', async () => {
  const calls = fakeApi({ ...calm, 'GET /user': due('2026-11-01T09:00:00.000Z') });
  const { router } = await renderPortal('/vendor/security', 'vendor', 'en');
  expect(await screen.findByText(/^Your team asks for a second step/)).toBeVisible();
  const before = calls.length;
  await act(() => router.navigate('/vendor/orders'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/security'));
  expect(calls.slice(before).map(({ path }) => path)).toEqual([]);
});

it('A vendor is reminded in time, and can work', async () => {
  fakeApi({ ...calm, 'GET /user': due('2200-12-14T09:00:00.000Z') });
  await renderPortal('/vendor/security', 'vendor', 'ar');
  expect(await screen.findByText(/فعّل الخطوة الثانية قبل/)).toBeVisible();
});

it('A vendor who lacks the second step can still ask for their data', async () => {
  const requests = ok({ requests: [] });
  fakeApi({ ...calm, 'GET /user': due('2026-11-01T09:00:00.000Z'), 'GET /user/privacy-requests': requests });
  const { router } = await renderPortal('/vendor/my-data', 'vendor', 'en');
  expect(await screen.findByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/my-data');
});
