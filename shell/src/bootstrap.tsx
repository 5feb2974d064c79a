import '@balsam/shared-ui/theme.css';
import { nextTask } from './hydration/next-task.ts';

/**
 * Runs the modules of the page in separate tasks; together they would be the longest task of a first visit. All of them
 * are in files that are already loaded, and a failure here occurs before anything is shown.
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
