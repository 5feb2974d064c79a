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
 * Starts a page's first queries while its code is still loading. An area with its own sign-in page sends none for a
 * visitor, whom its guards are about to redirect.
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
