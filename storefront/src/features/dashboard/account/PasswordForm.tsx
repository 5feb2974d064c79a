import { useChangePasswordMutation } from '@balsam/shared-api';
import { Form, FormError, PasswordField, SubmitButton, useSendForm, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { MIN_PASSWORD, passwordSchema } from './account-schemas.ts';

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { t } = useTranslation('storefront');
  const [changePassword] = useChangePasswordMutation();
  const field = (name: TextKey<'storefront', 'dashboard.password'>) => ({
    name,
    label: t(`dashboard.password.${name}`),
    required: true,
  });
  const send = useSendForm({
    done: t('dashboard.password.saved'),
    fix: t('dashboard.account.fix'),
    failed: t('dashboard.password.failed'),
  });
  return (
    <Form
      initialValues={EMPTY}
      validationSchema={passwordSchema}
      onSubmit={async (values, { resetForm }) => {
        await send(() => changePassword(values).unwrap());
        resetForm();
      }}
      t={t}
    >
      <p className="text-secondary">{t('dashboard.password.lead')}</p>
      <PasswordField {...field('current_password')} autoComplete="current-password" />
      <PasswordField
        {...field('new_password')}
        autoComplete="new-password"
        least={MIN_PASSWORD}
        hint={t('dashboard.password.hint')}
      />
      <PasswordField {...field('confirm_password')} autoComplete="new-password" />
      <FormError />
      <SubmitButton>{t('dashboard.password.save')}</SubmitButton>
    </Form>
  );
}
