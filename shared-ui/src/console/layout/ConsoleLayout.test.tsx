import { screen } from '@testing-library/react';
import type { ConsoleItem } from '../frame/console-item.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { ConsoleLayout, type ConsoleLayoutProps } from './ConsoleLayout.tsx';
import { ConsolePage } from '../page/ConsolePage.tsx';
import { receiptIcon, shopIcon } from '../../icon/shapes.ts';

const show = (unread?: number, items: ConsoleItem[] = [], currency?: ConsoleLayoutProps['currency']) =>
  renderKit(
    <ConsoleLayout
      name="Vendor"
      home="/"
      items={items}
      user={{ name: 'Huda' }}
      isOpen
      page={<ConsolePage title="Orders">Two orders</ConsolePage>}
      unread={unread}
      logout={() => Promise.resolve()}
      signInPath="/login"
      securityPath="/security"
      onLanguageChange={() => {}}
      currency={currency}
      theme={{ value: 'system', onChange: () => {} }}
    />,
  );

it('The tab title shows the number of unread notifications', () => {
  const { unmount } = show(3);
  expect(document.title).toBe('(3) Orders');
  unmount();
  show();
  expect(document.title).toBe('Orders');
});

it('A vendor chooses the currency of all amounts next to the language', async () => {
  const onChange = jest.fn();
  const { user, unmount } = show(0, [], { value: 'SAR', onChange });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'BHD');
  expect(onChange).toHaveBeenCalledWith('BHD');
  unmount();
  show();
  expect(screen.queryByRole('combobox', { name: 'Currency' })).not.toBeInTheDocument();
});

it('An admin sees pending counts in the menu and navigates by command palette', async () => {
  const { user, router } = show(0, [
    { to: '/admin/vendors', label: 'Vendors', icon: shopIcon, count: 4 },
    { to: '/admin/orders', label: 'Orders', icon: receiptIcon, count: 0 },
  ]);
  expect(screen.getByRole('link', { name: 'Vendors 4 waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Page or command' }), 'vend{Enter}');
  expect(router.state.location.pathname).toBe('/admin/vendors');
});
