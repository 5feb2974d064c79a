import { AllowedLink, usePermissions, type RecallCase } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DataTable,
  DateTime,
  formatNumber,
  Pager,
  QueryState,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { BookArrival } from './BookArrival.tsx';
import { useListRecallCasesQuery } from './recalls-api.ts';

/** Own sold lines that a recall concerns: answers of the buyers, and the units that came back. */
export function RecallCases({ id }: { id: string }) {
  const { t } = useTranslation('vendor-portal');
  const [page, setPage] = useState(1);
  const [arriving, setArriving] = useState<RecallCase | null>(null);
  const query = useListRecallCasesQuery({ id, page });
  const mayBook = usePermissions()('catalogue.write');
  const columns = useCaseColumns(mayBook ? setArriving : null);
  return (
    <section className="panel" aria-labelledby="recall-cases">
      <h2 id="recall-cases" className="panel-title">
        {t('recalls.cases')}
      </h2>
      <QueryState query={query} empty={{ when: ({ meta }) => meta.total === 0, title: t('recalls.noCases') }}>
        {({ rows, meta }) => (
          <>
            <DataTable caption={t('recalls.cases')} rows={rows} rowKey={({ id: caseId }) => caseId} columns={columns} />
            <Pager page={meta.current_page} lastPage={meta.last_page} onPageChange={setPage} />
          </>
        )}
      </QueryState>
      {arriving && <BookArrival recallId={id} arriving={arriving} onHide={() => setArriving(null)} />}
    </section>
  );
}

/** @param onArrival books units that came back; null without the permission */
function useCaseColumns(onArrival: ((arriving: RecallCase) => void) | null): DataTableColumn<RecallCase>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  return [
    {
      id: 'order',
      header: t('recalls.order'),
      primary: true,
      cell: ({ customer, order_sub_no: slug }) => (
        <span className="cell-stack">
          <AllowedLink permission="orders.read" to={href('order', { slug })}>
            <Bdi>{slug}</Bdi>
          </AllowedLink>
          <bdi className="text-body-secondary">{customer}</bdi>
        </span>
      ),
    },
    {
      id: 'product',
      header: t('recalls.product'),
      cell: ({ product, product_arabic: arabic, lot_no: lot }) => (
        <span className="cell-stack">
          <bdi>{localized(product, arabic)}</bdi>
          <span className="text-body-secondary">{lot ? <Bdi>{lot}</Bdi> : t('recalls.lotUnknown')}</span>
        </span>
      ),
    },
    {
      id: 'quantity',
      header: t('recalls.quantity'),
      align: 'end',
      cell: ({ quantity }) => formatNumber(quantity, lang),
    },
    {
      id: 'answer',
      header: t('recalls.answer'),
      cell: ({ acknowledged_at: at, returned }) =>
        at ? (
          <span className="cell-stack">
            <DateTime value={at} numeric />
            {returned > 0 && <span>{t('recalls.sendsBack', { count: returned })}</span>}
          </span>
        ) : (
          t('recalls.notAnswered')
        ),
    },
    {
      id: 'arrived',
      header: t('recalls.arrived'),
      align: 'end',
      cell: ({ arrived }) => formatNumber(arrived, lang),
    },
    {
      id: 'action',
      header: t('recalls.book'),
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        onArrival &&
        row.is_sent &&
        row.arrived < row.quantity && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('recalls.bookOf', { number: row.order_sub_no })}
            onClick={() => onArrival(row)}
          >
            {t('recalls.book')}
          </Button>
        ),
    },
  ];
}
