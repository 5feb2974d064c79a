import { act, screen } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { Toasts } from '../../toast/Toasts.tsx';
import { useLeaving } from './use-leaving.ts';

function Console({ logout }: { logout: () => Promise<unknown> }) {
  const { isLeaving, leave } = useLeaving(logout, '/login');
  return (
    <>
      <Toasts duration={5000} />
      {isLeaving ? 'Leaving' : <button onClick={leave}>Log out</button>}
    </>
  );
}

it('Signing out is confirmed immediately and leads to sign-in a second later', async () => {
  const logout = jest.fn(() => Promise.resolve());
  const { user, router } = renderKit(<Console logout={logout} />);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(screen.getByText('Leaving')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(router.state.location.pathname).toBe('/login');
});

it('A slow sign-out does not send the person back in', async () => {
  let respond = () => {};
  const logout = () => new Promise<void>((resolve) => (respond = resolve));
  const { user, router } = renderKit(<Console logout={logout} />);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
  expect([router.state.location.pathname, screen.getByText('Leaving').isConnected]).toEqual(['/', true]);
  await act(async () => respond());
  expect(router.state.location.pathname).toBe('/login');
});
