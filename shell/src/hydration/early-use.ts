declare global {
  interface Window {
    /** What keep-early-use.ts has noted. */
    earlyUse?: {
      /** Buttons, and forms that were sent, in order. */
      pressed: readonly HTMLElement[];
      /** Fields that somebody has typed into, or made a choice in. */
      changed: ReadonlySet<EventTarget | null>;
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Gives a field back what it came with: browsers fill in what stood there on an earlier visit, which nobody has asked for. */
function reset(field: Field): void {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  else for (const option of field.options) option.selected = option.defaultSelected;
}

/** What somebody has made of a field, as a way to do it again. */
function repeatChange(field: Field): () => void {
  if (isChoice(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  return () => {
    // React passes over what it has seen already, and notes what it has seen in a setter of the field's own.
    if (type === 'input') field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
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
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const isChanged = (field: Field) => window.earlyUse?.changed.has(field) ?? false;
  const changes = fields.filter(isChanged).map(repeatChange);
  fields.filter((field) => !isChanged(field)).forEach(reset);
  return () => {
    window.earlyUse?.stop();
    for (const repeat of changes) repeat();
    for (const control of window.earlyUse?.pressed ?? []) repeatPress(control);
    delete window.earlyUse;
  };
}
