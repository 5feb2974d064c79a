const OWN_TITLE = 'title:not([data-first-page])';

/** Calls back once, as soon as the page that is shown has a title of its own. Gives the way to call it off. */
export function onOwnTitle(callback: () => void): () => void {
  const look = () => {
    if (!document.head.querySelector(OWN_TITLE)) return;
    observer.disconnect();
    callback();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true });
  look();
  return () => observer.disconnect();
}
