import type { Order } from '@balsam/shared-api';
import { formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Handling } from './Handling.tsx';
import { PaperAddresses } from './PaperAddresses.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperLine } from './PaperLine.tsx';
import { PaperPage } from './PaperPage.tsx';

/** Packing slip without prices, used for packing and enclosed in the parcel. */
export function PackingSlipPage() {
  const { t } = useTranslation('vendor-portal');
  const name = t('papers.names.packing-slip');
  return (
    <PaperPage name={name} size="a4">
      {(order) => <PackingSlip order={order} />}
    </PaperPage>
  );
}

/** Packing slip of one parcel. */
export function PackingSlip({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <PaperHead name={t('papers.both.packingSlip')} numberLabel={t('papers.both.parcel')} order={order} />
      <PaperAddresses order={order} />
      <PackingList order={order} />
      {order.message && (
        <section>
          <h2>{t('papers.both.message')}</h2>
          <p>
            <bdi>{order.message}</bdi>
          </p>
        </section>
      )}
      <p className="paper-foot">{t('papers.thanks', { vendor: order.vendor.company_name })}</p>
    </>
  );
}

/** All lines and the gift, each with a checkbox, and the total number of units. */
function PackingList({ order: { gift, order_products } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const units = order_products.reduce((sum, { quantity }) => sum + quantity, gift ? 1 : 0);
  return (
    <table className="paper-table">
      <caption>{t('papers.both.contents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('papers.both.product')}</th>
          <th scope="col" className="cell-end">
            {t('papers.both.quantity')}
          </th>
          <th scope="col" className="cell-center">
            {t('papers.both.packed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order_products.map(({ id, product, lots, quantity, sold_under }) => (
          <tr key={id}>
            <td>
              <PaperLine product={product} lots={lots} />
              <Handling rules={[sold_under]} />
            </td>
            <td className="cell-end">{formatNumber(quantity, lang)}</td>
            <td className="cell-center">
              <span className="paper-tick" />
            </td>
          </tr>
        ))}
        {gift && (
          <tr>
            <td>
              <strong>{t('papers.both.gift')}</strong>
            </td>
            <td className="cell-end">{formatNumber(1, lang)}</td>
            <td className="cell-center">
              <span className="paper-tick" />
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('papers.both.units')}</th>
          <td className="cell-end">{formatNumber(units, lang)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
