import { Allowed, type RecallDetail } from '@balsam/shared-api';
import { Button, ButtonLink, ConfirmAction } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { CloseRecall } from './CloseRecall.tsx';
import { OpenRecall } from './OpenRecall.tsx';
import { useDiscardRecallMutation } from './recalls-api.ts';

interface RecallActionsProps {
  recall: RecallDetail;
  /** Reloads the recall. */
  load: () => Promise<RecallDetail>;
}

/** Actions that the state of a recall allows. */
export function RecallActions({ recall, load }: RecallActionsProps) {
  const { t } = useTranslation('admin-console');
  const [asked, setAsked] = useState<'open' | 'discard' | 'close' | null>(null);
  const [discard] = useDiscardRecallMutation();
  const { id, state, recall_no: number, updated_at: seen } = recall;
  const at = { id: String(id) };
  const hide = () => setAsked(null);
  return (
    <>
      <div className="cluster">
        {(state === 'open' || state === 'closed') && (
          <>
            <CsvButton url={`admin/recalls/${id}/cases.csv`} filters={{}} />
            <ButtonLink to={href('recallReport', at)} variant="outline">
              {t('recalls.report')}
            </ButtonLink>
            <ButtonLink to={href('recallCases', at)} variant={state === 'open' ? 'primary' : 'outline'}>
              {t('recalls.callList')}
            </ButtonLink>
          </>
        )}
        <Allowed permission="catalogue.write">
          {(state === 'draft' || state === 'open') && (
            <ButtonLink to={href('editRecall', at)} variant="outline">
              {t('recalls.edit')}
            </ButtonLink>
          )}
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
          {state === 'open' && (
            <Button variant="outline" onClick={() => setAsked('close')}>
              {t('recalls.close')}
            </Button>
          )}
        </Allowed>
      </div>
      {asked === 'open' && <OpenRecall recall={recall} load={load} onHide={hide} />}
      {asked === 'close' && <CloseRecall recall={recall} load={load} onHide={hide} />}
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
