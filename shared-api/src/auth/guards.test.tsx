import { act, screen } from '@testing-library/react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { AreaContext } from '../area/AreaContext.ts';
import type { AreaEntry } from '../area/registry.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { RedirectSignedIn } from './RedirectSignedIn.tsx';
import { RequireRole } from './RequireRole.tsx';
import { sessionEnded, sessionExpired, signedIn, type Role } from '../session/session-slice.ts';

function Place() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname}, from {JSON.stringify(state)}
    </p>
  );
}

const anywhere: RouteObject = { path: '*', element: <Place /> };
const as = (role: Role | null) => ({ token: role && 'secret', role });
const texts = { shop: {} };

describe('A guarded page', () => {
  const visit = (role: Role | null, guard: Role, hasExpired = false, area: AreaEntry | null = null) =>
    renderWithProviders(
      <AreaContext value={area}>
        <RequireRole role={guard} signInPath="/login" />
      </AreaContext>,
      {
        at: '/guarded?page=2',
        path: '/guarded',
        routes: [anywhere],
        session: { ...as(role), hasExpired },
        texts,
      },
    );
  const area: AreaEntry = {
    name: 'vendor-portal',
    basePath: '/vendor',
    version: '1',
    entry: '/entry.js',
    defaultLang: 'ar',
    signInPath: '/vendor/login',
    toastMs: 5000,
  };

  test('sends a visitor to sign in, with the path to return to', async () => {
    await visit(null, 'user');
    expect(screen.getByText('At /login, from {"from":"/guarded?page=2"}')).toBeVisible();
  });

  test.each([
    ['admin', 'user', '/admin/dashboard'],
    ['vendor', 'admin', '/vendor'],
    ['user', 'vendor', '/'],
  ] as const)('sends a signed-in %s home from what is only for a %s', async (role, guard, home) => {
    await visit(role, guard);
    expect(screen.getByText(`At ${home}, from null`)).toBeVisible();
  });

  test('lets the right role in', async () => {
    await visit('vendor', 'vendor');
    expect(screen.queryByText(/^At/)).not.toBeInTheDocument();
  });

  test('sends a vendor whose session has expired to the vendor sign-in page', async () => {
    await visit(null, 'vendor', true, area);
    expect(screen.getByText('At /vendor/login, from {"from":"/guarded?page=2"}')).toBeVisible();
  });

  test('sends a vendor who has not signed in yet to the common sign-in page', async () => {
    await visit(null, 'vendor', false, area);
    expect(screen.getByText(/^At \/login,/)).toBeVisible();
  });

  test('sends anyone else whose session has expired to the common sign-in page', async () => {
    await visit(null, 'user', true);
    expect(screen.getByText(/^At \/login,/)).toBeVisible();
  });

  test.each([
    ['logs out', sessionEnded(), '/', '/'],
    ['logs out of an area without such a page', sessionEnded(), undefined, '/login'],
    ['has lost the session', sessionExpired(), '/', '/login'],
  ])('sends someone who %s to the right page', async (_what, end, signedOutPath, place) => {
    const { store, router } = await renderWithProviders(
      <RequireRole role="user" signInPath="/login" signedOutPath={signedOutPath} />,
      { at: '/guarded', path: '/guarded', routes: [anywhere], session: as('user'), texts },
    );
    act(() => void store.dispatch(end));
    expect(router.state.location.pathname).toBe(place);
  });

  describe('with a half-filled form', () => {
    const begin = async () => {
      const form: RouteObject = {
        element: <RequireRole role="vendor" signInPath="/login" />,
        children: [{ path: '/new', element: <input aria-label="Name" /> }],
      };
      const view = await renderWithProviders(<Place />, {
        at: '/new',
        path: '/elsewhere',
        routes: [form],
        session: as('vendor'),
        texts,
      });
      await view.user.type(screen.getByLabelText('Name'), 'Masks');
      return view;
    };

    test('is emptied for another vendor who signs in in another tab', async () => {
      const { store } = await begin();
      act(() => void store.dispatch(signedIn({ token: 'another', role: 'vendor' })));
      expect(screen.getByLabelText('Name')).toHaveValue('');
    });

    test('keeps it for the same vendor after their data is refetched', async () => {
      const { store } = await begin();
      act(() => void store.dispatch(signedIn({ token: 'secret', role: 'vendor' })));
      expect(screen.getByLabelText('Name')).toHaveValue('Masks');
    });
  });
});

describe('A sign-in page', () => {
  const visit = (role: Role | null, state?: unknown) =>
    renderWithProviders(<RedirectSignedIn customerHome="/dashboard" />, {
      at: '/login',
      path: '/login',
      state,
      routes: [anywhere],
      session: as(role),
      texts,
    });

  test('is shown to a visitor', async () => {
    await visit(null);
    expect(screen.queryByText(/^At/)).not.toBeInTheDocument();
  });

  test.each([
    ['admin', '/admin/dashboard'],
    ['vendor', '/vendor'],
    ['user', '/dashboard'],
  ] as const)('sends a signed-in %s home', async (role, home) => {
    await visit(role);
    expect(await screen.findByText(`At ${home}, from null`)).toBeVisible();
  });

  test('returns people to where they came from', async () => {
    await visit('user', { from: '/product/mask?variant=2' });
    expect(await screen.findByText(/^At \/product\/mask,/)).toBeVisible();
  });

  test.each(['//evil.test', 'https://evil.test', 'javascript:alert(1)'])(
    'never leads out of the house, to %s',
    async (from) => {
      await visit('user', { from });
      expect(await screen.findByText(/^At \/dashboard,/)).toBeVisible();
    },
  );
});
