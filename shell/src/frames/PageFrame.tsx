import { Brand } from '@balsam/shared-ui';
import type { ReactNode } from 'react';

/** Frame of the shell's own pages, which have no area layout. */
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
