import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** True if this browser supports view transitions and its user has not asked for reduced motion. */
const isWelcome = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sorting or filtering a list changes only the query and counts as the same page. */
const isAnotherPage = (to: Parameters<Router['navigate']>[0], pathname: string): boolean => {
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : Object(to).pathname;
  return Boolean(path) && path !== pathname;
};

/**
 * A transition that the next navigation interrupts rejects a promise, which the router does not expose. Handles that
 * rejection, as it is not an error.
 */
const hearSkipped = (start: Document['startViewTransition']): Document['startViewTransition'] =>
  function startViewTransition(this: Document, ...how) {
    const transition = start.apply(this, how);
    transition.ready.catch(() => {});
    return transition;
  };

/**
 * Animates each page change as a view transition, whether a link, a form or code causes it, and in both directions.
 * Browsers without support change pages immediately.
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
