import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { formatDay } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import type { LineLotView } from './order-view.ts';

export interface LineLotsProps<Lot extends LineLotView> {
  lots: readonly Lot[];
  /** Shown below each batch. */
  action?: (lot: Lot) => ReactNode;
}

/** Batches of a sold line with their expiry; nothing for products without batches. */
export function LineLots<Lot extends LineLotView>({ lots, action }: LineLotsProps<Lot>) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return lots.map((lot) => {
    const { lot_no, expires_on, quantity } = lot;
    return (
      <Fragment key={`${lot_no} ${expires_on}`}>
        <span className="text-secondary">
          {lot_no === '' ? (
            t('order.batchUnknown')
          ) : (
            <>
              {t('order.batch')} <Bdi>{lot_no}</Bdi>
            </>
          )}
          {expires_on !== null && ` · ${t('order.expires', { day: formatDay(expires_on, lang) })}`}
          {lots.length > 1 && ` · ${t('order.quantity', { quantity })}`}
        </span>
        {action && <span>{action(lot)}</span>}
      </Fragment>
    );
  });
}
