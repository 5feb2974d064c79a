import { AllowedLink, Allowed, type Refund } from '@balsam/shared-api';
import {
  Badge,
  Bdi,
  Button,
  ButtonLink,
  DateTime,
  Money,
  SearchBox,
  type BadgeVariant,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { ConsoleListPage, FilterChip, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { SettleRefund } from './SettleRefund.tsx';
import { REFUND_FILTERS, useListRefundsQuery } from './returns-api.ts';

const VARIANTS: Record<Refund['state'], BadgeVariant> = {
  due: 'warning',
  underway: 'info',
  asked: 'info',
  paid: 'success',
  failed: 'danger',
};

/** Customer refunds to cards and bank accounts, with their results. */
export function RefundsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(REFUND_FILTERS);
  const query = useListRefundsQuery({ page, perPage, ...values });
  const [clicked, setClicked] = useState<Refund | null>(null);
  // The row as currently listed. A refetch may have removed it; the dialog stays open with its error.
  const settling = query.data?.rows.find(({ id }) => id === clicked?.id) ?? clicked;
  const columns: DataTableColumn<Refund>[] = [
    {
      id: 'for',
      header: t('refunds.for'),
      primary: true,
      cell: ({ return_no: no, order_sub_no: number }) => (
        <AllowedLink permission="orders.read" to={no === null ? href('orders', { number }) : href('return', { no })}>
          <Bdi>{no ?? number}</Bdi>
        </AllowedLink>
      ),
    },
    { id: 'customer', header: t('returns.customer'), cell: ({ customer }) => <bdi>{customer.name}</bdi> },
    {
      id: 'account',
      header: t('refunds.account'),
      cell: ({ method, iban, holder }) =>
        method === 'card' ? (
          t('refunds.toCard')
        ) : iban === '' ? (
          t('refunds.noAccount')
        ) : (
          <div>
            <Bdi>{iban}</Bdi>
            <div className="form-text">
              <bdi>{holder}</bdi>
            </div>
          </div>
        ),
    },
    { id: 'created', header: t('refunds.since'), cell: ({ created_at }) => <DateTime value={created_at} dayOnly /> },
    {
      id: 'state',
      header: t('returns.state'),
      cell: (refund) => <Outcome refund={refund} />,
    },
    {
      id: 'amount',
      header: t('refunds.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'action',
      header: t('refunds.action'),
      hideHeader: true,
      align: 'end',
      cell: (refund) =>
        refund.method === 'transfer' &&
        refund.state !== 'paid' && (
          <Allowed permission="money.manage">
            <Button
              variant="outline"
              size="sm"
              aria-label={t('refunds.settleOf', { number: refund.return_no ?? refund.order_sub_no })}
              onClick={() => setClicked(refund)}
            >
              {t('refunds.settle')}
            </Button>
          </Allowed>
        ),
    },
  ];
  return (
    <ConsoleListPage
      title={t('refunds.title')}
      listKey="admin-refunds"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('refunds.search')} />
          <FilterSelect
            label={t('returns.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={REFUND_FILTERS.state.map((value) => ({ value, label: t(`refunds.states.${value}`) }))}
            placeholder={t('returns.all')}
          />
          <FilterSelect
            label={t('refunds.needs')}
            value={values.needs}
            onChange={(needs) => setValue('needs', needs)}
            options={REFUND_FILTERS.needs.map((value) => ({ value, label: t(`refunds.needing.${value}`) }))}
            placeholder={t('returns.all')}
          />
          {values.run && (
            <FilterChip clearText={t('refunds.runs.all')} onClear={() => setValue('run', '')}>
              {t('refunds.runs.filtered', { number: values.run })}
            </FilterChip>
          )}
        </>
      }
      actions={
        <div className="cluster">
          <CsvButton url="admin/refunds.csv" filters={values} />
          <ButtonLink to={href('refundRuns')}>{t('refunds.runs.title')}</ButtonLink>
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('refunds.loading')}
      emptyText={t(isFiltered ? 'refunds.noMatch' : 'refunds.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {settling && <SettleRefund refund={settling} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}

/** State of a refund, and the bank's result. */
function Outcome({ refund }: { refund: Refund }) {
  const { t } = useTranslation('admin-console');
  const { state, failure, run_no: run, needs_account: waits, bank_reference: reference, paid_on: day } = refund;
  return (
    <div>
      <Badge variant={VARIANTS[state]}>{t(`refunds.states.${state}`)}</Badge>
      {state === 'underway' && (
        <div className="form-text">
          <Bdi>{run}</Bdi>
        </div>
      )}
      {waits && <div className="form-text">{t('refunds.needing.account')}</div>}
      {state === 'failed' && (
        <div className="form-text" dir="auto">
          {failure}
        </div>
      )}
      {state === 'paid' && (
        <div className="form-text">
          {day && <DateTime value={day} dayOnly />} <Bdi>{reference}</Bdi>
        </div>
      )}
    </div>
  );
}
