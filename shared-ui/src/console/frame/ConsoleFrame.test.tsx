import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Brand } from '../../brand/Brand.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import type { ConsoleItem } from './console-item.ts';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { receiptIcon, speedometer2Icon } from '../../icon/shapes.ts';

const items: ConsoleItem[] = [
  { to: '/', label: 'Dashboard', icon: speedometer2Icon, end: true },
  { to: '/orders', label: 'Orders', icon: receiptIcon },
];

const catalogue = { id: 'catalogue', label: 'Catalogue' };
const grouped: ConsoleItem[] = [
  ...items,
  { to: '/products', label: 'Products', icon: receiptIcon, group: catalogue, count: 2 },
  { to: '/reviews', label: 'Reviews', icon: receiptIcon, group: catalogue, count: 3 },
];

function show(tools?: ReactNode, shown = items) {
  const onLogout = jest.fn();
  const view = renderKit(
    <ConsoleFrame brand={<Brand to="/" />} items={shown} user={{ name: 'Gulf Care' }} onLogout={onLogout} tools={tools}>
      <h1>Orders</h1>
    </ConsoleFrame>,
  );
  return { ...view, onLogout };
}

it('A vendor sees the current page and their own name', () => {
  show();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Gulf Care')).toBeInTheDocument();
});

it('A keyboard user skips the menu', () => {
  show();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('The menu of a phone closes after navigating', async () => {
  const { user, router } = show();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Orders' }));
  expect(router.state.location.pathname).toBe('/orders');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('A vendor signs out', async () => {
  const { user, onLogout } = show();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

it('The top bar shows the tools', () => {
  show(<button>Notifications</button>);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Notifications' })).toBeVisible();
});

it('A collapsed group of pages still shows how much is waiting, and stays collapsed', async () => {
  const { user, unmount } = show(undefined, grouped);
  expect(screen.getByRole('link', { name: 'Products 2 waiting' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Catalogue', expanded: true }));
  expect(screen.queryByRole('link', { name: /Products/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  unmount();
  const again = show(undefined, grouped);
  await again.user.click(screen.getByRole('button', { name: 'Catalogue 5 waiting', expanded: false }));
  expect(screen.getByRole('link', { name: 'Reviews 3 waiting' })).toBeVisible();
});
