import { useLocalStorage, writeStored } from '@balsam/shared-ui';
import { readIds, writeIds } from '../catalog/stored-ids.ts';
import { href } from '../page/paths.ts';

const KEY = 'compared_products';

/** Clears the comparison. */
export const forgetCompared = (): void => writeStored(KEY, '');

/** Maximum number of products in a comparison. */
export const MOST_COMPARED = 4;

/** Shareable address of a comparison, by default of all its rows. */
export const comparePath = (ids: readonly number[], onlyDifferences = false): string =>
  `${href('compare')}?ids=${writeIds(ids)}${onlyDifferences ? '&only=differences' : ''}`;

/** Products selected for comparison in this browser, in the order of selection. */
export function useCompared() {
  const [stored, store] = useLocalStorage(KEY);
  const ids = readIds(stored, MOST_COMPARED);
  return {
    ids,
    isFull: ids.length >= MOST_COMPARED,
    has: (id: number) => ids.includes(id),
    add: (id: number) =>
      store((current) => {
        const others = readIds(current, MOST_COMPARED).filter((other) => other !== id);
        return writeIds([...others, id].slice(0, MOST_COMPARED));
      }),
    remove: (id: number) =>
      store((current) => writeIds(readIds(current, MOST_COMPARED).filter((other) => other !== id))),
    clear: forgetCompared,
  };
}
