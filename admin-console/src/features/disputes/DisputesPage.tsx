import type { AdminThread } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { ConversationModal } from '../../entities/conversations/ConversationModal.tsx';
import { DISPUTE_FILTERS, useListAdminThreadsQuery } from '../../entities/conversations/threads-api.ts';
import { useDisputeColumns } from './use-dispute-columns.tsx';

/** Conversations between buyers and stores, without their messages; open disputes come first. */
export function DisputesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(DISPUTE_FILTERS);
  const query = useListAdminThreadsQuery({ page, perPage, ...values });
  const [clicked, setClicked] = useState<AdminThread | null>(null);
  const columns = useDisputeColumns(setClicked);
  const states = DISPUTE_FILTERS.state.map((value) => ({ value, label: t(`disputes.states.${value}`) }));
  return (
    <ConsoleListPage
      title={t('disputes.title')}
      listKey="admin-disputes"
      views={states.map(({ value, label }) => ({ id: value, name: label, query: `state=${value}` }))}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('disputes.search')} />
          <FilterSelect
            label={t('disputes.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('disputes.allStates')}
          />
        </>
      }
      actions={<CsvButton url="admin/threads.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('disputes.loading')}
      emptyText={t(isFiltered ? 'disputes.noMatch' : 'disputes.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {clicked && <ConversationModal key={clicked.id} thread={clicked} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}
