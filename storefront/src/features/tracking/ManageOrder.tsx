import { rememberGuestOrder, type TrackOrderRequest } from '@balsam/shared-api';
import { Button, Email, useSend } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmailCodeForm } from '../../entities/guest/EmailCodeForm.tsx';
import { useOpenGuestOrderMutation, useSendOrderCodeMutation } from '../../entities/guest/guest-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Opens an order without an account, by a code that is sent to its email address. */
export function ManageOrder({ request }: { request: TrackOrderRequest }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [sendCode, { isLoading, isSuccess }] = useSendOrderCodeMutation();
  const [openOrder] = useOpenGuestOrderMutation();
  const send = useSend({ failed: t('guest.codeFailed'), done: null });
  const ask = () => void send(() => sendCode(request).unwrap());
  const open = async ({ code }: { code: string }) => {
    const { guest_token: token, order_no: orderNo } = await openOrder({ ...request, code }).unwrap();
    rememberGuestOrder({ token, orderNo });
    await navigate(href('guestOrder', { orderNo }));
  };
  return (
    <section className="panel" aria-labelledby="manage-order">
      <h3 className="panel-title" id="manage-order">
        {t('guest.manage')}
      </h3>
      <p>{t('guest.manageText')}</p>
      {isSuccess ? (
        <EmailCodeForm busy={isLoading} onSubmit={open} onSendAgain={ask}>
          <p className="mb-0" role="status">
            <Trans t={t} i18nKey="guest.codeSentIfGuest" components={{ email: <Email address={request.email} /> }} />
          </p>
        </EmailCodeForm>
      ) : (
        <Button variant="outline" busy={isLoading} onClick={ask}>
          {t('guest.askCode')}
        </Button>
      )}
    </section>
  );
}
