import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { fetchRegistry, keepRegistry, readKeptRegistry, readRegistry } from './registry/registry.ts';
import { createShell } from './create-shell.tsx';
import { StartFailed } from './frames/StartFailed.tsx';
import { detectLang, setDocumentLanguage } from './preferences/language.ts';
import { startTexts } from './preferences/texts.ts';

/** Everything that is on the page, or the sentence that it cannot be had when there is no registry to go by. */
export async function openPage(): Promise<ReactElement> {
  const registry = readRegistry(document) ?? (await fetchRegistry().catch(() => readKeptRegistry(localStorage)));
  if (!registry) {
    const lang = detectLang(localStorage);
    startTexts(lang);
    setDocumentLanguage(lang);
    return <StartFailed />;
  }
  keepRegistry(localStorage, registry);
  const { store, router } = createShell(registry);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
