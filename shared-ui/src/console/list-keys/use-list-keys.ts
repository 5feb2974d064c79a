import { useEffect, type RefObject } from 'react';
import { commandOf, type ListCommand } from './keys.ts';
import { goToSearch, moveRow, openRow, selectRow } from './rows.ts';

const ACTIONS: Record<Exclude<ListCommand, 'help'>, (list: Element) => void> = {
  search: goToSearch,
  next: (list) => moveRow(list, 1),
  previous: (list) => moveRow(list, -1),
  select: selectRow,
  open: openRow,
};

// All but the listener would stand around tinykeys as well (docs/decisions/0025).
/** Lets a list be used by single keys, wherever on its page the focus is. */
export function useListKeys(list: RefObject<Element | null>, isOn: boolean, onHelp: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || !list.current) return;
      event.preventDefault();
      if (command === 'help') onHelp();
      else ACTIONS[command](list.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, isOn, onHelp]);
}
