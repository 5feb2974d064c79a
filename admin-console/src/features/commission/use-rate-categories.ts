import { useListCategoriesQuery, usePermissions } from '@balsam/shared-api';
import { useListRateCategoriesQuery } from './commission-api.ts';

interface RateCategory {
  id: number;
  name: string;
  name_arabic: string;
}

/** Categories that can have a rate; for those who may not read the catalogue, the ones that shoppers see. */
export function useRateCategories(): RateCategory[] {
  const isReader = usePermissions()('catalogue.read');
  const { data: all } = useListRateCategoriesQuery(undefined, { skip: !isReader });
  const { data: offered } = useListCategoriesQuery(undefined, { skip: isReader });
  if (!isReader) return offered ?? [];
  return (all?.rows ?? []).map(({ id, category_name: name, category_name_arabic: name_arabic }) => ({
    ...{ id, name, name_arabic },
  }));
}
