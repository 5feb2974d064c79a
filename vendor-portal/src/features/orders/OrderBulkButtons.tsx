import { Button, ButtonLink, printerIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { MOST_PAPERS } from '../../entities/orders/papers.ts';
import { href } from '../../entities/page/paths.ts';

interface OrderBulkButtonsProps {
  ids: readonly number[];
  /** Missing for those who may only read orders. */
  onShip?: () => void;
}

/** Bulk actions in addition to confirming and completing: ship, and print documents. */
export function OrderBulkButtons({ ids, onShip }: OrderBulkButtonsProps) {
  const { t } = useTranslation('vendor-portal');
  const isCut = ids.length > MOST_PAPERS;
  const nameOf = (paper: 'packing-slips' | 'labels') => {
    const name = t(`papers.many.${paper}`);
    return isCut ? t('papers.many.first', { name, number: MOST_PAPERS }) : name;
  };
  const search = `?ids=${ids.slice(0, MOST_PAPERS).join(',')}`;
  return (
    <>
      {onShip && (
        <Button variant="outline" size="sm" onClick={onShip}>
          {t('orders.next.ship')}
        </Button>
      )}
      <ButtonLink to={`${href('packingSlips')}${search}`} variant="outline" size="sm" icon={printerIcon}>
        {nameOf('packing-slips')}
      </ButtonLink>
      <ButtonLink to={`${href('labels')}${search}`} variant="outline" size="sm" icon={printerIcon}>
        {nameOf('labels')}
      </ButtonLink>
    </>
  );
}
