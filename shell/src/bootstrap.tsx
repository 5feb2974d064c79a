import '@balsam/shared-ui/theme.css';
import { nextTask } from './hydration/next-task.ts';

/**
 * Runs what the page consists of, one part per task: all at once it is the longest task of a first visit. Everything
 * is in the files that are there already, and what fails here fails before anything is shown.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the shell.');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@balsam/shared-api');
  await nextTask();
  const { guardEntryScripts } = await import(/* webpackMode: "eager" */ './areas/federation.ts');
  guardEntryScripts();
  const { openPage } = await import(/* webpackMode: "eager" */ './open-page.tsx');
  await nextTask();
  await openPage(container);
}

void start();
