import type { ReactNode } from 'react';

interface AreaSlotProps {
  /** The area. */
  children: ReactNode;
  /** What the shell has beside it. */
  after?: ReactNode;
}

/**
 * The place of an area in the page. The ids that React makes count the places on the way to them, so the shell and the
 * area's renderer, which knows nothing of the shell, have this one way.
 */
export const AreaSlot = ({ children, after = null }: AreaSlotProps) => (
  <>
    {children}
    {after}
  </>
);
