import { useContext, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AreaContext } from '../area/AreaContext.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectHasExpired, selectRole, selectToken, type Role } from '../session/session-slice.ts';

/** Where each role is at home: wrong doors lead there. */
export const HOME_OF_ROLE: Record<Role, string> = { admin: '/admin/dashboard', vendor: '/vendor', user: '/' };

/** What a sign-in page finds in the location's state: the place to return to. */
export interface SignInState {
  from?: string;
}

interface RequireRoleProps {
  role: Role;
  /** Where someone who is not signed in is sent. */
  signInPath: string;
  /** Where logging out leads; default `signInPath`. */
  signedOutPath?: string;
}

/**
 * A guard for a subtree of routes: visitors go to sign in (and come back), other roles go home. Someone whose session
 * has expired signs in again at the door of the area that they are in, if it has one of its own; logging out leads to
 * `signedOutPath`. The pages begin anew when the session becomes another person's.
 */
export function RequireRole({ role, signInPath, signedOutPath }: RequireRoleProps) {
  const current = useAppSelector(selectRole);
  const token = useAppSelector(selectToken);
  const hasExpired = useAppSelector(selectHasExpired);
  const area = useContext(AreaContext);
  const { pathname, search } = useLocation();
  const [wasOpen, setWasOpen] = useState(false);
  if (current === role && !wasOpen) setWasOpen(true);
  if (current === null) {
    // The guard stays mounted until the next page has loaded, so it must agree with where the log-out navigates.
    if (wasOpen && !hasExpired && signedOutPath) return <Navigate to={signedOutPath} replace />;
    const door = (hasExpired && area?.signInPath) || signInPath;
    return <Navigate to={door} replace state={{ from: pathname + search } satisfies SignInState} />;
  }
  if (current !== role) return <Navigate to={HOME_OF_ROLE[current]} replace />;
  // Another tab may sign in as somebody else: what one person has begun to fill in must not be saved as the other's.
  return <Outlet key={token} />;
}
