import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { isChallenge, takeChallenge, type Challenge, type SecondStepValues } from './second-step.ts';

export interface SignInProps extends SignInFormProps {
  /** Signs in with a passkey alone. */
  onPasskey: () => Promise<unknown>;
  /** Completes the sign-in of a person with a second step. */
  onSecondStep: (step: SecondStepValues) => Promise<unknown>;
}

/** Sign-in in one or two steps: the password, then the second step of those who have one. */
export function SignIn({ onSubmit, onSecondStep, onPasskey, footer, ...form }: SignInProps) {
  const { t } = useTranslation('kit');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge) {
    return (
      <>
        <h2 className="h5">{t('secondStep.title')}</h2>
        <SecondStepForm challenge={challenge} onSubmit={onSecondStep} onBack={() => setChallenge(null)} />
      </>
    );
  }
  return (
    <SignInForm
      {...form}
      footer={
        <div className="stack">
          <PasskeyButton variant="outline" className="w-100" onUse={onPasskey}>
            {t('signIn.passkey')}
          </PasskeyButton>
          {footer}
        </div>
      }
      onSubmit={async (values) => {
        const response = await onSubmit(values).catch(takeChallenge);
        if (isChallenge(response)) setChallenge(response);
      }}
    />
  );
}
