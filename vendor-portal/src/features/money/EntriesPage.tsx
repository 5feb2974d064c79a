import { activeFilters, useDownloadFileMutation } from '@balsam/shared-api';
import { DownloadButton } from '@balsam/shared-ui';
import { ConsoleListPage, ENTRY_FILTERS, EntryFilters, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useListVendorEntriesQuery } from '../../entities/money/money-api.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { useOwnEntryColumns } from '../../entities/money/use-own-entry-columns.ts';

/** Ledger entries of the vendor, each linked to its order. */
export function EntriesPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(ENTRY_FILTERS);
  const query = useListVendorEntriesQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const columns = useOwnEntryColumns();
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('money.entries')}
        listKey="vendor-entries"
        filters={<EntryFilters values={values} onChange={setValue} />}
        actions={
          <DownloadButton
            onDownload={() => download({ url: 'vendor/money/entries.csv', params: activeFilters(values) }).unwrap()}
          >
            {t('money.download')}
          </DownloadButton>
        }
        query={query}
        columns={columns}
        loadingText={t('money.loading')}
        emptyText={t(isFiltered ? 'money.noMatch' : 'money.noneText')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      />
    </>
  );
}
