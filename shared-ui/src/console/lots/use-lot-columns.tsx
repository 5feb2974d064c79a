import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi } from '../../format/Bdi.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { useLocalized } from '../../format/use-localized.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { LotExpiry } from './LotBadges.tsx';
import type { LotView } from './lot-view.ts';

interface LotHrefs<Lot extends LotView> {
  productHref: (product: Lot['product']) => string;
  /** Page of the batch, if there is one. */
  lotHref?: (lot: Lot) => string;
}

/** Columns that the lists of batches have in common, by id. */
export function useLotColumns<Lot extends LotView>({ productHref, lotHref }: LotHrefs<Lot>) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const localized = useLocalized();
  const numberOf = ({ lot_no: number }: Lot) => (number ? <Bdi>{number}</Bdi> : t('lots.unknown'));
  return {
    product: {
      id: 'product',
      header: t('lots.product'),
      primary: true,
      cell: ({ product, variant, sku }) => (
        <span className="cell-stack">
          <Link to={productHref(product)}>{localized(product.name, product.name_arabic)}</Link>
          {variant && <bdi className="text-secondary">{localized(variant.label, variant.label_arabic)}</bdi>}
          <Bdi className="text-secondary">{sku}</Bdi>
        </span>
      ),
    },
    number: {
      id: 'number',
      header: t('lots.number'),
      cell: (lot) => (lotHref ? <Link to={lotHref(lot)}>{numberOf(lot)}</Link> : numberOf(lot)),
    },
    expires: { id: 'expires', header: t('lots.expires'), cell: (lot) => <LotExpiry lot={lot} /> },
    onHand: {
      id: 'onHand',
      header: t('lots.onHand'),
      align: 'end',
      cell: ({ on_hand: units }) => formatNumber(units, lang),
    },
    sellUntil: {
      id: 'sellUntil',
      header: t('lots.sellUntil'),
      cell: ({ sell_until: day }) => day && <DateTime value={day} dayOnly />,
    },
  } satisfies Record<string, DataTableColumn<Lot>>;
}
