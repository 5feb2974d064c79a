import { Breadcrumb, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { href } from '../../entities/page/paths.ts';
import { useGetRecallQuery } from '../../entities/recalls/recalls-api.ts';
import { RecallFacts } from './RecallFacts.tsx';

/** A recall as everybody may read it. */
export function RecallPage() {
  const { t } = useTranslation('storefront');
  const { recallNo = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetRecallQuery(recallNo);
  if (currentData === null) return <NotFoundPage />;
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }}>
        {(recall) =>
          recall && (
            <article>
              <div className="page-head">
                <Breadcrumb
                  items={[
                    { label: t('layout.home'), to: href('home') },
                    { label: t('recalls.title'), to: href('recalls') },
                    { label: recall.recall_no },
                  ]}
                />
                <h1>
                  <bdi>{recall.title}</bdi>
                </h1>
              </div>
              <div className="panel">
                <RecallFacts recall={recall} />
              </div>
            </article>
          )
        }
      </QueryState>
    </div>
  );
}
