import type { RootState } from '@balsam/shared-api';
import { startTransition, StrictMode } from 'react';
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

/** Renders the page into the container, replacing any content. */
export function mountPage(container: HTMLElement, shell: Parts): Root {
  const root = createRoot(container);
  root.render(toElement(shell));
  return root;
}

/**
 * Hydrates a server-rendered page in short tasks, as a transition that yields to the browser and to input.
 * @param serverState the state it was rendered from; newer state of the store is rendered right afterwards
 */
export const hydratePage = (container: HTMLElement, shell: Parts, serverState: RootState): Promise<Root> =>
  new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, toElement(shell, serverState))));
  });
