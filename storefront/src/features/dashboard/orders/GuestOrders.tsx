import type { GuestOrders as GuestOrderList } from '@balsam/shared-api';
import { Bdi, Button, DateTime, Money, useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmailCodeForm } from '../../../entities/guest/EmailCodeForm.tsx';
import {
  useClaimGuestOrdersMutation,
  useListGuestOrdersQuery,
  useProveEmailMutation,
  useSendEmailCodeMutation,
} from '../../../entities/guest/guest-api.ts';
import { useGuestCheckout } from '../../../entities/guest/use-guest-checkout.ts';

/** Orders that the customer bought without the account, to take over; only once the address is confirmed. */
export function GuestOrders() {
  const [search] = useSearchParams();
  const isOpenToGuests = useGuestCheckout();
  const [isOpen, setIsOpen] = useState(search.has('claim'));
  const { data } = useListGuestOrdersQuery(undefined, { skip: !isOpenToGuests && !isOpen });
  if (!data || (data.email_proven && data.orders.length === 0)) return null;
  if (data.email_proven) return <Claim orders={data.orders} />;
  return isOpen ? <ProveEmail /> : <FindOrders onFind={() => setIsOpen(true)} />;
}

function FindOrders({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation('storefront');
  return (
    <p className="text-secondary">
      {t('guest.claim.question')}{' '}
      <Button variant="link" onClick={onFind}>
        {t('guest.claim.find')}
      </Button>
    </p>
  );
}

function ProveEmail() {
  const { t } = useTranslation('storefront');
  const [sendCode, { isLoading, isSuccess }] = useSendEmailCodeMutation();
  const [proveEmail] = useProveEmailMutation();
  const send = useSend({ failed: t('guest.codeFailed'), done: (message) => message });
  const request = () => void send(() => sendCode().unwrap());
  return (
    <section className="panel" aria-labelledby="guest-orders">
      <h2 className="panel-title" id="guest-orders">
        {t('guest.claim.title')}
      </h2>
      <p>{t('guest.claim.prove')}</p>
      {isSuccess ? (
        <EmailCodeForm busy={isLoading} onSubmit={(values) => proveEmail(values).unwrap()} onSendAgain={request} />
      ) : (
        <Button busy={isLoading} onClick={request}>
          {t('guest.askCode')}
        </Button>
      )}
    </section>
  );
}

function Claim({ orders }: Pick<GuestOrderList, 'orders'>) {
  const { t } = useTranslation('storefront');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [claim, { isLoading }] = useClaimGuestOrdersMutation();
  const send = useSend({ failed: t('guest.claim.failed'), done: (message) => message });
  const chosen = orders.map(({ order_no }) => order_no).filter((number) => !left.includes(number));
  const toggle = (number: string) =>
    setLeft(left.includes(number) ? left.filter((each) => each !== number) : [...left, number]);
  return (
    <section className="panel" aria-labelledby="guest-orders">
      <h2 className="panel-title" id="guest-orders">
        {t('guest.claim.title')}
      </h2>
      <p>{t('guest.claim.text')}</p>
      <ul className="list-unstyled stack">
        {orders.map(({ order_no, placed_at, total, currency }) => (
          <li key={order_no}>
            <label className="cluster sf-guest-order">
              <input
                type="checkbox"
                className="form-check-input"
                checked={chosen.includes(order_no)}
                onChange={() => toggle(order_no)}
              />
              <Bdi>{order_no}</Bdi> · <DateTime value={placed_at} dayOnly /> ·{' '}
              <Money amount={total} currency={currency} />
            </label>
          </li>
        ))}
      </ul>
      <Button busy={isLoading} disabled={chosen.length === 0} onClick={() => void send(() => claim(chosen).unwrap())}>
        {t('guest.claim.submit')}
      </Button>
    </section>
  );
}
