import { SHELL, type Release } from '../release/release.ts';
import { Refusal } from '../release/signature.ts';
import type { ReleaseStore } from '../release/store.ts';

/** Pause before a failed read is tried again: neither pages nor the log should suffer from a broken disk. */
const REST_MS = 5_000;

/** Shell release and its page template. */
export interface ReleasedShell {
  release: Release;
  template: string;
}

/**
 * Reads releases for pages. Failures are reported and return null, because another release can be tried.
 * @param reportError receives failures, at most once per REST_MS and release
 */
export function createReleaseReader(store: ReleaseStore, reportError: (error: unknown) => void) {
  const restUntil = new Map<string, number>();
  const templates = new Map<string, string>();
  let hasRefused = false;

  const attempt = async <Value>(name: string, version: string, read: () => Promise<Value>): Promise<Value | null> => {
    const key = `${name}/${version}`;
    if (performance.now() < (restUntil.get(key) ?? 0)) return null;
    try {
      return await read();
    } catch (cause) {
      restUntil.set(key, performance.now() + REST_MS);
      hasRefused ||= cause instanceof Refusal;
      const because = cause instanceof Refusal ? ` ${cause.message}` : '';
      reportError(new Error(`Release ${version} of ${name} cannot be read.${because}`, { cause }));
      return null;
    }
  };

  const readTemplate = async (shell: Release): Promise<string> => {
    const known = templates.get(shell.version);
    if (known !== undefined) return known;
    const template = (await store.readFileOf(shell, 'index.html')).toString();
    templates.set(shell.version, template);
    return template;
  };

  return {
    readRelease: (name: string, version: string): Promise<Release | null> =>
      attempt(name, version, () => store.readRelease(name, version)),

    readShell: (version: string): Promise<ReleasedShell | null> =>
      attempt(SHELL, version, async () => {
        const release = await store.readRelease(SHELL, version);
        return { release, template: await readTemplate(release) };
      }),

    /** True if any release had an invalid signature. */
    hasRefused: (): boolean => hasRefused,
  };
}
