import { nextTask } from './next-task.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Events recorded by record-events.ts. */
    recordedEvents?: {
      /** Pressed buttons and submitted forms, in order. */
      pressed: HTMLElement[];
      /** Changed fields with their latest state. */
      changed: Map<Field, { value: string; checked: boolean }>;
      stop: () => void;
    };
  }
}

/** Resolves at the first press, immediately if there was one already. */
export const firstEvent = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (window.recordedEvents?.pressed.length) resolve();
    root.addEventListener('recorded-press', () => resolve(), { once: true });
  });

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Resets a field to its server-rendered value: browsers restore values from an earlier visit, which no one asked for.
 */
function reset(field: Field): void {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  else for (const option of field.options) option.selected = option.defaultSelected;
}

/** Replays a change of a field. */
function repeatChange(field: Field, { value, checked }: { value: string; checked: boolean }, isLeft: boolean): void {
  if (isChoice(field)) {
    field.checked = !checked;
    return field.click();
  }
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  // React ignores values it already knows and tracks them through a setter on the field itself.
  if (type === 'input') field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // Handlers that wait for a pause or for blur must run before a press is replayed.
  if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function repeatPress(control: HTMLElement): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/**
 * Collects the events from before React started, which React does not know about. Typing may continue until the replay.
 * @returns function that replays the events one after the other, each on the page left by the previous one, so that a
 * button that waits for a response is not pressed twice
 */
export function replayEvents(root: HTMLElement): () => Promise<void> {
  const { pressed = [], changed = new Map(), stop } = window.recordedEvents ?? {};
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) if (!changed.has(field)) reset(field);
  return async () => {
    stop?.();
    delete window.recordedEvents;
    for (const [field, made] of changed) {
      repeatChange(field, made, pressed.length > 0 || field !== document.activeElement);
      await nextTask();
    }
    // No button here is disabled while a form is sent, so a form that was submitted twice is sent once.
    const once = pressed.filter(
      (control, at) => !(control instanceof HTMLFormElement) || pressed.indexOf(control) === at,
    );
    for (const control of once) {
      repeatPress(control);
      await nextTask();
    }
  };
}
