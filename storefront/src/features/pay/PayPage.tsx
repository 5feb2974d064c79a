import type { PaymentProgress } from '@balsam/shared-api';
import { Bdi, Breadcrumb, ButtonLink, Money, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { href } from '../../entities/page/paths.ts';
import { OpenPayment } from './OpenPayment.tsx';
import { usePayment } from './use-payment.ts';

/** Payment of an order. Shows the outcome after the return from the payment page. */
export function PayPage() {
  const { t } = useTranslation('storefront');
  const { orderNo = '' } = useParams();
  const payment = usePayment(orderNo);
  if (payment.data === null) return <NotFoundPage />;
  // The last response stays visible while the next one is late.
  const query = { ...payment, isError: payment.isError && payment.data === undefined };
  return (
    <div className="page page-narrow">
      <PageHead page="pay" values={{ number: orderNo }} isPrivate />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('pay.home'), to: href('home') }, { label: t('pay.title') }]} />
        <h1>{t('pay.title')}</h1>
      </div>
      <dl className="facts mb-3">
        <dt>{t('pay.order')}</dt>
        <dd>
          <Bdi className="fw-semibold">{orderNo}</Bdi>
        </dd>
        {payment.data && (
          <>
            <dt>{t('pay.amount')}</dt>
            <dd>
              <Money className="fw-semibold" amount={payment.data.amount} currency={payment.data.currency} />
            </dd>
          </>
        )}
      </dl>
      <QueryState query={query}>
        {(progress) => progress && <Progress orderNo={orderNo} progress={progress} />}
      </QueryState>
    </div>
  );
}

function Progress({ orderNo, progress }: { orderNo: string; progress: PaymentProgress }) {
  const { t } = useTranslation('storefront');
  const { state } = progress;
  if (state === 'placed') return <Navigate to={href('confirmation', { orderNo })} replace />;
  if (state === 'unopened' || state === 'waiting' || state === 'failed')
    return <OpenPayment orderNo={orderNo} progress={progress} />;
  return (
    <section className="panel stack">
      <div role="status">
        <h2 className="panel-title">{t(`pay.${state}.title`)}</h2>
        <p className="mb-0">{t(`pay.${state}.text`)}</p>
      </div>
      <div className="cluster">
        <ButtonLink to={href('cart')}>{t('pay.toCart')}</ButtonLink>
      </div>
    </section>
  );
}
