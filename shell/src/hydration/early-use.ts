import { nextTask } from './next-task.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What keep-early-use.ts has noted. */
    earlyUse?: {
      /** Buttons, and forms that were sent, in order. */
      pressed: HTMLElement[];
      /** Fields that somebody has typed into, or made a choice in, with what it was last. */
      changed: Map<Field, { value: string; checked: boolean }>;
      stop: () => void;
    };
  }
}

/** Settles as soon as somebody presses something, or at once when they have done so already. */
export const beginsUse = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (window.earlyUse?.pressed.length) resolve();
    root.addEventListener('early-press', () => resolve(), { once: true });
  });

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Gives a field back what it came with: browsers fill in what stood there on an earlier visit, which nobody has asked for. */
function reset(field: Field): void {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  else for (const option of field.options) option.selected = option.defaultSelected;
}

/** Makes of a field once more what somebody has made of it. */
function repeatChange(field: Field, { value, checked }: { value: string; checked: boolean }, isLeft: boolean): void {
  if (isChoice(field)) {
    field.checked = !checked;
    return field.click();
  }
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  // React passes over what it has seen already, and notes what it has seen in a setter of the field's own.
  if (type === 'input') field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // What waits for a pause, or for the field to be left, is not late for what was pressed.
  if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function repeatPress(control: HTMLElement): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/**
 * Takes what was done before React is there, which knows nothing of it. Somebody may go on typing until it is.
 * @returns the way to do it again, one after the other: each is done on the page that the one before has left, so that a button
 * that waits for an answer is not pressed twice
 */
export function takeEarlyUse(root: HTMLElement): () => Promise<void> {
  const { pressed = [], changed = new Map(), stop } = window.earlyUse ?? {};
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) if (!changed.has(field)) reset(field);
  return async () => {
    stop?.();
    delete window.earlyUse;
    for (const [field, made] of changed) {
      repeatChange(field, made, pressed.length > 0 || field !== document.activeElement);
      await nextTask();
    }
    // A form has no button here that would be disabled while it is sent: whoever sent it twice has sent it once.
    const once = pressed.filter(
      (control, at) => !(control instanceof HTMLFormElement) || pressed.indexOf(control) === at,
    );
    for (const control of once) {
      repeatPress(control);
      await nextTask();
    }
  };
}
