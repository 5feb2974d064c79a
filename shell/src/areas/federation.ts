import type { AreaRelease } from '@balsam/shared-api';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

interface EntryScript {
  integrity: string | undefined;
  deadline: number;
}

/** Every address that was asked for in this page. */
const entryScripts = new Map<string, EntryScript>();

/** Teaches the federation runtime to check an entry's integrity and to give up within our time, not its own. */
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

/** An address that no earlier answer, and no earlier failure, is kept under. */
function unusedAddress(entry: string): string {
  const address = new URL(entry, location.origin);
  if (entryScripts.has(address.href)) address.searchParams.set('attempt', Date.now().toString(36));
  return address.href;
}

/** Chunks of another release that are still on their way find nobody who would run them. */
function forgetChunks(remote: string): void {
  const ofRemote = new RegExp(`^chunks_${remote}_[^_]+$`);
  for (const name of Object.keys(window).filter((key) => ofRemote.test(key))) Reflect.deleteProperty(window, name);
}

/**
 * Asks the federation runtime for what a release of an area exposes as './area'. Nothing of an earlier release, or of
 * an earlier attempt, is used again: neither the runtime nor the browser answers from memory.
 * @param deadline when to give up, on the clock of performance.now()
 */
export async function importArea(area: string, { entry, integrity }: AreaRelease, deadline: number): Promise<unknown> {
  const remote = area.replaceAll('-', '_');
  const address = unusedAddress(entry);
  entryScripts.set(address, { integrity, deadline });
  forgetChunks(remote);
  registerRemotes([{ name: remote, entry: address }], { force: true });
  return loadRemote(`${remote}/area`);
}
