import { Allowed, type RecallDetail } from '@balsam/shared-api';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { BothLanguages } from './BothLanguages.tsx';
import { OwnRecallActions } from './OwnRecallActions.tsx';
import { RecallFacts } from './RecallFacts.tsx';
import { RecallFigures } from './RecallFigures.tsx';
import { RecallCases } from './RecallCases.tsx';
import { RecallProducts } from './RecallProducts.tsx';
import { useGetRecallQuery } from './recalls-api.ts';
import './recalls.css';

const POLL_MS = 10_000;

/** A recall of own products, from the draft to what came back. */
export function RecallPage() {
  const { t } = useTranslation('vendor-portal');
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
            recall.vendor_id !== null && (
              <Allowed permission="catalogue.write">
                <OwnRecallActions
                  recall={recall}
                  load={async () => {
                    const newer = await query.refetch().unwrap();
                    return newer ?? recall;
                  }}
                />
              </Allowed>
            )
          }
        >
          <Sections recall={recall} />
        </ConsolePage>
      )}
    </RecordPage>
  );
}

function Sections({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('vendor-portal');
  const { state, is_told: isTold } = recall;
  return (
    <div className="stack stack-wide">
      {state !== 'draft' && recall.vendor_id === null && <p>{t('recalls.byShop')}</p>}
      {state === 'open' && !isTold && <p role="status">{t('recalls.telling')}</p>}
      <RecallFacts recall={recall} />
      {state === 'closed' && (
        <section className="panel">
          <h2 className="panel-title">{t('recalls.conclusion')}</h2>
          <BothLanguages english={recall.conclusion} arabic={recall.conclusion_arabic} />
        </section>
      )}
      {state !== 'discarded' && <RecallFigures recall={recall} />}
      <RecallProducts recall={recall} />
      {(state === 'open' || state === 'closed') && <RecallCases id={String(recall.id)} />}
    </div>
  );
}
