import { LICENCE_ACTIVITIES, type AdminLicence } from '@balsam/shared-api';
import {
  ChecksField,
  Form,
  FormError,
  Section,
  SelectField,
  SubmitButton,
  TextField,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { acceptanceSchema } from './licence-schema.ts';
import { useAcceptLicenceMutation, type LicenceFacts } from './licences-api.ts';

const toValues = ({ number, activity, issued_on, expires_on, categories }: AdminLicence): LicenceFacts => ({
  ...{ number, activity, issued_on, expires_on },
  categories: categories.map(({ id }) => id),
});

interface AcceptLicenceProps {
  licence: AdminLicence;
  /** Categories that a scope can name. */
  categories: AdminLicence['categories'];
}

/** Facts to compare with the paper; they can be corrected before the licence is accepted. */
export function AcceptLicence({ licence, categories }: AcceptLicenceProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [accept] = useAcceptLicenceMutation();
  const send = useSendForm({ failed: t('licences.failed') });
  const { id, type } = licence;
  return (
    <Section title={t('licences.compare')}>
      <Form
        aria-label={t('licences.compare')}
        initialValues={toValues(licence)}
        validationSchema={acceptanceSchema(type.scoped)}
        onSubmit={(facts) => send(() => accept({ id, facts: { ...facts, number: facts.number.trim() } }).unwrap())}
        t={t}
      >
        <p className="text-body-secondary">{t('licences.compareLead')}</p>
        <div>
          <TextField name="number" label={t('licences.number')} dir="ltr" required />
          <SelectField
            name="activity"
            label={t('licences.activity')}
            options={LICENCE_ACTIVITIES.map((value) => ({
              value,
              label: t(`licences.activities.${value === '' ? 'none' : value}`),
            }))}
          />
          <TextField name="issued_on" type="date" label={t('licences.issuedOn')} required />
          <TextField name="expires_on" type="date" label={t('licences.expiresOn')} required />
        </div>
        {type.scoped && (
          <ChecksField
            name="categories"
            label={t('licences.categories')}
            hint={t('licences.categoriesHint')}
            checks={categories.map((each) => ({ value: each.id, label: localized(each.name, each.name_arabic) }))}
            required
          />
        )}
        <FormError />
        <SubmitButton>{t('licences.accept')}</SubmitButton>
      </Form>
    </Section>
  );
}
