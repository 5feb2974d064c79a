import { ok, type fakeApi } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { bookAddress } from '../../../../testing/samples.ts';
import { showDashboard } from '../../testing/show-dashboard.tsx';

type Routes = Parameters<typeof fakeApi>[0];

/** The customer's default address. */
export const home = bookAddress();
/** Response with the address book. */
export const book = (...addresses: unknown[]) => ({ 'GET /user/addresses': ok({ addresses }) });

export const places = {
  'GET /countries': ok({
    data: [
      { id: 17, name: 'Bahrain', iso2: 'BH' },
      { id: 1, name: 'Saudi Arabia', iso2: 'SA' },
      { id: 2, name: 'United States', iso2: 'US' },
    ],
  }),
  'GET /states': ok({ data: [{ id: 170, name: 'Capital' }] }),
  'GET /cities': ok({ data: [{ id: 1700, name: 'Manama' }] }),
};

/** Opens the default address in its form. */
export async function editAddress(routes: Routes = {}) {
  const view = await showDashboard({
    at: '/dashboard/address',
    routes: { ...book(home), ...places, ...routes },
  });
  const { user, calls } = view;
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('option', { name: /^Bahrain/ });
  await screen.findByRole('option', { name: 'Manama' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save address' }));
  const retype = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const bodyOf = (path: string) => calls.find((call) => call.path === path && call.method === 'POST')?.body;
  return { ...view, save, retype, bodyOf };
}
