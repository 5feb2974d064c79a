import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { RecallForm } from './RecallForm.tsx';
import { useDraftRecallMutation } from './recalls-api.ts';

export function AddRecallPage() {
  const { t } = useTranslation('vendor-portal');
  const [draft] = useDraftRecallMutation();
  return (
    <>
      <Link to={href('recalls')}>{t('recalls.title')}</Link>
      <ConsolePage title={t('recalls.add')}>
        <p>{t('recalls.draftNote')}</p>
        <RecallForm recall={null} save={(body) => draft(body).unwrap()} />
      </ConsolePage>
    </>
  );
}
