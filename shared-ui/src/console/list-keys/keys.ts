export type ListCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'help';

/** Each letter is followed by the same key on an Arabic keyboard. */
const COMMANDS: Record<string, ListCommand> = {
  '/': 'search',
  ظ: 'search',
  j: 'next',
  ت: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ن: 'previous',
  ArrowUp: 'previous',
  x: 'select',
  ء: 'select',
  Enter: 'open',
  '?': 'help',
  '؟': 'help',
};

/** Keys that scroll the page or press a button unless a row has the focus. */
const ROW_ONLY = ['ArrowDown', 'ArrowUp', 'Enter'];

/** Key names in the help. */
export const KEYS_OF: Record<ListCommand, readonly string[]> = {
  search: ['/'],
  next: ['J', '↓'],
  previous: ['K', '↑'],
  select: ['X'],
  open: ['Enter'],
  help: ['?'],
};

const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.matches(TYPED_IN)) ||
  document.querySelector('[aria-modal="true"]') !== null;

const isRow = (target: EventTarget | null) => target instanceof Element && target.matches('tbody tr');

/** Command of a key; undefined while typing, in a dialog, or for a key with another meaning. */
export function commandOf(event: KeyboardEvent): ListCommand | undefined {
  if (isElsewhere(event)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return ROW_ONLY.includes(key) && !isRow(event.target) ? undefined : COMMANDS[key];
}
