import { useSyncExternalStore } from 'react';
import { readTheme, storePreference, type Theme } from './preference-storage.ts';

/** Attribute of `html` for a chosen theme; without it, the style sheet follows the system. */
const ATTRIBUTE = 'data-bs-theme';

/** Shows the page in a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, theme);
}

/** Stores the chosen theme and shows the page in it. The first HTML of later pages follows its cookie. */
export function changeTheme(theme: Theme): void {
  storePreference('theme', theme);
  applyTheme(theme);
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The chosen theme. The server does not know it, because its pages are the same for everyone. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    watchTheme,
    () => readTheme(localStorage) ?? 'system',
    () => 'system',
  );
