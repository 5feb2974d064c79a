import type { AnsweredCase } from '@balsam/shared-api';
import { AuthCard, Bdi, ButtonLink, QueryState, useMounted } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useFindRecallAnswerQuery } from '../../entities/recalls/recalls-api.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RecallFacts } from './RecallFacts.tsx';

/** Token in the fragment of a link; '' if a mail program has damaged it. */
const tokenOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Target of the link in the notice of a recall. The token is in the fragment, which is never sent to a server. */
export function RecallAnswerPage() {
  const { hash } = useLocation();
  const token = tokenOf(hash);
  const isMounted = useMounted();
  const { currentData, isError, error, refetch } = useFindRecallAnswerQuery(token, {
    skip: !isMounted || token === '',
  });
  if (isMounted && (token === '' || currentData === null)) return <WrongLink />;
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }}>
        {(answered) => answered && <Answer token={token} answered={answered} />}
      </QueryState>
    </div>
  );
}

function WrongLink() {
  const { t } = useTranslation('storefront');
  return (
    <AuthCard title={t('recalls.title')}>
      <p>{t('mailLink.wrongLink')}</p>
      <ButtonLink to={href('recalls')}>{t('recalls.all')}</ButtonLink>
    </AuthCard>
  );
}

function Answer({ token, answered }: { token: string; answered: AnsweredCase }) {
  const { t } = useTranslation('storefront');
  const { recall, product, lot_no, quantity, order_no } = answered;
  return (
    <>
      <div className="page-head">
        <h1>
          <bdi>{recall.title}</bdi>
        </h1>
        <p className="lead">
          {t(lot_no === null ? 'recalls.boughtUnknown' : 'recalls.bought', { product, count: quantity })}{' '}
          {lot_no && <Bdi>{lot_no}</Bdi>}
        </p>
        <p className="text-body-secondary">
          {t('recalls.order')} <Bdi>{order_no}</Bdi>
        </p>
      </div>
      <div className="panel mb-3">
        <RecallFacts recall={recall} />
      </div>
      {recall.state === 'open' ? <AnswerForm token={token} answered={answered} /> : <p>{t('recalls.answersClosed')}</p>}
    </>
  );
}
