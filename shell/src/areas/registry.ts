import type { AreaEntry, Registry } from '@balsam/shared-api';

const ADDRESS = '/registry.json';
const FETCH_MS = 2_000;

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'areas' in value && Array.isArray(value.areas) && 'apiBase' in value;

/** The registry inlined in the page, or null when the page carries none that can be read. */
export function readRegistry(page: Document): Registry | null {
  try {
    const value: unknown = JSON.parse(page.getElementById('registry')?.textContent ?? '');
    return isRegistry(value) ? value : null;
  } catch {
    return null;
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

/** The API's base address, absolute and with its closing slash. */
export const apiBaseOf = ({ apiBase }: Registry): string =>
  new URL(apiBase.endsWith('/') ? apiBase : `${apiBase}/`, location.origin).href;

/** The areas, those with the longest base path first. */
export const byLongestPath = (areas: readonly AreaEntry[]): AreaEntry[] =>
  areas.toSorted((a, b) => b.basePath.length - a.basePath.length);

/** The area that a path belongs to: the longest base path wins. */
export const areaAt = (areas: readonly AreaEntry[], pathname: string): AreaEntry | undefined =>
  byLongestPath(areas).find(
    ({ basePath }) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`),
  );
