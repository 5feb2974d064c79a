/** What a key does in a list. */
export type ListCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'help';

/** Beside each letter stands what the same key gives on an Arabic keyboard. */
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

/** Those that scroll the page or press a button, except where a row has the focus. */
const ROW_ONLY = ['ArrowDown', 'ArrowUp', 'Enter'];

/** The keys as the help names them. */
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

/** What a key asks the list to do; nothing while a person types, in a dialog, or with a key that means something else. */
export function commandOf(event: KeyboardEvent): ListCommand | undefined {
  if (isElsewhere(event)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return ROW_ONLY.includes(key) && !isRow(event.target) ? undefined : COMMANDS[key];
}
