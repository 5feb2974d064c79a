import type { Lot } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { MarkDown } from './MarkDown.tsx';
import { LotExpiry, LotState } from './LotBadges.tsx';

/** Columns of the vendor's batches. */
export function useLotColumns(): DataTableColumn<Lot>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  return [
    {
      id: 'product',
      header: t('lots.product'),
      primary: true,
      cell: ({ product, variant, sku }) => (
        <span className="cell-stack">
          <Link to={href('editProduct', { slug: product.slug })}>{localized(product.name, product.name_arabic)}</Link>
          {variant && <bdi className="text-secondary">{localized(variant.label, variant.label_arabic)}</bdi>}
          <Bdi className="text-secondary">{sku}</Bdi>
        </span>
      ),
    },
    {
      id: 'number',
      header: t('lots.number'),
      cell: ({ id, lot_no: number }) => (
        <Link to={href('lot', { id })}>{number ? <Bdi>{number}</Bdi> : t('lots.unknown')}</Link>
      ),
    },
    { id: 'expires', header: t('lots.expires'), cell: (lot) => <LotExpiry lot={lot} /> },
    {
      id: 'onHand',
      header: t('lots.onHand'),
      align: 'end',
      cell: ({ on_hand: units }) => formatNumber(units, lang),
    },
    {
      id: 'sellUntil',
      header: t('lots.sellUntil'),
      cell: ({ sell_until: day }) => day && <DateTime value={day} dayOnly />,
    },
    { id: 'markDown', header: t('lots.markDown.title'), cell: (lot) => <MarkDown lot={lot} /> },
    { id: 'state', header: t('lots.state'), cell: (lot) => <LotState lot={lot} /> },
  ];
}
