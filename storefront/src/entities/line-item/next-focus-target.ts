/**
 * Element that receives the focus when the line of a remove button disappears: the remove button (`data-remove`) of the
 * next line, else of the previous one, else the page heading.
 */
export function nextFocusTarget(button: HTMLElement, headingId: string): HTMLElement | null {
  const removeButtons = [...document.querySelectorAll<HTMLElement>('[data-remove]')];
  const own = button.closest('tr')?.querySelector('[data-remove]');
  const place = removeButtons.findIndex((candidate) => candidate === own);
  return removeButtons[place + 1] ?? removeButtons[place - 1] ?? document.getElementById(headingId);
}
