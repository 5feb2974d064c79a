import type { RouteObject } from 'react-router-dom';

interface Examples {
  /** Path at which the routes are mounted. */
  base: string;
  /** An address for each path with parameters: "product/:slug" is visited as "product/nitrile-gloves". */
  examples: Record<string, string>;
}

/** Addresses of all pages of these routes, with examples for their parameters. */
export const listAddresses = (routes: RouteObject[], { base, examples }: Examples): string[] => {
  const below = (path: string) => `${base}/${examples[path] ?? path}`.replace('//', '/');
  return routes.flatMap(({ path = '', index, children }) => {
    if (children) return listAddresses(children, { base: path ? below(path) : base, examples });
    if (index) return [base];
    return path === '*' ? [] : [below(path)];
  });
};
