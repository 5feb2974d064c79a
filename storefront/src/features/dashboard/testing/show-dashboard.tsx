import { RequireRole } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { Frame } from '../../../testing/Frame.tsx';
import { arabic, asCustomer, english, user } from '../../../testing/samples.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { AddressPage } from '../address/AddressPage.tsx';
import { DashboardLayout } from '../DashboardLayout.tsx';
import { DashboardPage } from '../home/DashboardPage.tsx';
import { OrdersPage } from '../orders/OrdersPage.tsx';
import { PrivacyPage } from '../privacy/PrivacyPage.tsx';
import { ReturnItemsPage } from '../returns/ReturnItemsPage.tsx';
import { ReturnPage } from '../returns/ReturnPage.tsx';
import { ReturnsPage } from '../returns/ReturnsPage.tsx';

interface Visit {
  at: string;
  /** Responses other than the current user. */
  routes?: Parameters<typeof fakeApi>[0];
  isSignedIn?: boolean;
  lang?: 'en' | 'ar';
}

/** Opens a page of the dashboard as a customer and returns its requests. */
export async function showDashboard({ at, routes = {}, isSignedIn = true, lang = 'en' }: Visit) {
  const calls = fakeApi({ 'GET /user': ok({ user: user() }), 'GET /user/addresses': ok({ addresses: [] }), ...routes });
  const guard = <RequireRole role="user" signInPath="/login" signedOutPath="/" />;
  const view = await renderWithProviders(guard, {
    texts: lang === 'ar' ? arabic : english,
    lang,
    ...(isSignedIn && { session: asCustomer }),
    at,
    path: '/unused',
    routes: [
      {
        element: <Frame />,
        children: [
          {
            path: '/dashboard',
            element: guard,
            children: [
              {
                element: <DashboardLayout />,
                children: [
                  { index: true, element: <DashboardPage /> },
                  { path: 'orders', element: <OrdersPage /> },
                  { path: 'orders/:id/return', element: <ReturnItemsPage /> },
                  { path: 'returns', element: <ReturnsPage /> },
                  { path: 'returns/:returnNo', element: <ReturnPage /> },
                  { path: 'address', element: <AddressPage /> },
                  { path: 'account', element: <AccountPage /> },
                  { path: 'privacy', element: <PrivacyPage /> },
                ],
              },
            ],
          },
          { path: '*', element: 'Elsewhere' },
        ],
      },
    ],
  });
  return { ...view, calls };
}

export const pathsOf = (calls: Call[]) => calls.map(({ path }) => path);

/** Response of a refused request, with messages per field. */
export const refusal = (message: string, errors?: Record<string, string[]>, code = 'invalid') => ({
  status: 422,
  body: { status: 422, success: false, code, message, ...(errors && { errors }) },
});
