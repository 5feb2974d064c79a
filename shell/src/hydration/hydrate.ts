import {
  fillCache,
  matchPage,
  preloadPage,
  selectIsSignedIn,
  visitorState,
  type AppStore,
  type Lang,
  type PageStep,
} from '@balsam/shared-api';
import type { Root } from 'react-dom/client';
import type { AreaLoader, RunningArea } from '../areas/AreaLoader.ts';
import type { ShellParts } from './shell-parts.ts';
import { onOwnTitle } from '../frames/on-own-title.ts';
import { firstEvent, replayEvents } from './event-replay.ts';
import { nextTask } from './next-task.ts';
import type { RenderedPage } from './rendered-page.ts';
import { holdStyles } from './rendered-styles.ts';
import { hydratePage, mountPage } from './show-page.tsx';

/** A release of the area with the code of the page and its route steps. */
interface PageCode {
  running: RunningArea;
  page: PageStep[];
}

/** Loads the area and the code of the page, from the best release that works. Rejects if there is none. */
async function loadPage(loader: AreaLoader, lang: Lang): Promise<PageCode> {
  const running = await loader.load(lang);
  const page = matchPage(running.area.routes, location.pathname + location.search, loader.entry.basePath);
  try {
    await preloadPage(page);
    return { running, page };
  } catch (error) {
    loader.discard(error);
    return loadPage(loader, lang);
  }
}

/** True if the page was rendered in the language and currency of this browser. */
function isOurs({ responses }: RenderedPage, store: AppStore): boolean {
  const { lang, currency } = store.getState().preferences;
  return lang === responses.lang && currency === responses.currency;
}

/** Requests the data of the page again, because the response for a signed-in person may differ from the public one. */
function askAgain(store: AppStore, page: readonly PageStep[]): void {
  if (!selectIsSignedIn(store.getState())) return;
  for (const { handle, request } of page) handle.queries?.(store.dispatch, request, { isAnew: true });
}

/**
 * Hydrates a server-rendered page with the release that rendered it, or replaces it with a fully loaded page of another
 * release. If no release can be loaded, the page stays readable and its links work; a press shows the error with a
 * retry.
 */
export async function hydrate(
  container: HTMLElement,
  { loader, ...shell }: Omit<ShellParts, 'first'> & { loader: AreaLoader },
  rendered: RenderedPage,
): Promise<Root> {
  const { store } = shell;
  const styles = holdStyles(rendered.release);
  const code = await loadPage(loader, store.getState().preferences.lang).catch(() => null);
  // Tells the shell watch that the shell has started.
  delete container.dataset.rendered;
  if (!code) {
    await firstEvent(container);
    onOwnTitle(styles.remove);
    return mountPage(container, shell);
  }
  const { running, page } = code;
  loader.ready = running;
  await nextTask();
  // From here to the hydration in one task: nothing may change the state in between.
  const isSame = isOurs(rendered, store);
  if (isSame) fillCache(store.dispatch, page, rendered.responses);
  const repeatRecordedEvents = replayEvents(container);
  onOwnTitle(() => void repeatRecordedEvents());
  const isOfSameRelease = rendered.release === `${loader.entry.name}/${running.release.version}`;
  if (isOfSameRelease) styles.release();
  else onOwnTitle(styles.remove);
  if (!isSame || !isOfSameRelease) return mountPage(container, shell);

  const root = await hydratePage(container, shell, visitorState(store.getState()));
  askAgain(store, page);
  return root;
}
