import { useGetUserQuery, useUpdateProfileMutation, type User } from '@balsam/shared-api';
import { Form, FormError, SubmitButton, TextField, useSendForm, type TextKey } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { detailsSchema } from './account-schemas.ts';

const toValues = ({ firstname, lastname, email, phone_number, updated_at }: User) => ({
  ...{ firstname, lastname, email, phone_number, updated_at },
});
type DetailsValues = ReturnType<typeof toValues>;

/** Editable name and phone number; the e-mail address is read-only. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('storefront');
  const [update] = useUpdateProfileMutation();
  const { refetch } = useGetUserQuery();
  const field = (name: TextKey<'storefront', 'dashboard.account'>) => ({ name, label: t(`dashboard.account.${name}`) });
  const send = useSendForm({
    done: t('dashboard.account.saved'),
    fix: t('dashboard.account.fix'),
    failed: t('dashboard.account.failed'),
  });
  const save = async ({ updated_at: seen, ...details }: DetailsValues, { resetForm }: FormikHelpers<DetailsValues>) => {
    const { user: saved } = await send(() => update({ ...details, updated_at_seen: seen }).unwrap());
    resetForm({ values: toValues(saved) });
  };
  return (
    <Form
      className="sf-dashboard-details"
      initialValues={toValues(user)}
      validationSchema={detailsSchema}
      onSubmit={save}
      loadNewer={async () => toValues(await refetch().unwrap())}
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
