import { pageHandle, RedirectSignedIn } from '@balsam/shared-api';
import { AllowedPage } from './AllowedPage.tsx';
import { lazyPage, NotFound } from '@balsam/shared-ui';
import { Navigate, type RouteObject } from 'react-router-dom';
import { href, paths } from '../entities/page/paths.ts';
import type { AdminPage } from '../entities/page/admin-page.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { PAGES } from './pages.ts';

const SignInPage = lazyPage(() => import('../features/sign-in/SignInPage.tsx').then((page) => page.SignInPage));
const InvitationPage = lazyPage(() =>
  import('../features/invitation/InvitationPage.tsx').then((page) => page.InvitationPage),
);

function toRoute(page: AdminPage): RouteObject {
  const LoadedPage = lazyPage(page.load);
  return {
    path: page.path,
    element: <AllowedPage page={page} content={<LoadedPage />} />,
    handle: pageHandle(page, 'admin'),
  };
}

/** Routes below /admin. All except sign-in and invitation are behind the layout's guard. */
export const routes: RouteObject[] = [
  { path: paths.login, element: <RedirectSignedIn />, children: [{ index: true, element: <SignInPage /> }] },
  { path: paths.invitation, element: <InvitationPage /> },
  {
    element: <AdminLayout pages={PAGES} />,
    children: [
      { index: true, element: <Navigate to={href('dashboard')} replace /> },
      ...PAGES.map(toRoute),
      { path: '*', element: <NotFound homeHref={href('dashboard')} /> },
    ],
  },
];
