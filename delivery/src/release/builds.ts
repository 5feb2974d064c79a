import { watch } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../paths.ts';
import { publish } from './publish.ts';
import type { ReleaseStore } from './store.ts';

const SETTLE_MS = 150;

/** Publishes what was built of the shell and of every area, and makes it live. */
export async function publishBuilds(store: ReleaseStore): Promise<void> {
  const versions = PACKAGES.map(async ({ name, directory }) => [name, await publish(store, directory)] as const);
  await store.point(Object.fromEntries(await Promise.all(versions)));
}

/** While developing: a build that has ended is live with the next page. The asset list is the last file it writes. */
export function publishOnChange(store: ReleaseStore, onError: (error: unknown) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const { directory } of PACKAGES) {
    watch(path.join(directory, 'dist'), (_event, file) => {
      if (file !== 'assets.json') return;
      clearTimeout(timer);
      timer = setTimeout(() => void publishBuilds(store).catch(onError), SETTLE_MS);
    });
  }
}
