import { useEffect } from 'react';
import { onOwnTitle } from './on-own-title.ts';

const giveWay = () => document.head.querySelectorAll('[data-first-page]').forEach((tag) => tag.remove());

/** Removes the server-rendered head tags once the current page has set its own. */
export function useOwnHead(): void {
  useEffect(() => onOwnTitle(giveWay), []);
}
