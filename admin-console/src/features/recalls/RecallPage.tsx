import type { RecallDetail } from '@balsam/shared-api';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { BothLanguages } from './BothLanguages.tsx';
import { RecallActions } from './RecallActions.tsx';
import { RecallFacts } from './RecallFacts.tsx';
import { RecallFigures } from './RecallFigures.tsx';
import { RecallProducts } from './RecallProducts.tsx';
import { useGetRecallQuery } from './recalls-api.ts';
import './recalls.css';

const POLL_MS = 10_000;

/** A recall from the draft to its report. */
export function RecallPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetRecallQuery(id);
  const isTelling = query.data?.state === 'open' && !query.data.is_told;
  // A second subscription: its interval depends on the data of the first.
  useGetRecallQuery(id, { pollingInterval: isTelling ? POLL_MS : 0, skipPollingIfUnfocused: true });
  return (
    <RecordPage title={t('recalls.one')} back={{ to: href('recalls'), text: t('recalls.title') }} query={query}>
      {(recall) => (
        <ConsolePage
          title={recall.recall_no}
          actions={
            <RecallActions
              recall={recall}
              load={async () => {
                const newer = await query.refetch().unwrap();
                return newer ?? recall;
              }}
            />
          }
        >
          <Sections recall={recall} />
        </ConsolePage>
      )}
    </RecordPage>
  );
}

function Sections({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('admin-console');
  const { state, is_told: isTold } = recall;
  return (
    <div className="stack stack-wide">
      {state === 'open' && !isTold && <p role="status">{t('recalls.telling')}</p>}
      <RecallFacts recall={recall} />
      {state === 'closed' && (
        <section className="panel">
          <h2 className="panel-title">{t('recalls.conclusion')}</h2>
          <BothLanguages english={recall.conclusion} arabic={recall.conclusion_arabic} />
          {recall.shortfall_reason && (
            <>
              <h3 className="recall-heading">{t('recalls.fields.shortfall_reason')}</h3>
              <p className="recall-reason">
                <bdi>{recall.shortfall_reason}</bdi>
              </p>
            </>
          )}
        </section>
      )}
      {state !== 'discarded' && <RecallFigures recall={recall} />}
      <RecallProducts recall={recall} />
    </div>
  );
}
