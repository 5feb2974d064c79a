import { useGetUserQuery, useUpdateProfileMutation, type User } from '@balsam/shared-api';
import { Form, FormError, Section, SubmitButton, TextField, useSendForm, type TextKey } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { personSchema } from './account-schemas.ts';

const toValues = ({ firstname, lastname, email, phone_number, updated_at }: User) => ({
  ...{ firstname, lastname, email, phone_number, updated_at },
});
type PersonValues = ReturnType<typeof toValues>;

/** Name and phone number of the person. The email address is read-only. */
export function PersonForm({ user }: { user: User }) {
  const { t } = useTranslation('vendor-portal');
  const [update] = useUpdateProfileMutation();
  const { refetch } = useGetUserQuery();
  const send = useSendForm({ failed: t('account.failed') });
  const field = (name: TextKey<'vendor-portal', 'account'>) => ({ name, label: t(`account.${name}`) });
  const save = async ({ updated_at: seen, ...details }: PersonValues, { resetForm }: FormikHelpers<PersonValues>) => {
    const { user: saved } = await send(() => update({ ...details, updated_at_seen: seen }).unwrap());
    resetForm({ values: toValues(saved) });
  };
  return (
    <Section title={t('account.person')}>
      <Form
        aria-label={t('account.person')}
        initialValues={toValues(user)}
        validationSchema={personSchema}
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
            hint={t('account.emailHint')}
            className="field-wide"
            readOnly
          />
          <TextField
            {...field('phone_number')}
            type="tel"
            autoComplete="tel"
            hint={t('account.phoneHint')}
            className="field-wide"
            required
          />
        </div>
        <FormError />
        <SubmitButton>{t('account.save')}</SubmitButton>
      </Form>
    </Section>
  );
}
