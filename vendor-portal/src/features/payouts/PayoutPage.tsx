import type { Payout } from '@balsam/shared-api';
import { DataTable, DateTime, Money, Pager, QueryState, useLastPage } from '@balsam/shared-ui';
import { ConsolePage, PayoutAccount, PayoutOutcome, RecordPage, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListVendorEntriesQuery } from '../../entities/money/money-api.ts';
import { useGetOwnPayoutQuery } from './payouts-api.ts';
import { useOwnEntryColumns } from '../../entities/money/use-own-entry-columns.ts';

/** A payout: bank account, outcome, and all entries that it pays. */
export function PayoutPage() {
  const { t } = useTranslation('vendor-portal');
  const { number = '' } = useParams();
  const query = useGetOwnPayoutQuery(number);
  return (
    <RecordPage
      title={t('money.payouts.one')}
      back={{ to: href('payouts'), text: t('money.payouts.title') }}
      query={query}
    >
      {(payout) => (
        <ConsolePage title={t('money.payouts.of', { number: payout.payout_no })}>
          <div className="stack stack-wide">
            <PayoutFacts payout={payout} />
            <PaidEntries number={number} />
          </div>
        </ConsolePage>
      )}
    </RecordPage>
  );
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section className="panel">
      <dl className="facts">
        <dt>{t('money.payouts.amount')}</dt>
        <dd>
          <Money amount={payout.amount} currency={payout.currency} />
        </dd>
        <dt>{t('money.payouts.state')}</dt>
        <dd>
          <PayoutOutcome payout={payout} />
        </dd>
        <dt>{t('money.payouts.account')}</dt>
        <dd>
          <PayoutAccount payout={payout} />
        </dd>
        <dt>{t('money.payouts.ordered')}</dt>
        <dd>
          <DateTime value={payout.created_at} />
        </dd>
      </dl>
      {(payout.state === 'failed' || payout.state === 'returned') && (
        <p className="form-text">{t('money.payouts.paidLater')}</p>
      )}
    </section>
  );
}

/** Entries of a payout, each linked to its calculation. */
function PaidEntries({ number }: { number: string }) {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, setPage } = useListParams({});
  const query = useListVendorEntriesQuery({ page, perPage, payout: number });
  const lastPage = useLastPage(page, query.data?.meta, setPage);
  const columns = useOwnEntryColumns();
  return (
    <section className="panel">
      <h2 className="panel-title">{t('money.payouts.pays')}</h2>
      <QueryState query={query}>
        {({ rows }) => (
          <>
            <DataTable
              caption={t('money.payouts.pays')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              emptyText={t('money.payouts.paysNothing')}
            />
            <Pager page={page} lastPage={lastPage} onPageChange={setPage} variant="console" />
          </>
        )}
      </QueryState>
    </section>
  );
}
