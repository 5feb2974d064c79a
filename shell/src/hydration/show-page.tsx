import type { RootState } from '@balsam/shared-api';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { ShellParts } from './shell-parts.ts';

type Parts = Pick<ShellParts, 'store' | 'router'>;

const toElement = ({ store, router }: Parts, serverState?: RootState) => (
  <StrictMode>
    <Provider store={store} serverState={serverState}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>
);

/** Puts the page where nothing is yet, or in the place of what is there. */
export function mountPage(container: HTMLElement, shell: Parts): Root {
  const root = createRoot(container);
  root.render(toElement(shell));
  return root;
}

/**
 * Gives life to the page that came as HTML.
 * @param serverState what it was rendered from; whatever else the store knows by now is shown right after
 */
export const hydratePage = (container: HTMLElement, shell: Parts, serverState: RootState): Root =>
  hydrateRoot(container, toElement(shell, serverState));
