import { activeFilters, useDownloadFileMutation, type Payout } from '@balsam/shared-api';
import { DownloadButton } from '@balsam/shared-ui';
import {
  ConsoleListPage,
  PAYOUT_FILTERS,
  PayoutFilters,
  useListParams,
  usePayoutColumns,
} from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { useListOwnPayoutsQuery } from './payouts-api.ts';

/** Payouts to the vendor, and what the bank did with them. */
export function PayoutsPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(PAYOUT_FILTERS);
  const query = useListOwnPayoutsQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const columns = usePayoutColumns<Payout>(({ payout_no: number }) => href('payout', { number }));
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('money.payouts.title')}
        listKey="vendor-payouts"
        filters={<PayoutFilters values={values} onChange={setValue} />}
        actions={
          <DownloadButton
            onDownload={() => download({ url: 'vendor/money/payouts.csv', params: activeFilters(values) }).unwrap()}
          >
            {t('money.download')}
          </DownloadButton>
        }
        query={query}
        columns={columns}
        loadingText={t('money.payouts.loading')}
        emptyText={t(isFiltered ? 'money.payouts.noMatch' : 'money.payouts.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      />
    </>
  );
}
