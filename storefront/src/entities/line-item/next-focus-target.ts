/**
 * Where the focus goes when the line of a button goes: to the remove button (`data-remove`) of the line after it, else
 * of the one before it, else to the heading of the page.
 */
export function nextFocusTarget(button: HTMLElement, headingId: string): HTMLElement | null {
  const removeButtons = [...document.querySelectorAll<HTMLElement>('[data-remove]')];
  const own = button.closest('tr')?.querySelector('[data-remove]');
  const place = removeButtons.findIndex((candidate) => candidate === own);
  return removeButtons[place + 1] ?? removeButtons[place - 1] ?? document.getElementById(headingId);
}
