import type { AreaEntry, Registry } from '@balsam/shared-api';

const ADDRESS = '/registry.json';
const FETCH_MS = 2_000;

// With another shape of the registry comes another number.
const KEPT_UNDER = 'registry-1';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const hasTexts = (value: unknown, names: string[]): value is Record<string, unknown> =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

const isRegistry = (value: unknown): value is Registry =>
  hasTexts(value, ['apiBase', 'origin']) &&
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

/** The registry inlined in the page, or null when the page carries none that can be read. */
export const readRegistry = (page: Document): Registry | null =>
  parseRegistry(page.getElementById('registry')?.textContent);

/** The last registry that this browser has seen, or null: for a page that can have no other. */
export const readKeptRegistry = (storage: Storage): Registry | null => parseRegistry(storage.getItem(KEPT_UNDER));

/** Keeps a registry for a page that can have no other. */
export function keepRegistry(storage: Storage, registry: Registry): void {
  try {
    storage.setItem(KEPT_UNDER, JSON.stringify(registry));
  } catch {
    // The browser's storage is full: the page has its registry all the same.
  }
}

/** The registry as it is now. Rejects when it cannot be had. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(new URL(ADDRESS, location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(FETCH_MS),
  });
  const value: unknown = await response.json();
  if (!isRegistry(value)) throw new Error('The registry cannot be read.');
  return value;
}

/** The entry of an area in the registry as it is now; the one that is known when there is none to be had. */
export const renewEntry = (known: AreaEntry): Promise<AreaEntry> =>
  fetchRegistry().then(
    ({ areas }) => areas.find(({ name }) => name === known.name) ?? known,
    () => known,
  );

/** The API's base address, absolute and with its closing slash. */
export const apiBaseOf = ({ apiBase }: Registry): string =>
  new URL(apiBase.endsWith('/') ? apiBase : `${apiBase}/`, location.origin).href;
