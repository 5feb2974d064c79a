import type { Checkout, CheckoutLine, Currency } from '@balsam/shared-api';
import { Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../../catalog/LocalizedText.tsx';

/** What is ordered from each vendor and what it comes to, exactly as the server computed it. */
export function CheckoutSummary({ checkout, busy }: { checkout: Checkout; busy: boolean }) {
  const { t } = useTranslation('storefront');
  const { orders, order_products, currency } = checkout;
  return (
    <div aria-busy={busy}>
      {orders.map(({ id, vendor }) => (
        <section key={id} className="sf-checkout-vendor">
          <h3>{t('checkout.soldBy', { vendor: vendor.company_name })}</h3>
          <Lines lines={order_products.filter(({ vendor_id }) => vendor_id === vendor.id)} currency={currency} />
        </section>
      ))}
      <Totals checkout={checkout} />
    </div>
  );
}

function Lines({ lines, currency }: { lines: readonly CheckoutLine[]; currency: Currency }) {
  return (
    <ul className="sf-checkout-lines">
      {lines.map(({ product, variant, variant_arabic, quantity, sub_total }) => (
        <li key={`${product.id} ${variant}`}>
          <span>
            <LocalizedText en={product.name} ar={product.name_arabic} />
            {variant && (
              <>
                {' '}
                (<LocalizedText en={variant} ar={variant_arabic} />)
              </>
            )}{' '}
            × {quantity}
          </span>
          <Money amount={sub_total} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Totals({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('storefront');
  const { sub_total, shipping_cost, discount, tax_amount, grand_total, currency } = checkout;
  return (
    <dl className="facts totals">
      <dt>{t('checkout.subTotal')}</dt>
      <dd>
        <Money amount={sub_total} currency={currency} />
      </dd>
      <dt>{t('checkout.shipping')}</dt>
      <dd>{shipping_cost > 0 ? <Money amount={shipping_cost} currency={currency} /> : t('checkout.freeShipping')}</dd>
      {discount > 0 && (
        <>
          <dt>{t('checkout.discount')}</dt>
          <dd>
            <Money amount={-discount} currency={currency} />
          </dd>
        </>
      )}
      <dt>{t('checkout.tax')}</dt>
      <dd>
        <Money amount={tax_amount} currency={currency} />
      </dd>
      <dt className="totals-sum">{t('checkout.total')}</dt>
      <dd className="totals-sum">
        <Money amount={grand_total} currency={currency} />
      </dd>
    </dl>
  );
}
