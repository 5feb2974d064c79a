import { useTranslation } from 'react-i18next';
import { Label } from './LabelPage.tsx';
import { ManyPapers } from './ManyPapers.tsx';

/** The labels of many parcels in one print: of those that a carrier is to fetch. */
export function LabelsPage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ManyPapers name={t('papers.many.labels')} size="a6" exists={({ tracking_id }) => tracking_id !== ''}>
      {(order) => <Label order={order} />}
    </ManyPapers>
  );
}
