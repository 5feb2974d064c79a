import { useDownloadFileMutation, type AdminPayout, type PayoutRunDetail } from '@balsam/shared-api';
import { DataTable, DateTime, DownloadButton, Money } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { PayoutDecision } from './PayoutDecision.tsx';
import { useGetPayoutRunQuery } from './payouts-api.ts';
import { useAdminPayoutColumns } from './use-admin-payout-columns.tsx';

/** A payout run: its bank file, and the result of each payout. */
export function PayoutRunPage() {
  const { t } = useTranslation('admin-console');
  const { number = '' } = useParams();
  const query = useGetPayoutRunQuery(number);
  return (
    <RecordPage title={t('payouts.run')} back={{ to: href('payouts'), text: t('payouts.title') }} query={query}>
      {(run) => <Run run={run} />}
    </RecordPage>
  );
}

function Run({ run }: { run: PayoutRunDetail }) {
  const { t } = useTranslation('admin-console');
  const [download] = useDownloadFileMutation();
  const [deciding, setDeciding] = useState<AdminPayout | null>(null);
  const columns = useAdminPayoutColumns(setDeciding);
  const { run_no: number, total, currency, underway } = run;
  return (
    <ConsolePage
      title={t('payouts.runOf', { number })}
      actions={
        underway > 0 && (
          <DownloadButton
            onDownload={() => download({ url: `admin/payout-runs/${number}/bank.csv`, params: {} }).unwrap()}
          >
            {t('payouts.bankFile')}
          </DownloadButton>
        )
      }
    >
      <p>
        <DateTime value={run.created_at} /> <bdi>{run.created_by}</bdi>
      </p>
      <p>{underway > 0 ? t('payouts.waiting', { count: underway }) : t('payouts.answered')}</p>
      <DataTable
        caption={t('payouts.runOf', { number })}
        columns={columns}
        rows={run.payouts}
        rowKey={({ id }) => id}
        totals={{ number: t('money.total'), amount: <Money amount={total} currency={currency} /> }}
      />
      {deciding && <PayoutDecision payout={deciding} onHide={() => setDeciding(null)} />}
    </ConsolePage>
  );
}
