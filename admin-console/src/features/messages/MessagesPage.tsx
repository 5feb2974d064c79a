import { usePermissions } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { bulkTexts, ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { MessageDrawer } from './MessageDrawer.tsx';
import './messages.css';
import { MESSAGE_FILTERS, useChangeMessagesMutation, useListMessagesQuery } from './messages-api.ts';
import { useMessageColumns } from './use-message-columns.tsx';

/** Messages from the contact form, open or done. */
export function MessagesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(MESSAGE_FILTERS);
  const query = useListMessagesQuery({ page, perPage, ...values });
  const mayWrite = usePermissions()('customers.write');
  const [changeMessages] = useChangeMessagesMutation();
  const [readId, setReadId] = useState<number | null>(null);
  const columns = useMessageColumns(({ id }) => setReadId(id));
  const read = query.data?.rows.find(({ id }) => id === readId);
  const states = MESSAGE_FILTERS.state.map((value) => ({ value, label: t(`messages.${value}`) }));

  return (
    <ConsoleListPage
      title={t('messages.title')}
      listKey="admin-messages"
      views={states.map(({ value, label }) => ({ id: value, name: label, query: `state=${value}` }))}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('messages.search')} />
          <FilterSelect
            label={t('messages.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('messages.all')}
          />
        </>
      }
      actions={<CsvButton url="admin/messages.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('messages.loading')}
      emptyText={t(isFiltered ? 'messages.noMatch' : 'messages.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={
        mayWrite
          ? {
              ...bulkTexts(t, 'messages.bulk', ['handled', 'open']),
              change: (ids, action) => changeMessages({ ids, action }).unwrap(),
            }
          : undefined
      }
    >
      {read && <MessageDrawer message={read} onHide={() => setReadId(null)} />}
    </ConsoleListPage>
  );
}
