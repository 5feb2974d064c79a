import { useEffect } from 'react';
import { onOwnTitle } from './on-own-title.ts';

const giveWay = () => document.head.querySelectorAll('[data-first-page]').forEach((tag) => tag.remove());

/** Takes away the head that came with the HTML, once the page that is shown has said its own. */
export function useOwnHead(): void {
  useEffect(() => onOwnTitle(giveWay), []);
}
