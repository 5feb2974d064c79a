import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import { textKey } from '../locales/texts.ts';
import { useSendForm } from '../toast/use-send.ts';
import { signWithPasskey } from '../security/passkey.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { isChallengeOver, type Challenge, type SecondStepValues } from './second-step.ts';

const codeSchema = object({
  code: string()
    .transform((code: string) => code.replaceAll(/\s/g, ''))
    .required(textKey('secondStep.codeRequired'))
    .matches(/^\d{6}$/, textKey('secondStep.codeRequired')),
});
const recoverySchema = object({ recovery_code: string().trim().required(textKey('secondStep.recoveryRequired')) });

export interface SecondStepFormProps {
  challenge: Challenge;
  /** Completes the sign-in; see SignInForm for its errors. */
  onSubmit: (step: SecondStepValues) => Promise<unknown>;
  /** Default "Log in". */
  submitLabel?: string;
  /** Called to begin again with the password, also when the challenge is over. */
  onBack: () => void;
}

/** Second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function SecondStepForm({
  challenge: { id, methods, passkeyOptions },
  submitLabel,
  onSubmit,
  onBack,
}: SecondStepFormProps) {
  const { t } = useTranslation('kit');
  const hasApp = methods.includes('totp');
  const hasPasskey = passkeyOptions !== null && methods.includes('passkey');
  const [isRecovery, setIsRecovery] = useState(!hasApp && !hasPasskey);
  const send = useSendForm({ failed: t('signIn.failed'), done: null });
  const backIfOver = (error: unknown) => {
    if (!isChallengeOver(error)) throw error;
    onBack();
  };
  const prove = async (proof: Omit<SecondStepValues, 'challenge_id'>) => {
    try {
      await send(() => onSubmit({ challenge_id: id, ...proof }));
    } catch (error) {
      backIfOver(error);
    }
  };
  const submit = <SubmitButton className="w-100">{submitLabel ?? t('secondStep.submit')}</SubmitButton>;
  return (
    <>
      {hasPasskey && !isRecovery && (
        <PasskeyButton
          variant={hasApp ? 'outline' : 'primary'}
          className="w-100 mb-3"
          onUse={async () => {
            const passkey = await signWithPasskey(passkeyOptions);
            await onSubmit({ challenge_id: id, passkey }).catch(backIfOver);
          }}
        >
          {t('secondStep.usePasskey')}
        </PasskeyButton>
      )}
      {isRecovery && (
        <Form
          key="recovery"
          initialValues={{ recovery_code: '' }}
          validationSchema={recoverySchema}
          onSubmit={prove}
          t={t}
        >
          <TextField
            name="recovery_code"
            label={t('secondStep.recoveryCode')}
            hint={t('secondStep.recoveryHint')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            required
          />
          <FormError />
          {submit}
        </Form>
      )}
      {hasApp && !isRecovery && (
        <Form
          key="code"
          initialValues={{ code: '' }}
          validationSchema={codeSchema}
          onSubmit={({ code }) => prove({ code: code.replaceAll(/\s/g, '') })}
          t={t}
        >
          <TextField
            name="code"
            label={t('secondStep.code')}
            hint={t('secondStep.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
            required
          />
          <FormError />
          {submit}
        </Form>
      )}
      <div className="sign-in-footer cluster cluster-between">
        {(hasApp || hasPasskey) && methods.includes('recovery_code') && (
          <Button variant="link" onClick={() => setIsRecovery(!isRecovery)}>
            {t(isRecovery ? 'secondStep.useOther' : 'secondStep.useRecovery')}
          </Button>
        )}
        <Button variant="link" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </>
  );
}
