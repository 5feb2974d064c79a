import { createMemoryRouter } from 'react-router-dom';
import { blendPages } from './blend-pages.ts';

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/shop?sort=price_asc'] });
  blendPages(router);
  const blended: string[] = [];
  router.subscribe(({ location }, { viewTransitionOpts }) => {
    if (viewTransitionOpts) blended.push(location.pathname + location.search);
  });
  return { router, blended };
};

const motion = (isLess: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isLess } as MediaQueryList);

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

it('Going to another page and back is animated; sorting a list is not', async () => {
  Object.assign(document, { startViewTransition: () => undefined });
  motion(false);
  const { router, blended } = open();
  await router.navigate('?sort=newest');
  await router.navigate({ search: '?page=2' });
  await router.navigate('/shop?page=3');
  await router.navigate('/product/gloves?variant=7', { replace: false });
  await router.navigate(-1);
  expect(blended).toEqual(['/product/gloves?variant=7', '/shop?page=3']);
});

it('A transition that the next navigation interrupts causes no error', async () => {
  const listened = jest.fn();
  const ready = { catch: listened } as unknown as Promise<undefined>;
  const own = jest.fn(function start(this: Document, _update: () => void) {
    return { ready, isOf: this } as unknown as ViewTransition;
  });
  Object.assign(document, { startViewTransition: own });
  open();
  const update = () => {};
  expect(document.startViewTransition(update)).toEqual({ ready, isOf: document });
  expect(own).toHaveBeenCalledWith(update);
  expect(listened).toHaveBeenCalledTimes(1);
});

it('With reduced motion, or without browser support, pages change immediately', async () => {
  motion(false);
  const old = open();
  await old.router.navigate('/cart');
  Object.assign(document, { startViewTransition: () => undefined });
  motion(true);
  const still = open();
  await still.router.navigate('/cart');
  expect([...old.blended, ...still.blended]).toEqual([]);
  expect(still.router.state.location.pathname).toBe('/cart');
});
