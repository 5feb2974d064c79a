import { api } from '../store/api.ts';

interface Definition {
  type?: string;
  invalidatesTags?: unknown;
  onQueryStarted?: unknown;
}

/**
 * The mutations injected so far that neither name the tags that they make stale nor look after the cache themselves.
 * Import the api files to be checked first.
 */
export function untaggedMutations(): string[] {
  const untagged: string[] = [];
  const inspect = (name: string) => (definition: Definition) => {
    const looksAfterCache = definition.invalidatesTags !== undefined || definition.onQueryStarted !== undefined;
    if (definition.type === 'mutation' && !looksAfterCache) untagged.push(name);
  };
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, inspect(name)])),
  });
  return untagged;
}
