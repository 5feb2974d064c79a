import type { Invitee } from '@balsam/shared-api';
import { Form, FormError, PasswordField, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, ref, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAcceptInvitationMutation } from './invitation-api.ts';
import { href } from '../../entities/page/paths.ts';

const SHORTEST = 8;

const password = () =>
  string().required(textKey('invitation.error.length')).min(SHORTEST, textKey('invitation.error.length'));

const passwordSchema = object({
  password: password(),
  password_confirmation: password().oneOf([ref('password')], textKey('invitation.error.mismatch')),
});

interface InvitationFormProps {
  token: string;
  invitee: Invitee;
}

/** Sets a password, which accepts the invitation and signs in. */
export function InvitationForm({ token, invitee: { firstname, email } }: InvitationFormProps) {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation();
  const send = useSendForm({ failed: t('invitation.failed') });

  const save = async ({ password }: { password: string }) => {
    await send(() => accept({ token, password }).unwrap());
    await navigate(href('dashboard'), { replace: true });
  };

  return (
    <>
      <p>{t('invitation.welcome', { firstname })}</p>
      <Form
        initialValues={{ email, password: '', password_confirmation: '' }}
        validationSchema={passwordSchema}
        onSubmit={save}
        t={t}
      >
        <TextField name="email" type="email" label={t('admins.email')} autoComplete="username" dir="ltr" readOnly />
        <PasswordField
          name="password"
          label={t('invitation.password')}
          hint={t('invitation.hint')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="password_confirmation"
          label={t('invitation.again')}
          autoComplete="new-password"
          required
        />
        <FormError />
        <SubmitButton className="w-100">{t('invitation.submit')}</SubmitButton>
      </Form>
    </>
  );
}
