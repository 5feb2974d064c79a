import { useLocalStorage, writeStored } from '@balsam/shared-ui';
import { readIds, writeIds } from '../catalog/stored-ids.ts';

const KEY = 'recently_viewed';

/** Clears the viewed products. */
export const forgetViewed = (): void => writeStored(KEY, '');

/** Number of products shown. One more is stored, because the open product is not shown. */
export const MOST_VIEWED = 12;

/** Products viewed in this browser, newest first. Never sent to anyone else. */
export function useRecentlyViewed() {
  const [stored, store] = useLocalStorage(KEY);
  return {
    ids: readIds(stored, MOST_VIEWED + 1),
    remember: (id: number) =>
      store((current) => {
        const others = readIds(current, MOST_VIEWED + 1).filter((other) => other !== id);
        return writeIds([id, ...others].slice(0, MOST_VIEWED + 1));
      }),
    clear: forgetViewed,
  };
}
