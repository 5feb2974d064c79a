import { useUpdateProfileMutation, type User } from '@balsam/shared-api';
import { Form, FormError, SubmitButton, TextField, useSendForm, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { detailsSchema } from './account-schemas.ts';

/** Name and phone number, to change; the e-mail address is to read. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('storefront');
  const [update] = useUpdateProfileMutation();
  const { firstname, lastname, email, phone_number } = user;
  const field = (name: TextKey<'storefront', 'dashboard.account'>) => ({ name, label: t(`dashboard.account.${name}`) });
  const send = useSendForm({
    done: t('dashboard.account.saved'),
    fix: t('dashboard.account.fix'),
    failed: t('dashboard.account.failed'),
  });
  return (
    <Form
      className="sf-dashboard-details"
      initialValues={{ firstname, lastname, email, phone_number }}
      validationSchema={detailsSchema}
      onSubmit={(values) => send(() => update(values).unwrap())}
      t={t}
    >
      <div className="field-grid">
        <TextField {...field('firstname')} autoComplete="given-name" required />
        <TextField {...field('lastname')} autoComplete="family-name" required />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          hint={t('dashboard.account.emailHint')}
          readOnly
        />
        <TextField
          {...field('phone_number')}
          type="tel"
          autoComplete="tel"
          hint={t('dashboard.account.phoneHint')}
          required
        />
      </div>
      <FormError />
      <SubmitButton>{t('dashboard.account.save')}</SubmitButton>
    </Form>
  );
}
