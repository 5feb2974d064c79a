import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether this browser can blend one page into the next, and its owner has not asked for less motion. */
const isWelcome = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A list that is sorted or filtered stays the same page: only its query changes. */
const isAnotherPage = (to: Parameters<Router['navigate']>[0], pathname: string): boolean => {
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : Object(to).pathname;
  return Boolean(path) && path !== pathname;
};

/**
 * A transition that the next navigation cuts short says so by a promise that fails, and the router gives nobody the transition:
 * here it is heard, as it is no error of anybody's.
 */
const hearSkipped = (start: Document['startViewTransition']): Document['startViewTransition'] =>
  function startViewTransition(this: Document, ...how) {
    const transition = start.apply(this, how);
    transition.ready.catch(() => {});
    return transition;
  };

/**
 * Lets the browser blend each page into the next one (a view transition), whoever leads there: a link, a form or code.
 * The way back is blended as the way there was. Where a browser cannot, the next page is simply there.
 */
export function blendPages(router: Router): void {
  if ('startViewTransition' in document) document.startViewTransition = hearSkipped(document.startViewTransition);
  const navigate = router.navigate.bind(router);
  const blend: Router['navigate'] = (to: Parameters<Router['navigate']>[0] | number, options?: object) => {
    if (typeof to === 'number') return navigate(to);
    const viewTransition = isWelcome() && isAnotherPage(to, router.state.location.pathname);
    return navigate(to, { ...options, viewTransition });
  };
  Object.assign(router, { navigate: blend });
}
