import type { Subscriber } from '@balsam/shared-api';
import { ConfirmAction, SearchBox } from '@balsam/shared-ui';
import { bulkTexts, ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import {
  SUBSCRIBER_FILTERS,
  SUBSCRIBER_STATES,
  useListSubscribersQuery,
  useUnsubscribeAllMutation,
  useUnsubscribeMutation,
} from './newsletter-api.ts';
import { useSubscriberColumns } from './use-subscriber-columns.tsx';

/** Newsletter subscribers: active, unconfirmed and unsubscribed. */
export function NewsletterPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(SUBSCRIBER_FILTERS);
  const query = useListSubscribersQuery({ page, perPage, ...values });
  const [unsubscribe] = useUnsubscribeMutation();
  const [unsubscribeAll] = useUnsubscribeAllMutation();
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const columns = useSubscriberColumns(setLeaving);
  const states = SUBSCRIBER_STATES.map((value) => ({ value, label: t(`newsletter.states.${value}`) }));

  return (
    <ConsoleListPage
      title={t('newsletter.title')}
      listKey="admin-newsletter"
      views={states.map(({ value, label }) => ({ id: value, name: label, query: `state=${value}` }))}
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t('newsletter.search')}
          />
          <FilterSelect
            label={t('newsletter.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('newsletter.all')}
          />
        </>
      }
      actions={<CsvButton url="admin/newsletter.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('newsletter.loading')}
      emptyText={t(isFiltered ? 'newsletter.noMatch' : 'newsletter.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={{
        ...bulkTexts(t, 'newsletter.bulk', ['unsubscribe']),
        change: (ids) => unsubscribeAll(ids).unwrap(),
      }}
    >
      {leaving && (
        <ConfirmAction
          danger
          title={t('newsletter.confirm.title')}
          text={t('newsletter.confirm.text', { email: leaving.email })}
          confirmLabel={t('newsletter.unsubscribe')}
          onConfirm={() => unsubscribe(leaving.id).unwrap()}
          failed={t('newsletter.bulk.failed')}
          onHide={() => setLeaving(null)}
        />
      )}
    </ConsoleListPage>
  );
}
