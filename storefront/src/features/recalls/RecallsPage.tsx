import { Badge, Bdi, Breadcrumb, formatDate, Pager, QueryState, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListRecallsQuery } from '../../entities/recalls/recalls-api.ts';
import { BatchCheck } from './BatchCheck.tsx';
import { pageOf } from './page-of.ts';

/** All recalls, open ones first. */
export function RecallsPage() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [params] = useSearchParams();
  const query = useListRecallsQuery(pageOf(params));
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('recalls.title') }]} />
        <h1>{t('recalls.title')}</h1>
        <p className="lead">{t('recalls.lead')}</p>
      </div>
      <BatchCheck />
      <QueryState query={query} empty={{ when: ({ meta }) => meta.total === 0, title: t('recalls.none') }}>
        {({ recalls, meta }) => (
          <>
            <ul className="list-unstyled d-grid gap-3">
              {recalls.map(({ recall_no, title, state, opened_at, products }) => (
                <li key={recall_no} className="panel">
                  <h2 className="h5 mb-1">
                    <Link to={href('recall', { recallNo: recall_no })}>
                      <bdi>{title}</bdi>
                    </Link>
                  </h2>
                  <p className="text-body-secondary mb-1">
                    <Bdi>{recall_no}</Bdi> · {formatDate(opened_at, lang)}{' '}
                    <Badge variant={state === 'open' ? 'warning' : 'secondary'}>{t(`recalls.states.${state}`)}</Badge>
                  </p>
                  <p className="mb-0">{t('recalls.productCount', { count: products.length })}</p>
                </li>
              ))}
            </ul>
            <Pager page={meta.current_page} lastPage={meta.last_page} hrefFor={(page) => href('recalls', { page })} />
          </>
        )}
      </QueryState>
    </div>
  );
}
