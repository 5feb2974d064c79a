import type { StoredPlace } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** Returns the localized name of a place. */
export function usePlaceName() {
  const localized = useLocalized();
  return ({ name, name_arabic }: Pick<StoredPlace, 'name' | 'name_arabic'>): string => localized(name, name_arabic);
}
