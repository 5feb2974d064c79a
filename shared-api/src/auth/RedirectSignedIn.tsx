import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { HOME_OF_ROLE, type SignInState } from './RequireRole.tsx';
import { selectRole } from '../session/session-slice.ts';

interface RedirectSignedInProps {
  /**
   * Home of a customer: the vendor and admin sign-in pages send customers to the shop, the shop's own to the dashboard.
   */
  customerHome?: string;
}

const returnPath = (state: unknown): string | undefined => {
  const from = (state as SignInState | null)?.from;
  return from?.startsWith('/') && !from.startsWith('//') ? from : undefined;
};

/** For sign-in and registration pages: redirects a signed-in person to where they came from, or to their home. */
export function RedirectSignedIn({ customerHome = '/' }: RedirectSignedInProps) {
  const role = useAppSelector(selectRole);
  const { state } = useLocation();
  if (role === null) return <Outlet />;
  const home = role === 'user' ? customerHome : HOME_OF_ROLE[role];
  return <Navigate to={returnPath(state) ?? home} replace />;
}
