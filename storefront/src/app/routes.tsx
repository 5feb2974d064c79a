import { ask, pageHandle, RedirectSignedIn, RequireRole } from '@balsam/shared-api';
import { lazyPage } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { siteApi } from '../entities/company/site-api.ts';
import { RequireBuyer } from '../entities/guest/RequireBuyer.tsx';
import { PageHead } from '../entities/page-head/PageHead.tsx';
import { href } from '../entities/page/paths.ts';
import type { ShopPage } from '../entities/page/shop-page.ts';
import { FocusedLayout } from './layout/FocusedLayout.tsx';
import { StorefrontLayout } from './layout/StorefrontLayout.tsx';
import { PAGES } from './pages.ts';

const DashboardLayout = lazyPage(() =>
  import('../features/dashboard/DashboardLayout.tsx').then((module) => module.DashboardLayout),
);
const NotFoundPage = lazyPage(() =>
  import(/* webpackChunkName: "not-found" */ '../entities/not-found/NotFoundPage.tsx').then(
    (module) => module.NotFoundPage,
  ),
);

/** Sets the head immediately, before the page's code is loaded, if it does not depend on data. */
function toRoute(page: ShopPage): RouteObject {
  const { path, name, isPrivate } = page;
  const LoadedPage = lazyPage(page.load);
  const handle = pageHandle({ ...page, preload: LoadedPage.preload });
  const element = (
    <>
      {!page.head && <PageHead page={name} isPrivate={isPrivate} />}
      <LoadedPage />
    </>
  );
  return path === '' ? { index: true, element, handle } : { path, element, handle };
}

const layoutHandle = pageHandle({ queries: () => [ask(siteApi.endpoints.getSite)] });

/** Routes of one layout, each with the access its page declares. */
function routesOf(isFocused: boolean): RouteObject[] {
  const within = (pages: readonly ShopPage[]) =>
    pages.filter((page) => (page.isFocused ?? false) === isFocused).map(toRoute);
  return [
    ...within(PAGES.public),
    { element: <RedirectSignedIn customerHome={href('dashboard')} />, children: within(PAGES.visitor) },
    { element: <RequireBuyer />, children: within(PAGES.buyer) },
    {
      element: <RequireRole role="user" signInPath={href('login')} signedOutPath={href('home')} />,
      children: [...within(PAGES.customer), { element: <DashboardLayout />, children: within(PAGES.dashboard) }],
    },
  ];
}

export const routes: RouteObject[] = [
  {
    element: <StorefrontLayout />,
    handle: layoutHandle,
    children: [
      ...routesOf(false),
      { path: '*', element: <NotFoundPage />, handle: pageHandle({ isRendered: true, preload: NotFoundPage.preload }) },
    ],
  },
  { element: <FocusedLayout />, handle: layoutHandle, children: routesOf(true) },
];
