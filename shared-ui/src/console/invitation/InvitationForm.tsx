import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, ref, string } from 'yup';
import { LIMITS } from '../../facts/facts.ts';
import { Form } from '../../form/Form.tsx';
import { FormError } from '../../form/FormError.tsx';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextField } from '../../form/TextField.tsx';
import { useLocalized } from '../../format/use-localized.ts';
import { textKey } from '../../locales/texts.ts';
import { SecondStepForm } from '../../sign-in/SecondStepForm.tsx';
import { isChallenge, takeChallenge, type Challenge, type SecondStepValues } from '../../sign-in/second-step.ts';
import { useSendForm } from '../../toast/use-send.ts';

export interface InviteeView {
  firstname: string;
  email: string;
  /** Null for the platform. */
  store: { company_name: string; company_name_arabic: string } | null;
  role: { name: string };
  /** The address has an account, whose password accepts the invitation. */
  has_account: boolean;
}

const SHORTEST = LIMITS.password.changed;

const knownSchema = object({ password: string().required(textKey('signIn.passwordRequired')) });

const newSchema = object({
  password: string().required(textKey('invitation.error.length')).min(SHORTEST, textKey('invitation.error.length')),
  password_confirmation: string()
    .required(textKey('invitation.error.mismatch'))
    .oneOf([ref('password')], textKey('invitation.error.mismatch')),
});

interface InvitationFormProps {
  invitee: InviteeView;
  /** Accepts with the password, and the second step of an account that has one. */
  onAccept: (password: string, step?: SecondStepValues) => Promise<unknown>;
  onDone: () => void;
}

/** Accepts an invitation with the password of the account, or with one for a new account. */
export function InvitationForm({ invitee, onAccept, onDone }: InvitationFormProps) {
  const { t } = useTranslation('kit');
  const localized = useLocalized();
  const send = useSendForm({ failed: t('invitation.failed') });
  const { firstname, email, store, role, has_account: hasAccount } = invitee;
  const [waiting, setWaiting] = useState<{ password: string; challenge: Challenge } | null>(null);
  const accept = async ({ password }: { password: string }) => {
    const response = await send(() => onAccept(password).catch(takeChallenge));
    if (isChallenge(response)) setWaiting({ password, challenge: response });
    else onDone();
  };
  if (waiting) {
    return (
      <SecondStepForm
        challenge={waiting.challenge}
        onSubmit={async (step) => {
          await onAccept(waiting.password, step);
          onDone();
        }}
        onBack={() => setWaiting(null)}
      />
    );
  }
  return (
    <>
      <p>{t(hasAccount ? 'invitation.welcomeBack' : 'invitation.welcome', { firstname })}</p>
      <dl className="facts mb-3">
        <dt>{t('invitation.team')}</dt>
        <dd>{store ? <bdi>{localized(store.company_name, store.company_name_arabic)}</bdi> : t('brand.name')}</dd>
        <dt>{t('team.role')}</dt>
        <dd>
          <bdi>{role.name}</bdi>
        </dd>
      </dl>
      <Form
        initialValues={{ email, password: '', password_confirmation: '' }}
        validationSchema={hasAccount ? knownSchema : newSchema}
        onSubmit={accept}
        t={t}
      >
        <TextField name="email" type="email" label={t('signIn.email')} autoComplete="username" dir="ltr" readOnly />
        {hasAccount ? <KnownPassword /> : <NewPassword />}
        <FormError />
        <SubmitButton className="w-100">{t('invitation.submit')}</SubmitButton>
      </Form>
    </>
  );
}

function KnownPassword() {
  const { t } = useTranslation('kit');
  return (
    <>
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" required />
      <p>
        <Link to="/forgot-password">{t('signIn.forgotPassword')}</Link>
      </p>
    </>
  );
}

function NewPassword() {
  const { t } = useTranslation('kit');
  return (
    <>
      <PasswordField
        name="password"
        label={t('signIn.password')}
        hint={t('invitation.hint')}
        autoComplete="new-password"
        least={SHORTEST}
        required
      />
      <PasswordField name="password_confirmation" label={t('invitation.again')} autoComplete="new-password" required />
    </>
  );
}
