import {
  AreaContext,
  areaAt,
  matchPage,
  preloadPage,
  selectAreas,
  selectIsSignedIn,
  useAppDispatch,
  useAppSelector,
  type AreaModule,
} from '@balsam/shared-api';
import { useContext, useEffect } from 'react';

/** Who only passes over a link with the mouse wants nothing of it. */
const INTENT_MS = 80;

/** Somebody who saves data is not made to load what they may never open. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The link of this site that an event is about, where following it would show another page. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.download) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}

/** Calls back with a link as soon as somebody is about to follow it. @returns the way to end it */
function onIntent(prefetch: (link: HTMLAnchorElement) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number) => (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link) resting = setTimeout(() => prefetch(link), ms);
  };
  const listeners = { mouseover: after(INTENT_MS), focusin: after(INTENT_MS), touchstart: after(0) };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}

/**
 * Brings the code of a page of the area, and what it asks the API for first, as soon as somebody is about to go there:
 * their mouse rests on its link, their finger is on it, the focus has come to it. What is there already is not asked for
 * again.
 */
export function usePrefetchOnIntent({ routes }: AreaModule): void {
  const dispatch = useAppDispatch();
  const area = useContext(AreaContext);
  const areas = useAppSelector(selectAreas);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOpen = isSignedIn || !area?.signInPath;

  useEffect(() => {
    if (!area || !isOpen) return;
    return onIntent(({ pathname, search }) => {
      if (savesData() || areaAt(areas, pathname)?.name !== area.name) return;
      const page = matchPage(routes, pathname + search, area.basePath);
      // Who goes there all the same is told then what fails, and can try again.
      preloadPage(page).catch(() => undefined);
      for (const { handle, request } of page) handle.queries?.(dispatch, request);
    });
  }, [area, areas, dispatch, isOpen, routes]);
}
