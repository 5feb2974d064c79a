import { createRoot, type Root } from 'react-dom/client';
import { createShell } from './create-shell.tsx';
import { registerOfflineWorker } from './offline-worker.ts';
import { StartFailed } from './frames/StartFailed.tsx';
import { readRenderedPage } from './hydration/rendered-page.ts';
import { mountPage } from './hydration/show-page.tsx';
import { hydrate } from './hydration/hydrate.ts';
import { detectLang, setDocumentLanguage } from './preferences/language.ts';
import { startTexts } from './preferences/texts.ts';
import { fetchRegistry, storeRegistry, readStoredRegistry, readRegistry } from './registry/registry.ts';

function tellFailure(container: HTMLElement): Root {
  const lang = detectLang(localStorage);
  startTexts(lang);
  setDocumentLanguage(lang);
  const root = createRoot(container);
  root.render(<StartFailed />);
  return root;
}

/** Starts the page, or shows an error page if there is no registry. */
export async function openPage(container: HTMLElement): Promise<Root> {
  const registry = readRegistry(document) ?? (await fetchRegistry().catch(() => readStoredRegistry(localStorage)));
  if (!registry) return tellFailure(container);
  storeRegistry(localStorage, registry);
  registerOfflineWorker();
  const rendered = readRenderedPage(container);
  const { first: loader, ...shell } = createShell(registry, rendered);
  return rendered && loader ? hydrate(container, { ...shell, loader }, rendered) : mountPage(container, shell);
}
