import { useTranslation } from 'react-i18next';
import { Label } from './LabelPage.tsx';
import { ManyPapers } from './ManyPapers.tsx';

/** Labels of many parcels in one print; only those a carrier is to pick up. */
export function LabelsPage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ManyPapers name={t('papers.many.labels')} size="a6" exists={({ tracking_id }) => tracking_id !== ''}>
      {(order) => <Label order={order} />}
    </ManyPapers>
  );
}
