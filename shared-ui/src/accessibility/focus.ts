/** True if no element has the focus, for example because the focused one was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** True inside a dialog over the page. */
export const isInDialog = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('[aria-modal="true"]') !== null;

/** Moves the focus without scrolling. */
export function focusStill(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
