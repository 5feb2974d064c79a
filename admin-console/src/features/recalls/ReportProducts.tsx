import type { RecallDetail } from '@balsam/shared-api';
import { Bdi, formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Recalled products with their batches, one row each. */
export function ReportProducts({ recall: { products, lots } }: { recall: RecallDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const rows = products.flatMap((product) => {
    const own = lots.filter((lot) => lot.product_id === product.id && (lot.recalled || lot.lifted));
    return (own.length > 0 ? own : [null]).map((lot) => ({ product, lot }));
  });
  return (
    <table className="recall-paper-table">
      <caption>{t('recalls.both.products')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('recalls.both.product')}</th>
          <th scope="col">{t('recalls.both.lot')}</th>
          <th scope="col">{t('recalls.both.expires')}</th>
          <th scope="col" className="cell-end">
            {t('recalls.both.onHand')}
          </th>
          <th scope="col" className="cell-end">
            {t('recalls.both.sold')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, lot }) => (
          <tr key={`${product.id}/${lot?.id}`}>
            <td>
              <bdi>{product.name}</bdi>
              <br />
              <bdi>{product.name_arabic}</bdi>
              <br />
              <Bdi>{product.sku}</Bdi> · <bdi>{product.company_name}</bdi>
            </td>
            <td>
              {lot ? <Bdi>{lot.lot_no || '–'}</Bdi> : t('recalls.both.allUnits')}
              {(lot?.lifted ?? product.lifted) && <div>{t('recalls.both.lifted')}</div>}
            </td>
            <td>
              <Bdi>{lot?.expires_on}</Bdi>
            </td>
            <td className="cell-end">{lot && formatNumber(lot.on_hand, lang)}</td>
            <td className="cell-end">{lot && formatNumber(lot.sold, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
