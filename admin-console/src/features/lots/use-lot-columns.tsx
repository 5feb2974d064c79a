import type { Lot } from '@balsam/shared-api';
import {
  Badge,
  Bdi,
  DateTime,
  formatNumber,
  useLang,
  useLocalized,
  type BadgeVariant,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

const VARIANTS: Record<Lot['state'], BadgeVariant> = {
  for_sale: 'success',
  recall: 'danger',
  quarantine: 'warning',
  expired: 'danger',
  short_dated: 'warning',
  empty: 'secondary',
};

/** Columns of the batches of all vendors. */
export function useLotColumns(): DataTableColumn<Lot>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  return [
    {
      id: 'product',
      header: t('lots.product'),
      primary: true,
      cell: ({ product, variant, sku }) => (
        <span className="cell-stack">
          <Link to={href('product', { id: product.id })}>{localized(product.name, product.name_arabic)}</Link>
          {variant && <bdi className="text-secondary">{localized(variant.label, variant.label_arabic)}</bdi>}
          <Bdi className="text-secondary">{sku}</Bdi>
        </span>
      ),
    },
    {
      id: 'vendor',
      header: t('lots.vendor'),
      cell: ({ vendor: { id, company_name, company_name_arabic } }) => (
        <Link to={href('editVendor', { id })}>
          <bdi>{localized(company_name, company_name_arabic)}</bdi>
        </Link>
      ),
    },
    {
      id: 'number',
      header: t('lots.number'),
      cell: ({ lot_no: number }) => (number ? <Bdi>{number}</Bdi> : t('lots.unknown')),
    },
    {
      id: 'expires',
      header: t('lots.expires'),
      cell: ({ expires_on: day, near_expiry: isNear }) => (
        <>
          {day ? <DateTime value={day} dayOnly /> : t('lots.noExpiry')}{' '}
          {isNear && <Badge variant="warning">{t('lots.nearExpiry')}</Badge>}
        </>
      ),
    },
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
    {
      id: 'state',
      header: t('lots.state'),
      cell: ({ state, quarantine_reason: reason }) => (
        <span className="cell-stack">
          <Badge variant={VARIANTS[state]}>{t(`lots.states.${state}`)}</Badge>
          {reason && <bdi className="text-secondary">{reason}</bdi>}
        </span>
      ),
    },
  ];
}
