declare global {
  interface Window {
    /** What keep-early-use.ts has noted. */
    earlyUse?: {
      /** Buttons, and forms that were sent, in order. */
      pressed: readonly HTMLElement[];
      stop: () => void;
    };
  }
}

/** Settles as soon as somebody presses something, or when they have done so already. */
export const beginsUse = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (window.earlyUse?.pressed.length) resolve();
    root.addEventListener('early-press', () => resolve(), { once: true });
  });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What somebody has made of a field that was sent otherwise, as a way to do it again; null where it is as it was. */
function repeatChange(field: Field): (() => void) | null {
  if (isChoice(field)) {
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return null;
    return () => {
      field.checked = !field.checked;
      field.click();
    };
  }
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedOptions[0]?.defaultSelected !== false || field.selectedIndex === 0) return null;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (value === field.defaultValue) return null;
  return () => {
    // React compares with what it has seen last, which it notes in a setter of the field's own.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function repeatPress(control: HTMLElement): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/**
 * Takes what was done before React is there, which knows nothing of it.
 * @returns the way to do it again
 */
export function takeEarlyUse(root: HTMLElement): () => void {
  const fields = root.querySelectorAll<Field>('input, textarea, select');
  const changes = [...fields].map(repeatChange).filter((repeat) => repeat !== null);
  return () => {
    window.earlyUse?.stop();
    for (const repeat of changes) repeat();
    for (const control of window.earlyUse?.pressed ?? []) repeatPress(control);
    delete window.earlyUse;
  };
}
