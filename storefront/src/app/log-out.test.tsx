import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { arabic, asCustomer, english, site, user as customer } from '../testing/samples.ts';
import { routes } from './routes.tsx';

const TEXTS = { en: english, ar: arabic };

/** Opens the shop with its real routes and guards, and records every path shown. */
const open = async (at: string, lang: 'en' | 'ar') => {
  fakeApi({
    'GET /site': ok({ data: site() }),
    'GET /user': ok({ user: customer() }),
    'GET /carts': ok({ data: [] }),
    'GET /orders/id=1': ok({ data: { orders: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 5 } } }),
    'POST /auth/logout': ok({}),
  });
  const options = { lang, texts: TEXTS[lang], session: asCustomer, at, path: '/unused', routes };
  const view = await renderWithProviders(<></>, options);
  const paths: string[] = [];
  view.router.subscribe(({ location }) => paths.push(location.pathname));
  return { ...view, paths };
};

const setActing = (isActing: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });

/** Clicks as a browser does; with act(), the next page would render before the session ends. */
const leave = async (button: HTMLElement, { store }: Awaited<ReturnType<typeof open>>) => {
  setActing(false);
  button.click();
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  setActing(true);
};

const buttons = (lang: 'en' | 'ar') => ({ name: TEXTS[lang].storefront.layout.signOut, hidden: true });

const CASES = ['/dashboard', '/dashboard/orders', '/dashboard/account', '/about'].flatMap((at) =>
  (['en', 'ar'] as const).map((lang) => [at, lang] as const),
);

test.each(CASES)('Logging out of %s in %s leads to the home page and stays there', async (at, lang) => {
  const view = await open(at, lang);
  const [button] = await screen.findAllByRole('button', buttons(lang));
  if (!button) throw new Error('no way out');
  await leave(button, view);
  expect(view.router.state.location.pathname).toBe('/');
  expect(view.paths).not.toContain('/login');
});

test('Logging out in the phone menu leads to the home page', async () => {
  const view = await open('/dashboard/orders', 'en');
  await view.user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await leave(menu.getByRole('button', { name: 'Log out' }), view);
  expect(view.router.state.location.pathname).toBe('/');
  expect(view.paths).not.toContain('/login');
});
