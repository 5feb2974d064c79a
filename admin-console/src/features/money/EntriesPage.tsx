import type { AdminLedgerEntry } from '@balsam/shared-api';
import { ConsoleListPage, EntryFilters, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { EntryModal } from './EntryModal.tsx';
import { ADMIN_ENTRY_FILTERS, useListEntriesQuery } from './money-api.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { useAdminEntryColumns } from './use-admin-entry-columns.tsx';

/** Ledger entries. Opening one shows its lines and allows reversing manual entries. */
export function EntriesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(ADMIN_ENTRY_FILTERS);
  const query = useListEntriesQuery({ page, perPage, ...values });
  const [shown, setShown] = useState<AdminLedgerEntry | null>(null);
  const columns = useAdminEntryColumns(setShown);
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('money.entries')}
        listKey="admin-entries"
        views={[{ id: 'adjustments', name: t('money.adjustments'), query: 'kind=adjustment' }]}
        filters={
          <>
            <EntryFilters values={values} onChange={setValue} />
            {values.vendor && (
              <VendorChip name={query.data?.rows[0]?.vendor?.company_name} onClear={() => setValue('vendor', '')} />
            )}
          </>
        }
        actions={<CsvButton url="admin/money/entries.csv" filters={values} />}
        query={query}
        columns={columns}
        loadingText={t('money.loadingEntries')}
        emptyText={t(isFiltered ? 'money.noEntries' : 'money.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {shown && <EntryModal entry={shown} onHide={() => setShown(null)} />}
      </ConsoleListPage>
    </>
  );
}
