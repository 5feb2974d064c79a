import { pageHandle, RedirectSignedIn } from '@balsam/shared-api';
import { AllowedPage } from './AllowedPage.tsx';
import { lazyPage, NotFound } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { href, paths } from '../entities/page/paths.ts';
import type { VendorPage } from '../entities/page/vendor-page.ts';
import { VendorLayout } from './layout/VendorLayout.tsx';
import { PAGES } from './pages.ts';

const SignInPage = lazyPage(() => import('../features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));

const InvitationPage = lazyPage(() =>
  import('../features/invitation/InvitationPage.tsx').then((page) => page.InvitationPage),
);

function toRoute(page: VendorPage): RouteObject {
  const LoadedPage = lazyPage(page.load);
  const rest = { element: <AllowedPage page={page} content={<LoadedPage />} />, handle: pageHandle(page, 'vendor') };
  return page.path === '' ? { index: true, ...rest } : { path: page.path, ...rest };
}

/** Routes below /vendor. All except sign-in and invitation are behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: paths.login, element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  { path: paths.invitation, element: <InvitationPage /> },
  {
    element: <VendorLayout pages={PAGES} />,
    children: [...PAGES.map(toRoute), { path: '*', element: <NotFound homeHref={href('home')} /> }],
  },
];
