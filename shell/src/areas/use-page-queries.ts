import {
  AreaContext,
  selectIsSignedIn,
  useAppDispatch,
  useAppSelector,
  type AreaModule,
  type PageHandle,
} from '@balsam/shared-api';
import { useContext, useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';

/**
 * Asks for what a page needs first while its code is still on the way. In an area with a sign-in page of its own,
 * a visitor's guards are about to lead elsewhere, so nothing is asked for them.
 */
export function usePageQueries({ routes }: AreaModule): void {
  const dispatch = useAppDispatch();
  const area = useContext(AreaContext);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const isOpen = isSignedIn || !area?.signInPath;

  useEffect(() => {
    if (!isOpen) return;
    for (const { route, params } of matchRoutes(routes, pathname, area?.basePath) ?? []) {
      const handle: PageHandle | undefined = route.handle;
      handle?.queries?.(dispatch, { params, search: new URLSearchParams(search) });
    }
  }, [dispatch, routes, area, isOpen, pathname, search]);
}
