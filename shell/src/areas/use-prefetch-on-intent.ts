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

/** Shortest time that the mouse must rest on a link. */
const INTENT_MS = 80;

/** True if the browser is asked to save data; then nothing is prefetched. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The link of this site that the event is about, or null if following it would not change the page. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.download) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}

/**
 * Calls back with a link when a person is about to follow it.
 * @returns function that removes the listeners
 */
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
 * Prefetches the code and first data of a page of the area when the mouse rests on its link, a finger touches it or it
 * gets the focus. Already loaded parts are not requested again.
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
      // Following the link reports the failure and offers a retry.
      preloadPage(page).catch(() => undefined);
      for (const { handle, request } of page) handle.queries?.(dispatch, request);
    });
  }, [area, areas, dispatch, isOpen, routes]);
}
