import type { CategoryHold } from '@balsam/shared-api';
import { DateTime, formatNumber, SearchBox, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { HOLD_FILTERS, useListHoldsQuery } from './licences-api.ts';

function useHoldColumns(): DataTableColumn<CategoryHold>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  return [
    {
      id: 'vendor',
      header: t('licences.vendor'),
      primary: true,
      cell: ({ vendor }) => (
        <Link to={href('editVendor', { id: vendor.id })}>
          <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
        </Link>
      ),
    },
    {
      id: 'category',
      header: t('licences.paused.category'),
      cell: ({ category }) => <bdi>{localized(category.name, category.name_arabic)}</bdi>,
    },
    {
      id: 'licence',
      header: t('licences.paused.missing'),
      cell: ({ type }) => localized(type.name, type.name_arabic),
    },
    {
      id: 'products',
      header: t('licences.paused.products'),
      align: 'end',
      cell: ({ products }) => formatNumber(products, lang),
    },
    { id: 'since', header: t('licences.paused.since'), cell: ({ from_at: since }) => <DateTime value={since} /> },
  ];
}

/** Categories that vendors may not sell for want of a licence. */
export function PausedCategoriesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(HOLD_FILTERS);
  const query = useListHoldsQuery({ page, perPage, ...values });
  const columns = useHoldColumns();
  return (
    <>
      <Link to={href('licences')}>{t('licences.back')}</Link>
      <ConsoleListPage
        title={t('licences.paused.title')}
        listKey="admin-category-holds"
        filters={
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t('licences.paused.search')}
          />
        }
        actions={<CsvButton url="admin/category-holds.csv" filters={values} />}
        query={query}
        columns={columns}
        loadingText={t('licences.paused.loading')}
        emptyText={t(isFiltered ? 'licences.paused.noMatch' : 'licences.paused.empty')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      />
    </>
  );
}
