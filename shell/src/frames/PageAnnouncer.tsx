import { LiveRegion } from '@balsam/shared-ui';
import { useSyncExternalStore } from 'react';

function onTitleChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const readTitle = () => document.title;
const noTitle = () => '';

/** Announces the title of each new page to screen readers; without a page load the browser does not. */
export function PageAnnouncer() {
  return <LiveRegion>{useSyncExternalStore(onTitleChange, readTitle, noTitle)}</LiveRegion>;
}
