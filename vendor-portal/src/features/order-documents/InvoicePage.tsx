import type { Order } from '@balsam/shared-api';
import { formatNumber, Money, OrderTotals, PaymentMethod, StatusBadge, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PaperAddresses } from './PaperAddresses.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperLine } from './PaperLine.tsx';
import { PaperPage } from './PaperPage.tsx';

/**
 * Order summary with the amounts owed for the vendor's sub-order. The tax invoice is a separate document, issued on
 * shipping.
 */
export function InvoicePage() {
  const { t } = useTranslation('vendor-portal');
  const name = t('papers.names.invoice');
  return (
    <PaperPage name={name} size="a4">
      {(order) => (
        <>
          <PaperHead name={t('papers.both.summary')} numberLabel={t('papers.invoiceNumber')} order={order} />
          {order.status.startsWith('Cancel') && <StatusBadge status={order.status} className="paper-stamp" />}
          <PaperAddresses order={order} withBilling />
          <InvoiceLines order={order} />
          <div className="paper-totals">
            <OrderTotals order={order} />
          </div>
          <p>
            {t('papers.payment')} <PaymentMethod method={order.payment_method} />
          </p>
          <p>{t('papers.notTax')}</p>
          <p className="paper-foot">{t('papers.thanks', { vendor: order.vendor.company_name })}</p>
        </>
      )}
    </PaperPage>
  );
}

function InvoiceLines({ order: { order_products, currency } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return (
    <table className="paper-table">
      <caption>{t('order.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('papers.both.product')}</th>
          <th scope="col" className="cell-end">
            {t('papers.both.quantity')}
          </th>
          <th scope="col" className="cell-end">
            {t('papers.both.unitPrice')}
          </th>
          <th scope="col" className="cell-end">
            {t('papers.both.lineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order_products.map(({ id, product, lots, quantity, sub_total }) => (
          <tr key={id}>
            <td>
              <PaperLine product={product} lots={lots} />
            </td>
            <td className="cell-end">{formatNumber(quantity, lang)}</td>
            <td className="cell-end">
              <Money amount={product.price} currency={currency} />
            </td>
            <td className="cell-end">
              <Money amount={sub_total} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
