import type { AdminPrivacyRequest } from '@balsam/shared-api';
import { ButtonLink, SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { REQUEST_FILTERS, useListAdminPrivacyRequestsQuery } from './privacy-api.ts';
import { RequestDrawer } from './RequestDrawer.tsx';
import { useRequestColumns } from './use-request-columns.tsx';

/** Requests of people about their data, by the day on which the answer is due. */
export function PrivacyPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(REQUEST_FILTERS);
  const query = useListAdminPrivacyRequestsQuery({ page, perPage, ...values });
  const [clicked, setClicked] = useState<AdminPrivacyRequest | null>(null);
  const columns = useRequestColumns(setClicked);
  const shown = query.data?.rows.find(({ id }) => id === clicked?.id) ?? clicked;
  const states = REQUEST_FILTERS.state.map((value) => ({ value, label: t(`privacy.states.${value}`) }));
  const kinds = REQUEST_FILTERS.kind.map((value) => ({ value, label: t(`privacy.kinds.${value}`) }));

  return (
    <ConsoleListPage
      title={t('privacy.title')}
      listKey="admin-privacy"
      views={states.map(({ value, label }) => ({ id: value, name: label, query: `state=${value}` }))}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('privacy.search')} />
          <FilterSelect
            label={t('privacy.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('privacy.allStates')}
          />
          <FilterSelect
            label={t('privacy.kind')}
            value={values.kind}
            onChange={(kind) => setValue('kind', kind)}
            options={kinds}
            placeholder={t('privacy.allKinds')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <ButtonLink variant="ghost" to={href('retention')}>
            {t('privacy.retention.link')}
          </ButtonLink>
          <CsvButton url="admin/privacy-requests.csv" filters={values} />
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('privacy.loading')}
      emptyText={t(isFiltered ? 'privacy.noMatch' : 'privacy.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {shown && <RequestDrawer request={shown} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}
