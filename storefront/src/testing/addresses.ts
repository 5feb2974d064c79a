import type { RouteObject } from 'react-router-dom';

const EXAMPLES: Record<string, string> = {
  'product/:slug': 'product/nitrile-gloves',
  'blog/:slug': 'blog/how-to-choose-a-mask-size',
  'order/:orderNo/confirmed': 'order/BLS-0123456789/confirmed',
  'reset-password/:token': 'reset-password/a-token',
};

const join = (base: string, path: string) => `${base}/${EXAMPLES[path] ?? path}`.replace('//', '/');

/** The addresses of all pages of these routes, with examples in the place of their parameters. */
export const listAddresses = (routes: RouteObject[], base = '/'): string[] =>
  routes.flatMap(({ path = '', index, children }) => {
    if (children) return listAddresses(children, path ? join(base, path) : base);
    if (index) return [base];
    return path === '*' ? [] : [join(base, path)];
  });
