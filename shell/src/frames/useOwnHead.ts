import { useEffect } from 'react';

const OWN_TITLE = 'title:not([data-first-page])';

/** Takes away the head that came with the HTML, once the page that is shown has said its own. */
export function useOwnHead(): void {
  useEffect(() => {
    const giveWay = () => {
      if (!document.head.querySelector(OWN_TITLE)) return;
      observer.disconnect();
      document.head.querySelectorAll('[data-first-page]').forEach((tag) => tag.remove());
    };
    const observer = new MutationObserver(giveWay);
    observer.observe(document.head, { childList: true });
    giveWay();
    return () => observer.disconnect();
  }, []);
}
