import type { ReactNode } from 'react';

interface AreaSlotProps {
  children: ReactNode;
  /** Elements of the shell next to the area. */
  after?: ReactNode;
}

/**
 * Position of an area in the React tree. React's generated ids depend on it, so the shell and the area's renderer,
 * which does not know the shell, must share it.
 */
export const AreaSlot = ({ children, after = null }: AreaSlotProps) => (
  <>
    {children}
    {after}
  </>
);
