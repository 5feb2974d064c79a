import type { AreaRelease } from '@balsam/shared-api';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

interface EntryScript {
  integrity: string | undefined;
  deadline: number;
}

/** Entry scripts requested in this page, by address. */
const entryScripts = new Map<string, EntryScript>();

/** Makes the federation runtime check an entry's integrity and use our deadline instead of its own timeout. */
export function guardEntryScripts(): void {
  registerPlugins([
    {
      name: 'guarded-entry',
      createScript({ url }) {
        const { integrity = '', deadline = 0 } = entryScripts.get(url) ?? {};
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        return { script, timeout: Math.max(1, deadline - performance.now()) };
      },
    },
  ]);
}

/** Returns an address without a cached response or a cached failure. */
function unusedAddress(entry: string): string {
  const address = new URL(entry, location.origin);
  if (entryScripts.has(address.href)) address.searchParams.set('attempt', Date.now().toString(36));
  return address.href;
}

/** Removes the chunk arrays of other releases, so that chunks still in flight are never executed. */
function forgetChunks(remote: string): void {
  const ofRemote = new RegExp(`^chunks_${remote}_[^_]+$`);
  for (const name of Object.keys(window).filter((key) => ofRemote.test(key))) Reflect.deleteProperty(window, name);
}

/**
 * Imports './area' from a release. Neither the runtime nor the browser reuses anything from an earlier release or
 * attempt.
 * @param deadline in ms, on the clock of performance.now()
 */
export async function importArea(area: string, { entry, integrity }: AreaRelease, deadline: number): Promise<unknown> {
  const remote = area.replaceAll('-', '_');
  const address = unusedAddress(entry);
  entryScripts.set(address, { integrity, deadline });
  forgetChunks(remote);
  registerRemotes([{ name: remote, entry: address }], { force: true });
  return loadRemote(`${remote}/area`);
}
