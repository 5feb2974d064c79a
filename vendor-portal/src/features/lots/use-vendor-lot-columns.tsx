import type { Lot } from '@balsam/shared-api';
import type { DataTableColumn } from '@balsam/shared-ui';
import { LotState, useLotColumns } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { MarkDown } from './MarkDown.tsx';

/** Columns of the vendor's batches. */
export function useVendorLotColumns(): DataTableColumn<Lot>[] {
  const { t } = useTranslation('vendor-portal');
  const { product, number, expires, onHand, sellUntil } = useLotColumns<Lot>({
    productHref: ({ slug }) => href('editProduct', { slug }),
    lotHref: ({ id }) => href('lot', { id }),
  });
  return [
    product,
    number,
    expires,
    onHand,
    sellUntil,
    { id: 'markDown', header: t('lots.markDown.title'), cell: (lot) => <MarkDown lot={lot} /> },
    { id: 'state', header: t('lots.state'), cell: (lot) => <LotState lot={lot} /> },
  ];
}
