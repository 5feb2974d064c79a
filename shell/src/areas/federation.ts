import type { AreaEntry } from '@balsam/shared-api';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { LOAD_BUDGET_MS } from './loadBudget.ts';

const integrityByAddress = new Map<string, string>();

/** Teaches the federation runtime to check an entry's integrity and to give up within our time, not its own. */
export function guardEntryScripts(): void {
  registerPlugins([
    {
      name: 'guarded-entry',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityByAddress.get(url) ?? '';
        return { script, timeout: LOAD_BUDGET_MS };
      },
    },
  ]);
}

/** An address that no earlier answer, and no earlier failure, is kept under. */
const changed = (address: URL): URL => {
  address.searchParams.set('attempt', Date.now().toString(36));
  return address;
};

/**
 * Asks the federation runtime for what an area exposes as './area'. With `afresh`, nothing of an earlier attempt is
 * used again: neither the runtime nor the browser answers from memory.
 */
export async function importArea({ name, entry, integrity }: AreaEntry, afresh: boolean): Promise<unknown> {
  const remote = name.replaceAll('-', '_');
  const address = new URL(entry, location.origin);
  const { href } = afresh ? changed(address) : address;
  if (integrity) integrityByAddress.set(href, integrity);
  registerRemotes([{ name: remote, entry: href }], { force: afresh });
  return loadRemote(`${remote}/area`);
}
