import { useContext, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AreaContext } from '../area/AreaContext.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectHasExpired, selectRole, selectToken, type Role } from '../session/session-slice.ts';

/** Home of each role; people with another role are redirected there. */
export const HOME_OF_ROLE: Record<Role, string> = { admin: '/admin/dashboard', vendor: '/vendor', user: '/' };

/** Location state of a sign-in page: the path to return to. */
export interface SignInState {
  from?: string;
}

interface RequireRoleProps {
  role: Role;
  /** Redirect target for visitors who are not signed in. */
  signInPath: string;
  /** Redirect target after signing out; default `signInPath`. */
  signedOutPath?: string;
}

/**
 * Guards a subtree of routes. Visitors go to the sign-in page and come back; other roles go to their home. After a
 * session has expired, the person signs in at the area's own sign-in page, if there is one. Signing out leads to
 * `signedOutPath`. The pages remount when the session becomes another person's.
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
    // The guard stays mounted until the next page has loaded, so its redirect must match the sign-out's.
    if (wasOpen && !hasExpired && signedOutPath) return <Navigate to={signedOutPath} replace />;
    const door = (hasExpired && area?.signInPath) || signInPath;
    return <Navigate to={door} replace state={{ from: pathname + search } satisfies SignInState} />;
  }
  if (current !== role) return <Navigate to={HOME_OF_ROLE[current]} replace />;
  // Another person may sign in in another tab: remount, so that a half-filled form is not saved under their account.
  return <Outlet key={token} />;
}
