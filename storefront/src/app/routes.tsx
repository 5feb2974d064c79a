import { ask, pageHandle, RedirectSignedIn, RequireRole } from '@balsam/shared-api';
import { lazyPage } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { siteApi } from '../entities/company/site-api.ts';
import { PageHead } from '../entities/page-head/PageHead.tsx';
import { href } from '../entities/page/paths.ts';
import type { ShopPage } from '../entities/page/shop-page.ts';
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

export const routes: RouteObject[] = [
  {
    element: <StorefrontLayout />,
    handle: pageHandle({ queries: () => [ask(siteApi.endpoints.getSite)] }),
    children: [
      ...PAGES.public.map(toRoute),
      { element: <RedirectSignedIn customerHome={href('dashboard')} />, children: PAGES.visitor.map(toRoute) },
      {
        element: <RequireRole role="user" signInPath={href('login')} signedOutPath={href('home')} />,
        children: [
          ...PAGES.customer.map(toRoute),
          { element: <DashboardLayout />, children: PAGES.dashboard.map(toRoute) },
        ],
      },
      { path: '*', element: <NotFoundPage />, handle: pageHandle({ isRendered: true, preload: NotFoundPage.preload }) },
    ],
  },
];
