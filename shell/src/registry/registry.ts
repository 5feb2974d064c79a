import type { AreaEntry, Registry } from '@balsam/shared-api';

const ADDRESS = '/registry.json';
const FETCH_MS = 2_000;

// Increase the number when the shape of the registry changes.
const KEPT_UNDER = 'registry-2';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const hasTexts = (value: unknown, names: string[]): value is Record<string, unknown> =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

const isRegistry = (value: unknown): value is Registry =>
  hasTexts(value, ['apiBase', 'origin', 'defaultLang']) &&
  hasTexts(value.shopName, ['en', 'ar']) &&
  Array.isArray(value.areas) &&
  value.areas.every((area) => hasTexts(area, ['name', 'basePath', 'version', 'entry']));

function parseRegistry(text: string | null | undefined): Registry | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRegistry(value) ? value : null;
  } catch {
    return null;
  }
}

/** The inlined registry, or null if there is none or it is unreadable. */
export const readRegistry = (page: Document): Registry | null =>
  parseRegistry(page.getElementById('registry')?.textContent);

/** The last registry stored in this browser, or null. Used if no other is available. */
export const readStoredRegistry = (storage: Storage): Registry | null => parseRegistry(storage.getItem(KEPT_UNDER));

/** Stores a registry for pages that cannot load one. */
export function storeRegistry(storage: Storage, registry: Registry): void {
  try {
    storage.setItem(KEPT_UNDER, JSON.stringify(registry));
  } catch {
    // The browser's storage is full; this page has its registry anyway.
  }
}

/** Fetches the current registry. Rejects if it is unavailable. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(new URL(ADDRESS, location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(FETCH_MS),
  });
  const value: unknown = await response.json();
  if (!isRegistry(value)) throw new Error('The registry cannot be read.');
  return value;
}

/** Current registry entry of an area; the known entry if the registry is unavailable. */
export const renewEntry = (known: AreaEntry): Promise<AreaEntry> =>
  fetchRegistry().then(
    ({ areas }) => areas.find(({ name }) => name === known.name) ?? known,
    () => known,
  );

/** Base address of the API, absolute and with a trailing slash. */
export const apiBaseOf = ({ apiBase }: Registry): string =>
  new URL(apiBase.endsWith('/') ? apiBase : `${apiBase}/`, location.origin).href;
