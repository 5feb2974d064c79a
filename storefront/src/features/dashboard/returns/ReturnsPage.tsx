import type { Return } from '@balsam/shared-api';
import {
  Bdi,
  ButtonLink,
  DataTable,
  DateTime,
  Money,
  Pager,
  QueryState,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SoldBy } from '../../../entities/vendor/SoldBy.tsx';
import { href } from '../../../entities/page/paths.ts';
import { useListReturnsQuery } from './returns-api.ts';
import { ReturnState } from './ReturnState.tsx';

/** The customer's returns with their states. */
export function ReturnsPage() {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListReturnsQuery(page);
  const columns: DataTableColumn<Return>[] = [
    {
      id: 'number',
      header: t('returns.number'),
      primary: true,
      cell: ({ return_no: returnNo, vendor }) => (
        <div>
          <Link to={href('customerReturn', { returnNo })}>
            <Bdi>{returnNo}</Bdi>
          </Link>
          <SoldBy className="form-text" vendor={vendor} />
        </div>
      ),
    },
    { id: 'date', header: t('returns.askedAt'), cell: ({ requested_at }) => <DateTime value={requested_at} dayOnly /> },
    { id: 'state', header: t('returns.state'), cell: ({ state }) => <ReturnState state={state} /> },
    {
      id: 'refund',
      header: t('returns.refund'),
      align: 'end',
      cell: ({ state, refund_total, goodwill, currency }) =>
        state === 'inspected' && <Money amount={refund_total + goodwill} currency={currency} />,
    },
  ];
  const nothing = {
    art: 'orders',
    title: t('returns.none'),
    text: t('returns.noneText'),
    action: <ButtonLink to={href('orders')}>{t('returns.toOrders')}</ButtonLink>,
  } as const;
  return (
    <>
      <h1>{t('returns.title')}</h1>
      <QueryState query={query} empty={{ ...nothing, when: ({ meta }) => meta.total === 0 }}>
        {({ returns, meta }) => (
          <>
            <DataTable caption={t('returns.title')} columns={columns} rows={returns} rowKey={({ id }) => id} />
            <Pager
              page={meta.current_page}
              lastPage={meta.last_page}
              hrefFor={(each) => href('customerReturns', { page: each })}
            />
          </>
        )}
      </QueryState>
    </>
  );
}
