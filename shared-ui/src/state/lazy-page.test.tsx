import { act, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { renderKit } from '../testing/render-kit.tsx';
import { lazyPage } from './lazy-page.tsx';

const Cart = () => <h1>Your cart</h1>;

it('A page loads once, and not again when the shopper returns', async () => {
  const load = jest.fn().mockResolvedValue(Cart);
  const Page = lazyPage(load);
  const { unmount } = renderKit(<Page />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeInTheDocument();
  unmount();
  renderKit(<Page />);
  expect(screen.getByRole('heading', { name: 'Your cart' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('A preloaded page is shown immediately', async () => {
  const Page = lazyPage(() => Promise.resolve(Cart));
  await Page.preload();
  renderKit(<Page />);
  expect(screen.getByRole('heading', { name: 'Your cart' })).toBeInTheDocument();
});

it('After a lost connection, retrying loads the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk failed')).mockResolvedValue(Cart);
  const Page = lazyPage(load);
  const { user } = renderKit(
    <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Again</button>}>
      <Page />
    </ErrorBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeInTheDocument();
});

it('Without a connection the page says so, and loads once online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk failed')).mockResolvedValue(Cart);
  const Page = lazyPage(load);
  renderKit(<Page />);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
});

it('Code that arrives between render and effect is shown', async () => {
  let arrive = (_page: ComponentType) => {};
  const Page = lazyPage(() => new Promise((resolve) => (arrive = resolve)));
  void Page.preload();
  // It has rendered, but its effects have not run yet.
  function Prefetched() {
    useLayoutEffect(() => arrive(() => <h1>Orders</h1>), []);
    return <Page />;
  }
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const isActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(<Prefetched />);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  root.unmount();
  place.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = isActing;
});
