import type { Order } from '@balsam/shared-api';
import { Button, NotFound, QueryState, printerIcon } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetVendorOrderQuery } from '../../entities/orders/orders-api.ts';
import './papers.css';
import { href } from '../../entities/page/paths.ts';

interface PaperPageProps {
  /** Title of the document, which browsers suggest as the PDF's name. */
  name: string;
  size: 'a4' | 'a6';
  /** Document of an order, in the reader's language. */
  children: (order: Order) => ReactNode;
}

/** A document of one order as it will be printed, with links to go back and print above. */
export function PaperPage({ name, size, children }: PaperPageProps) {
  const { t } = useTranslation('vendor-portal');
  const { slug = '' } = useParams();
  const query = useGetVendorOrderQuery(slug);
  return (
    <QueryState query={query}>
      {(order) =>
        order ? (
          <>
            <title>{`${name} ${order.order_sub_no}`}</title>
            <div className="cluster cluster-between paper-bar">
              <Link to={href('order', { slug: order.order_sub_no })}>{t('papers.back')}</Link>
              <Button icon={printerIcon} onClick={() => window.print()}>
                {t('papers.print')}
              </Button>
            </div>
            <article className={`paper paper-${size}`} data-bs-theme="light" aria-label={name}>
              {children(order)}
            </article>
          </>
        ) : (
          <NotFound homeHref={href('orders')} />
        )
      }
    </QueryState>
  );
}
