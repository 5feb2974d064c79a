import type { AdminProduct } from '@balsam/shared-api';
import { bulkTexts, seenByRow } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { BULK_ACTIONS, useChangeAdminProductsMutation, type BulkAction } from './products-api.ts';

/** Bulk decisions on products. */
export function useProductBulk(rows: readonly AdminProduct[]) {
  const { t } = useTranslation('admin-console');
  const [decide] = useChangeAdminProductsMutation();
  const change = (ids: number[], action: BulkAction) =>
    decide({ ids, action, updated_at_seen: seenByRow(rows, ids) }).unwrap();
  return { ...bulkTexts(t, 'products.bulk', BULK_ACTIONS), change };
}
