import type { MouseEvent, ReactNode } from 'react';
import { focusStill } from '../../accessibility/focus.ts';
import { Icon } from '../../icon/Icon.tsx';
import { xLgIcon } from '../../icon/shapes.ts';

interface FilterChipProps {
  /** What the list is narrowed to. */
  children: ReactNode;
  /** What a press does, for those who cannot see the cross. */
  clearText: string;
  onClear: () => void;
}

/** A filter that was set elsewhere, by a link to the list; a press takes it away. */
export function FilterChip({ children, clearText, onClear }: FilterChipProps) {
  const clear = (event: MouseEvent) => {
    // It goes with its filter: whoever pressed it goes on in the page, not at the top of the window.
    focusStill(event.currentTarget.closest('main'));
    onClear();
  };
  return (
    <button type="button" className="chip filter-chip" onClick={clear}>
      {children}
      <Icon icon={xLgIcon} />
      <span className="visually-hidden">{clearText}</span>
    </button>
  );
}
