import { activeFilters, useDownloadFileMutation } from '@balsam/shared-api';
import { Button, DownloadButton, SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerTime } from './AnswerTime.tsx';
import { THREAD_FILTERS, useListVendorThreadsQuery } from './messages-api.ts';
import { PreparedAnswers } from './PreparedAnswers.tsx';
import { useThreadColumns } from './use-thread-columns.tsx';

/** Conversations about orders; those that wait for the store come first. */
export function MessagesPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(THREAD_FILTERS);
  const query = useListVendorThreadsQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const columns = useThreadColumns();
  const [showsAnswers, setShowsAnswers] = useState(false);
  return (
    <ConsoleListPage
      title={t('messages.title')}
      listKey="vendor-messages"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('messages.search')} />
          <FilterSelect
            label={t('messages.waitsFor')}
            value={values.waits_for}
            onChange={(side) => setValue('waits_for', side)}
            options={THREAD_FILTERS.waits_for.map((value) => ({ value, label: t(`messages.sides.${value}`) }))}
            placeholder={t('messages.all')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <Button variant="outline" onClick={() => setShowsAnswers(true)}>
            {t('messages.answers.title')}
          </Button>
          <DownloadButton
            onDownload={() => download({ url: 'vendor/threads.csv', params: activeFilters(values) }).unwrap()}
          >
            {t('messages.download')}
          </DownloadButton>
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('messages.loading')}
      emptyText={t(isFiltered ? 'messages.noMatch' : 'messages.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {showsAnswers && <PreparedAnswers onHide={() => setShowsAnswers(false)} />}
      {query.data && <AnswerTime minutes={query.data.firstAnswerMinutes} answers={query.data.firstAnswers} />}
    </ConsoleListPage>
  );
}
