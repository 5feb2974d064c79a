import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay, type Currency } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Pager } from '../../pager/Pager.tsx';
import { useLastPage } from '../../pager/use-last-page.ts';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import type { ListPage } from '../list/ConsoleListPage.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { useListParams } from '../list/use-list-params.ts';
import type { MoneyReader } from './money-view.ts';
import { OwedAmount } from './OwedAmount.tsx';
import { STATEMENT_ROW_FILTERS, type StatementRowView } from './statement-view.ts';

interface StatementRowsProps {
  query: QueryResult<ListPage<StatementRowView>>;
  currency: Currency;
  reader: MoneyReader;
  /** Page that explains a sub-order's amounts. */
  partHref: (orderSubNo: string) => string;
  /** Page of a payout. */
  payoutHref: (payoutNo: string) => string;
}

/** Rows of a statement, of all sections or of the one in the address. */
export function StatementRows({ query, currency, reader, partHref, payoutHref }: StatementRowsProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { page, values, setValue, setPage } = useListParams(STATEMENT_ROW_FILTERS);
  const lastPage = useLastPage(page, query.data?.meta, setPage);
  const about = ({ order_sub_no: order, payout_no: payout, reason }: StatementRowView) => {
    if (order !== null) return <Link to={partHref(order)}>{order}</Link>;
    if (payout !== null) return <Link to={payoutHref(payout)}>{payout}</Link>;
    return <bdi>{reason}</bdi>;
  };
  return (
    <section className="panel stack">
      <h2 className="panel-title mb-0">{t('statements.rows')}</h2>
      <div className="filter-bar mb-0">
        <FilterSelect
          label={t('statements.section')}
          value={values.section}
          onChange={(section) => setValue('section', section)}
          options={STATEMENT_ROW_FILTERS.section.map((value) => ({ value, label: t(`statements.sections.${value}`) }))}
          placeholder={t('statements.everySection')}
        />
      </div>
      <QueryState query={query}>
        {({ rows }) => (
          <DataTable
            caption={t('statements.rows')}
            columns={[
              { id: 'about', header: t('statements.about'), primary: true, cell: about },
              {
                id: 'section',
                header: t('statements.section'),
                cell: ({ section }) => t(`statements.sections.${section}`),
              },
              { id: 'day', header: t('money.day'), cell: ({ occurred_on }) => formatDay(occurred_on, lang) },
              {
                id: 'amount',
                header: t('money.amount'),
                align: 'end',
                cell: ({ amount }) => <OwedAmount amount={amount} currency={currency} reader={reader} />,
              },
            ]}
            rows={rows}
            rowKey={(row) => rows.indexOf(row)}
            emptyText={t('statements.noRows')}
          />
        )}
      </QueryState>
      <Pager page={page} lastPage={lastPage} onPageChange={setPage} variant="console" />
    </section>
  );
}
