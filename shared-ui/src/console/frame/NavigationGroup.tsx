import { useId, type ReactNode } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import { chevronDownIcon } from '../../icon/shapes.ts';
import { useLocalStorage } from '../../storage/use-local-storage.ts';
import type { ConsoleGroup, ConsoleItem } from './console-item.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

interface NavigationGroupProps {
  group: ConsoleGroup;
  items: readonly ConsoleItem[];
  /** The items' links. */
  children: ReactNode;
}

/** Menu entries under a heading. It is open until collapsed, which this browser remembers. */
export function NavigationGroup({ group, items, children }: NavigationGroupProps) {
  const listId = useId();
  const [collapsed, setCollapsed] = useLocalStorage(`menu:${group.id}`);
  const isOpen = collapsed === '';
  const waiting = items.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <li>
      <button
        type="button"
        className="console-group"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setCollapsed(isOpen ? 'collapsed' : '')}
      >
        <Icon icon={chevronDownIcon} />
        {group.label}
        {!isOpen && waiting > 0 && <WaitingBadge count={waiting} />}
      </button>
      <ul id={listId} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
