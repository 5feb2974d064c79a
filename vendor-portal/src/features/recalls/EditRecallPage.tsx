import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { RecallForm } from './RecallForm.tsx';
import { useEditRecallMutation, useGetRecallQuery } from './recalls-api.ts';

/** A closed recall is refused by the server, so that nothing typed is lost when someone closes it. */
export function EditRecallPage() {
  const { t } = useTranslation('vendor-portal');
  const { id = '' } = useParams();
  const query = useGetRecallQuery(id);
  const [edit] = useEditRecallMutation();
  return (
    <RecordPage title={t('recalls.one')} back={{ to: href('recall', { id }), text: t('recalls.back') }} query={query}>
      {(recall) => (
        <ConsolePage title={t('recalls.editOf', { number: recall.recall_no })}>
          <RecallForm
            key={recall.id}
            recall={recall}
            save={(body) => edit({ id: recall.id, body }).unwrap()}
            load={() => query.refetch().unwrap()}
          />
        </ConsolePage>
      )}
    </RecordPage>
  );
}
