const OWN_TITLE = 'title:not([data-first-page])';

/** Calls back once, when the current page has set its own title. Returns a function that cancels the callback. */
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
