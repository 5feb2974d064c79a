import { usePermissions, type AdminCategory } from '@balsam/shared-api';
import { EmptyState } from '@balsam/shared-ui';
import { bulkTexts, seenByRow, ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListActions } from '../../entities/lists/ListActions.tsx';
import { SearchAndStatus } from '../../entities/lists/SearchAndStatus.tsx';
import {
  CATEGORY_ACTIONS,
  CATEGORY_FILTERS,
  useChangeCategoriesMutation,
  useListAdminCategoriesQuery,
} from './categories-api.ts';
import { DeleteCategory } from './DeleteCategory.tsx';
import { useCategoryColumns } from './use-category-columns.tsx';
import { useCategoryStatusOptions } from './use-category-status-options.ts';
import { href } from '../../entities/page/paths.ts';

/** Categories with status and product counts. */
export function CategoriesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(CATEGORY_FILTERS);
  const query = useListAdminCategoriesQuery({ page, perPage, ...values });
  const mayWrite = usePermissions()('catalogue.write');
  const [change] = useChangeCategoriesMutation();
  const [toDelete, setToDelete] = useState<AdminCategory | null>(null);
  const statuses = useCategoryStatusOptions();
  const columns = useCategoryColumns(setToDelete);

  return (
    <ConsoleListPage
      title={t('categories.title')}
      filters={
        <SearchAndStatus label={t('categories.search')} values={values} onChange={setValue} statuses={statuses} />
      }
      actions={
        <ListActions
          url="admin/categories.csv"
          filters={values}
          add={{ to: href('addCategory'), text: t('categories.add'), permission: 'catalogue.write' }}
        />
      }
      query={query}
      columns={columns}
      listKey="admin-categories"
      loadingText={t('categories.loading')}
      emptyText={
        isFiltered ? t('categories.empty') : <EmptyState title={t('categories.empty')} text={t('categories.begin')} />
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={
        mayWrite
          ? {
              ...bulkTexts(t, 'categories.bulk', CATEGORY_ACTIONS),
              change: (ids, action) =>
                change({ ids, action, updated_at_seen: seenByRow(query.data?.rows ?? [], ids) }).unwrap(),
            }
          : undefined
      }
    >
      {toDelete && <DeleteCategory category={toDelete} onHide={() => setToDelete(null)} />}
    </ConsoleListPage>
  );
}
