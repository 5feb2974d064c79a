import type { StoredPlace } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** Gives the name of a place in the language of the page. */
export function usePlaceName() {
  const localized = useLocalized();
  return ({ name, name_arabic }: Pick<StoredPlace, 'name' | 'name_arabic'>): string => localized(name, name_arabic);
}
