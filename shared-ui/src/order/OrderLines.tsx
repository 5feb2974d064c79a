import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Thumbnail } from '../picture/Thumbnail.tsx';
import { useLocalized } from '../format/use-localized.ts';
import { Bdi } from '../format/Bdi.tsx';
import { Money } from '../format/Money.tsx';
import { SaleRulesNote } from '../sale-rules/SaleRulesNote.tsx';
import { LineLots } from './LineLots.tsx';
import type { OrderLineView, OrderView } from './order-view.ts';

export interface OrderLinesProps {
  order: OrderView;
  /** Product pages, if the reader may see them. */
  productHref?: (product: OrderLineView['product']) => string;
}

/** Products of an order as they were when it was placed, with their count. */
export function OrderLines({ order, productHref }: OrderLinesProps) {
  const { t } = useTranslation('kit');
  const localized = useLocalized();
  const { order_products: lines, currency } = order;

  return (
    <section className="panel">
      <h3 className="panel-title">{t('order.products', { number: lines.length })}</h3>
      <ul className="order-lines">
        {lines.map(({ id, product, quantity, sub_total, status, sold_under, lots }) => (
          <li key={id}>
            <Thumbnail src={product.product_image} name={product.name} />
            <div className="order-line-name">
              <strong>
                <ProductName product={product} href={productHref?.(product)} />
              </strong>
              {product.variant && <span>{localized(product.variant, product.variant_arabic)}</span>}
              {product.sku && (
                <span className="text-secondary">
                  {t('order.sku')} <Bdi>{product.sku}</Bdi>
                </span>
              )}
              <SaleRulesNote rules={sold_under} isSold />
              <LineLots lots={lots} />
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

function ProductName({ product: { name, name_arabic }, href }: { product: OrderLineView['product']; href?: string }) {
  const text = useLocalized()(name, name_arabic);
  return href === undefined ? text : <Link to={href}>{text}</Link>;
}
