import type { Return } from '@balsam/shared-api';
import { Bdi, Button, ConfirmAction, DateTime, keepShown, Money, NotFound, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useOrderPaths } from '../../../entities/orders/use-order-paths.ts';
import { RefundList } from '../refunds/RefundList.tsx';
import { ReturnedLines } from './ReturnedLines.tsx';
import { ReturnState } from './ReturnState.tsx';
import { SendReturn } from './SendReturn.tsx';
import { SendTo } from './SendTo.tsx';
import { useGetReturnQuery, useWithdrawReturnMutation } from './returns-api.ts';

/** One return: next steps, history and refund. */
export function ReturnPage() {
  const { t } = useTranslation('storefront');
  const paths = useOrderPaths();
  const { returnNo = '' } = useParams();
  const query = useGetReturnQuery(returnNo);
  return (
    <>
      <Link to={paths.returns}>{t('returns.title')}</Link>
      <QueryState query={keepShown(query)}>
        {(shown) => (shown ? <Shown shown={shown} /> : <NotFound homeHref={paths.returns} />)}
      </QueryState>
    </>
  );
}

function Shown({ shown }: { shown: Return }) {
  const { t } = useTranslation('storefront');
  return (
    <div className="stack">
      <h1>
        {t('returns.one')} <Bdi>{shown.return_no}</Bdi>
      </h1>
      <WhatToDo shown={shown} />
      <MoneyBack shown={shown} />
      <ReturnedLines shown={shown} />
      <History shown={shown} />
    </div>
  );
}

function WhatToDo({ shown }: { shown: Return }) {
  const { t } = useTranslation('storefront');
  const { return_no: no, state, due_at, instructions, decline_reason, overrule_reason, return_shipping } = shown;
  const [asks, setAsks] = useState(false);
  const [withdraw] = useWithdrawReturnMutation();
  const isOpen = state === 'requested' || state === 'approved';
  return (
    <section className="panel" aria-labelledby="return-next">
      <h2 id="return-next" className="panel-title">
        {t('returns.next')} <ReturnState state={state} />
      </h2>
      <p>{t(`returns.todo.${state}`)}</p>
      {state === 'approved' && <p>{t(`returns.shipping.${return_shipping}`)}</p>}
      {state === 'approved' && due_at && (
        <p>
          {t('returns.sendBy')} <DateTime value={due_at} dayOnly />
        </p>
      )}
      {shown.send_to && <SendTo address={shown.send_to} />}
      {state === 'approved' && <Said by={t('returns.said.vendor')} text={instructions} />}
      {state === 'declined' && <Said by={t('returns.said.vendor')} text={decline_reason} />}
      <Said by={t('returns.said.balsam')} text={overrule_reason} />
      {state === 'approved' && <SendReturn no={no} />}
      {isOpen && (
        <Button variant="outline-danger" onClick={() => setAsks(true)}>
          {t('returns.withdraw')}
        </Button>
      )}
      {asks && (
        <ConfirmAction
          danger
          title={t('returns.withdraw')}
          text={t('returns.withdrawText')}
          confirmLabel={t('returns.withdraw')}
          cancelLabel={t('dashboard.close')}
          onConfirm={() => withdraw(no).unwrap()}
          failed={t('returns.failed')}
          onHide={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** Note from the vendor or from Balsam, in any language. */
function Said({ by, text }: { by: string; text: string }) {
  if (text === '') return null;
  return (
    <figure>
      <figcaption className="form-text">{by}</figcaption>
      <blockquote className="mb-0" dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}

/** Amount, destination and date of the refund. */
function MoneyBack({
  shown: { refund_total, goodwill, expected_refund, currency, refund_account: account, refunds },
}: {
  shown: Return;
}) {
  const { t } = useTranslation('storefront');
  const isExpected = refund_total + goodwill === 0 && expected_refund !== null;
  if (refund_total + goodwill === 0 && !isExpected) return null;
  return (
    <section className="panel" aria-labelledby="return-money">
      <h2 id="return-money" className="panel-title">
        {t('returns.money')}
      </h2>
      <RefundList refunds={refunds} currency={currency}>
        <dt>{t(isExpected ? 'returns.summary' : 'returns.refund')}</dt>
        <dd>
          <Money amount={isExpected ? expected_refund : refund_total + goodwill} currency={currency} />
        </dd>
        {account && (
          <>
            <dt>{t('returns.account')}</dt>
            <dd>
              <Bdi>{account.iban}</Bdi>
            </dd>
          </>
        )}
      </RefundList>
    </section>
  );
}

function History({ shown: { history } }: { shown: Return }) {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel" aria-labelledby="return-history">
      <h2 id="return-history" className="panel-title">
        {t('returns.history')}
      </h2>
      <ol className="timeline">
        {history.map(({ state, note, created_at }) => (
          <li key={created_at}>
            {t(`returns.states.${state}`)} · <DateTime value={created_at} />
            {note && <div dir="auto">{note}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
