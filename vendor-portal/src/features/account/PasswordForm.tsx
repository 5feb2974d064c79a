import { useChangePasswordMutation } from '@balsam/shared-api';
import { Form, FormError, PasswordField, Section, SubmitButton, useSendForm, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { passwordSchema } from './account-schemas.ts';

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { t } = useTranslation('vendor-portal');
  const [changePassword] = useChangePasswordMutation();
  const send = useSendForm({ failed: t('account.failed') });
  const field = (name: TextKey<'vendor-portal', 'account'>) => ({ name, label: t(`account.${name}`), required: true });
  return (
    <Section title={t('account.password')}>
      <Form
        aria-label={t('account.password')}
        initialValues={EMPTY}
        validationSchema={passwordSchema}
        onSubmit={async (values, { resetForm }) => {
          await send(() => changePassword(values).unwrap());
          resetForm();
        }}
        t={t}
      >
        <p className="text-secondary">{t('account.passwordLead')}</p>
        <PasswordField {...field('current_password')} autoComplete="current-password" />
        <PasswordField {...field('new_password')} autoComplete="new-password" hint={t('account.passwordHint')} />
        <PasswordField {...field('confirm_password')} autoComplete="new-password" />
        <FormError />
        <SubmitButton>{t('account.changePassword')}</SubmitButton>
      </Form>
    </Section>
  );
}
