import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { HOME_OF_ROLE, type SignInState } from './RequireRole.tsx';
import { selectRole } from '../session/session-slice.ts';

interface RedirectSignedInProps {
  /** Where a customer goes: the back office's doors send customers home, the shop's door to the dashboard. */
  customerHome?: string;
}

const returnPath = (state: unknown): string | undefined => {
  const from = (state as SignInState | null)?.from;
  return from?.startsWith('/') && !from.startsWith('//') ? from : undefined;
};

/** For sign-in and registration pages: someone who is signed in goes back to where they came from, or home. */
export function RedirectSignedIn({ customerHome = '/' }: RedirectSignedInProps) {
  const role = useAppSelector(selectRole);
  const { state } = useLocation();
  if (role === null) return <Outlet />;
  const home = role === 'user' ? customerHome : HOME_OF_ROLE[role];
  return <Navigate to={returnPath(state) ?? home} replace />;
}
