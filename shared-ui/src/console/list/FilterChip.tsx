import type { MouseEvent, ReactNode } from 'react';
import { focusStill } from '../../accessibility/focus.ts';
import { Icon } from '../../icon/Icon.tsx';
import { xLgIcon } from '../../icon/shapes.ts';

interface FilterChipProps {
  /** Filter that the list is limited to. */
  children: ReactNode;
  /** Accessible name of the clear button. */
  clearText: string;
  onClear: () => void;
}

/** A filter set by a link to the list; clicking removes it. */
export function FilterChip({ children, clearText, onClear }: FilterChipProps) {
  const clear = (event: MouseEvent) => {
    // The chip disappears with its filter: move the focus to the page, not to the top of the window.
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
