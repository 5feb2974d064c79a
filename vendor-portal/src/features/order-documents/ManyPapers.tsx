import type { Order } from '@balsam/shared-api';
import { Button, EmptyState, QueryState, printerIcon } from '@balsam/shared-ui';
import { ConsoleTitle } from '@balsam/shared-ui/console';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useListVendorOrdersQuery } from '../../entities/orders/orders-api.ts';
import { MOST_PAPERS } from '../../entities/orders/papers.ts';
import './papers.css';
import { href } from '../../entities/page/paths.ts';

interface ManyPapersProps {
  /** Title of the documents. */
  name: string;
  size: 'a4' | 'a6';
  /** Returns true if an order has this document. */
  exists?: (order: Order) => boolean;
  children: (order: Order) => ReactNode;
}

/** Documents of the orders in the address (`ids`), one per sheet, in a single print. */
export function ManyPapers({ name, size, exists = () => true, children }: ManyPapersProps) {
  const { t } = useTranslation('vendor-portal');
  const [search] = useSearchParams();
  const ids = search.get('ids') ?? '';
  const query = useListVendorOrdersQuery({ page: 1, perPage: MOST_PAPERS, ids }, { skip: ids === '' });
  const nothing = <EmptyState title={t('papers.many.none')} />;
  return (
    <>
      <ConsoleTitle title={name} />
      <h1 className="paper-bar">{name}</h1>
      {ids === '' && nothing}
      {ids !== '' && (
        <QueryState query={query}>
          {({ rows }) => {
            const orders = rows.filter(exists);
            const missing = rows.length - orders.length;
            return (
              <>
                <div className="cluster cluster-between paper-bar">
                  <Link to={href('orders')}>{t('order.back')}</Link>
                  {orders.length > 0 && (
                    <Button icon={printerIcon} onClick={() => window.print()}>
                      {t('papers.many.print', { count: orders.length })}
                    </Button>
                  )}
                </div>
                {missing > 0 && (
                  <p className="alert alert-info paper-bar">{t('papers.many.missing', { count: missing })}</p>
                )}
                {orders.length === 0 && nothing}
                {orders.map((order) => (
                  <article
                    key={order.id}
                    className={`paper paper-${size}`}
                    data-bs-theme="light"
                    aria-label={`${name} ${order.order_sub_no}`}
                  >
                    {children(order)}
                  </article>
                ))}
              </>
            );
          }}
        </QueryState>
      )}
    </>
  );
}
