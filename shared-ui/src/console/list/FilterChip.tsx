import type { ReactNode } from 'react';
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
  return (
    <button type="button" className="chip filter-chip" onClick={onClear}>
      {children}
      <Icon icon={xLgIcon} />
      <span className="visually-hidden">{clearText}</span>
    </button>
  );
}
