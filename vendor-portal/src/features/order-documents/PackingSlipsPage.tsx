import { useTranslation } from 'react-i18next';
import { ManyPapers } from './ManyPapers.tsx';
import { PackingSlip } from './PackingSlipPage.tsx';

/** Packing slips of many orders in one print. */
export function PackingSlipsPage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ManyPapers name={t('papers.many.packing-slips')} size="a4">
      {(order) => <PackingSlip order={order} />}
    </ManyPapers>
  );
}
