import { Brand } from '@balsam/shared-ui';
import type { ReactNode } from 'react';

/** The frame of the shell's own pages, which have no area's layout around them. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className="p-3">
      <Brand to="/" />
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
