import { Allowed, type AdminPayout } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { ConsoleListPage, PayoutFilters, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { href } from '../../entities/page/paths.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { PayoutDecision } from './PayoutDecision.tsx';
import { ADMIN_PAYOUT_FILTERS, useListPayoutsQuery } from './payouts-api.ts';
import { useAdminPayoutColumns } from './use-admin-payout-columns.tsx';

/** Payouts of all vendors with their results. */
export function PayoutsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(ADMIN_PAYOUT_FILTERS);
  const query = useListPayoutsQuery({ page, perPage, ...values });
  const [deciding, setDeciding] = useState<AdminPayout | null>(null);
  const columns = useAdminPayoutColumns(setDeciding);
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('payouts.title')}
        listKey="admin-payouts"
        views={[{ id: 'underway', name: t('payouts.underway'), query: 'state=underway' }]}
        filters={
          <>
            <PayoutFilters values={values} onChange={setValue} />
            {values.vendor && (
              <VendorChip name={query.data?.rows[0]?.vendor.company_name} onClear={() => setValue('vendor', '')} />
            )}
          </>
        }
        actions={
          <div className="cluster">
            <CsvButton url="admin/payouts.csv" filters={values} />
            <Allowed permission="money.manage">
              <ButtonLink to={href('newPayouts')}>{t('payouts.new')}</ButtonLink>
            </Allowed>
          </div>
        }
        query={query}
        columns={columns}
        loadingText={t('payouts.loading')}
        emptyText={t(isFiltered ? 'payouts.noMatch' : 'payouts.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {deciding && <PayoutDecision payout={deciding} onHide={() => setDeciding(null)} />}
      </ConsoleListPage>
    </>
  );
}
