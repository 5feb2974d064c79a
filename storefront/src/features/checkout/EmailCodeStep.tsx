import { isApiError } from '@balsam/shared-api';
import { Button, Email, TextField, useSend } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSendGuestCodeMutation } from './checkout-api.ts';
import type { CheckoutValues } from './checkout-schema.ts';

const ASKED_FOR = ['email_code_required', 'code_wrong', 'code_over'];
const WAIT_MS = 60_000;

/** Asks a guest for the code from the email, once a seller requires it for cash on delivery. */
export function EmailCodeStep({ failure }: { failure: unknown }) {
  const { values } = useFormikContext<CheckoutValues>();
  const isAsked = isApiError(failure) && failure.code !== undefined && ASKED_FOR.includes(failure.code);
  const { email } = values.billing;
  return isAsked && values.payment_method === 'cash' ? <CodeField key={email} email={email} /> : null;
}

function CodeField({ email }: { email: string }) {
  const { t } = useTranslation('storefront');
  const [sendCode, { isLoading }] = useSendGuestCodeMutation();
  const [mayResend, setMayResend] = useState(false);
  const send = useSend({ failed: t('guest.codeFailed'), done: null });
  const request = () => send(() => sendCode(email).unwrap());
  const resend = () => {
    setMayResend(false);
    void request();
  };
  const requestFirst = useEffectEvent(() => void request());
  useEffect(() => requestFirst(), []);
  useEffect(() => {
    if (mayResend) return undefined;
    const timer = setTimeout(() => setMayResend(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [mayResend]);
  return (
    <div className="stack" role="group" aria-label={t('guest.code')}>
      <p className="mb-0" role="status">
        <Trans t={t} i18nKey="guest.codeSent" components={{ email: <Email address={email} /> }} />
      </p>
      <TextField
        name="email_code"
        label={t('guest.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
      />
      {mayResend && (
        <Button variant="ghost" busy={isLoading} onClick={resend}>
          {t('guest.codeAgain')}
        </Button>
      )}
    </div>
  );
}
