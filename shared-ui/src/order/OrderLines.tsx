import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Thumbnail } from '../console/Thumbnail.tsx';
import { useLocalized } from '../console/useLocalized.ts';
import { Money } from '../format/Money.tsx';
import type { OrderView } from './orderView.ts';

/** The products of an order as they were when it was placed, with their count. */
export function OrderLines({ order }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  const localized = useLocalized();
  const { order_products: lines, currency } = order;

  return (
    <section className="panel">
      <h3 className="panel-title">{t('order.products', { number: lines.length })}</h3>
      <ul className="order-lines">
        {lines.map(({ id, product, quantity, sub_total, status }) => (
          <li key={id}>
            <Thumbnail src={product.product_image} name={product.name} />
            <div className="order-line-name">
              <strong>{localized(product.name, product.name_arabic)}</strong>
              {product.variant && <span>{localized(product.variant, product.variant_arabic)}</span>}
              <span className="text-secondary">{t('order.quantity', { quantity })}</span>
            </div>
            <StatusBadge status={status} />
            <Money amount={sub_total} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
