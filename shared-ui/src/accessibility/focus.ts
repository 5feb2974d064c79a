/** Whether nothing has the focus: what had it has gone, or never took it. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an element is part of a dialog over the page. */
export const isInDialog = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('[aria-modal="true"]') !== null;

/** Moves the focus, and nothing else: the page stays where it is. */
export function focusStill(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
