import { rememberGuestOrder, type TrackOrderRequest } from '@balsam/shared-api';
import { Button, Email, Form, FormError, SubmitButton, TextField, useSend } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useOpenGuestOrderMutation, useSendOrderCodeMutation } from '../../entities/guest/guest-api.ts';
import { href } from '../../entities/page/paths.ts';
import { textKey } from '../../locales/texts.ts';

const schema = object({ code: string().trim().required(textKey('guest.codeRequired')) });

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
        <Form initialValues={{ code: '' }} validationSchema={schema} onSubmit={open} t={t} className="stack">
          <p className="mb-0" role="status">
            <Trans t={t} i18nKey="guest.codeSentIfGuest" components={{ email: <Email address={request.email} /> }} />
          </p>
          <TextField
            name="code"
            label={t('guest.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
          />
          <FormError />
          <div className="cluster">
            <SubmitButton>{t('guest.confirmCode')}</SubmitButton>
            <Button variant="ghost" busy={isLoading} onClick={ask}>
              {t('guest.codeAgain')}
            </Button>
          </div>
        </Form>
      ) : (
        <Button variant="outline" busy={isLoading} onClick={ask}>
          {t('guest.askCode')}
        </Button>
      )}
    </section>
  );
}
