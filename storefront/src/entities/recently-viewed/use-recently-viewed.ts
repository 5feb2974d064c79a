import { useLocalStorage, writeStored } from '@balsam/shared-ui';
import { readIds, writeIds } from '../catalog/stored-ids.ts';

const KEY = 'recently_viewed';

/** Forgets the viewed products. */
export const forgetViewed = (): void => writeStored(KEY, '');

/** So many are shown. One more is kept, since the product that is open is not shown. */
export const MOST_VIEWED = 12;

/** The products that were looked at in this browser, the newest first. Nobody else gets to know of them. */
export function useRecentlyViewed() {
  const [kept, keep] = useLocalStorage(KEY);
  return {
    ids: readIds(kept, MOST_VIEWED + 1),
    remember: (id: number) =>
      keep((now) => {
        const others = readIds(now, MOST_VIEWED + 1).filter((other) => other !== id);
        return writeIds([id, ...others].slice(0, MOST_VIEWED + 1));
      }),
    clear: forgetViewed,
  };
}
