import type { RecallDetail } from '@balsam/shared-api';
import { Button, ButtonLink, ConfirmAction } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { OpenRecall } from './OpenRecall.tsx';
import { useDiscardRecallMutation } from './recalls-api.ts';

interface OwnRecallActionsProps {
  recall: RecallDetail;
  /** Reloads the recall. */
  load: () => Promise<RecallDetail>;
}

/** Actions that the state of an own recall allows. Only admins lift and close. */
export function OwnRecallActions({ recall, load }: OwnRecallActionsProps) {
  const { t } = useTranslation('vendor-portal');
  const [asked, setAsked] = useState<'open' | 'discard' | null>(null);
  const [discard] = useDiscardRecallMutation();
  const { id, state, recall_no: number, updated_at: seen } = recall;
  const hide = () => setAsked(null);
  if (state !== 'draft' && state !== 'open') return null;
  return (
    <>
      <div className="cluster">
        <ButtonLink to={href('editRecall', { id: String(id) })} variant="outline">
          {t('recalls.edit')}
        </ButtonLink>
        {state === 'draft' && (
          <>
            <Button variant="outline" onClick={() => setAsked('discard')}>
              {t('recalls.discard')}
            </Button>
            <Button variant="danger" onClick={() => setAsked('open')}>
              {t('recalls.open')}
            </Button>
          </>
        )}
      </div>
      {asked === 'open' && <OpenRecall recall={recall} load={load} onHide={hide} />}
      {asked === 'discard' && (
        <ConfirmAction
          danger
          title={t('recalls.discardOf', { number })}
          text={t('recalls.discardText')}
          confirmLabel={t('recalls.discard')}
          onConfirm={() => discard({ id, updated_at_seen: seen }).unwrap()}
          failed={t('recalls.failed')}
          onHide={hide}
        />
      )}
    </>
  );
}
