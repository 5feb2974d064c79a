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

/** Puts the page where nothing is yet, or in the place of what is there. */
export function mountPage(container: HTMLElement, shell: Parts): Root {
  const root = createRoot(container);
  root.render(toElement(shell));
  return root;
}

/**
 * Gives life to the page that came as HTML, in short tasks: as a transition it makes way for the browser and for
 * whoever presses something.
 * @param serverState what it was rendered from; whatever else the store knows by now is shown right after
 */
export const hydratePage = (container: HTMLElement, shell: Parts, serverState: RootState): Promise<Root> =>
  new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, toElement(shell, serverState))));
  });
