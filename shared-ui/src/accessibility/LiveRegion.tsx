import type { ReactNode } from 'react';

/** Announces its content to screen readers whenever it changes, without showing it. It must stay mounted. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
