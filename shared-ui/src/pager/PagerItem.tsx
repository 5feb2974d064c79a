import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';

interface PagerItemProps {
  /** Accessible name. */
  label: string;
  current?: boolean;
  /** Inactive but focusable, so that keyboard focus is not lost at the last page. */
  disabled?: boolean;
  href?: string;
  onSelect: () => void;
  children: ReactNode;
}

/** One item of the pager: a link if its page has an address, otherwise a button. */
export function PagerItem({ label, current = false, disabled = false, href, onSelect, children }: PagerItemProps) {
  const shared = {
    className: 'page-link',
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    // A click with a modifier opens another tab and must not change this list.
    onClick: (event: MouseEvent) => {
      if (disabled) event.preventDefault();
      else if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect();
    },
  };
  return (
    <li className={classNames('page-item', current && 'active', disabled && 'disabled')}>
      {href !== undefined ? (
        <Link to={href} {...shared}>
          {children}
        </Link>
      ) : (
        <button type="button" {...shared}>
          {children}
        </button>
      )}
    </li>
  );
}
