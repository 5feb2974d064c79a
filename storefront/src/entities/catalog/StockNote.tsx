import { LOW_STOCK, type Holiday } from '@balsam/shared-api';
import { Icon, calendar2CheckIcon, checkCircleIcon, exclamationTriangleIcon, xCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useBackOn } from '../vendor/use-back-on.ts';

interface StockNoteProps {
  stock: number;
  /** Holiday of the seller. */
  holiday: Holiday | null;
  /** Also shown if there is plenty in stock. */
  always?: boolean;
}

/** Availability of a product. Hidden while there is plenty in stock, unless `always` is set. */
export function StockNote({ stock, holiday, always = false }: StockNoteProps) {
  const { t } = useTranslation('storefront');
  const backOn = useBackOn()(holiday);
  if (backOn) {
    return (
      <span className="stock-note">
        <Icon icon={calendar2CheckIcon} /> {backOn}
      </span>
    );
  }
  if (stock <= 0) {
    return (
      <span className="stock-note sf-stock-out">
        <Icon icon={xCircleIcon} /> {t('catalog.stock.out')}
      </span>
    );
  }
  if (stock < LOW_STOCK) {
    return (
      <span className="stock-note">
        <Icon icon={exclamationTriangleIcon} /> {t('catalog.stock.low', { count: stock })}
      </span>
    );
  }
  if (!always) return null;
  return (
    <span className="stock-note sf-stock-in">
      <Icon icon={checkCircleIcon} /> {t('catalog.stock.in')}
    </span>
  );
}
