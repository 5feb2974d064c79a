import { LICENCE_ACTIVITIES, type VendorLicences } from '@balsam/shared-api';
import { ChecksField, FileField, FormModal, SelectField, TextField, useLocalized } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSubmitLicenceMutation } from '../../entities/licences/licences-api.ts';
import { licenceSchema } from './licence-schema.ts';

interface UploadLicenceProps {
  licences: VendorLicences;
  /** Code of the licence; '' to choose it here. */
  type: string;
  onHide: () => void;
}

interface Values {
  type: string;
  number: string;
  activity: string;
  issued_on: string;
  expires_on: string;
  categories: number[];
  file: File | null;
}

const toBody = ({ file, categories, ...texts }: Values): FormData => {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text.trim());
  body.append('categories', categories.join(','));
  if (file) body.append('file', file);
  return body;
};

/** Sends a licence for review. It starts with what the last one of its kind covered. */
export function UploadLicence({ licences, type, onHide }: UploadLicenceProps) {
  const { t } = useTranslation('vendor-portal');
  const [submit] = useSubmitLicenceMutation();
  const last = licences.licences.find((each) => each.type.code === type);
  const needs = licences.types.find((each) => each.type.code === type)?.needs ?? [];
  const covered = last?.categories ?? needs.map(({ category }) => category);
  const isScoped = (code: string) => licences.types.some((each) => each.type.code === code && each.type.scoped);
  const initialValues: Values = {
    ...{ type, number: '', activity: last?.activity ?? '', issued_on: '', expires_on: '' },
    ...{ categories: covered.map(({ id }) => id), file: null },
  };
  return (
    <FormModal
      title={t('licences.upload')}
      size="lg"
      initialValues={initialValues}
      validationSchema={licenceSchema(isScoped)}
      onSubmit={(values) => submit(toBody(values)).unwrap()}
      failed={t('licences.failed')}
      submitLabel={t('licences.submit')}
      t={t}
      onHide={onHide}
    >
      <LicenceFields licences={licences} isScoped={isScoped} />
    </FormModal>
  );
}

interface LicenceFieldsProps {
  licences: VendorLicences;
  isScoped: (code: string) => boolean;
}

function LicenceFields({ licences, isScoped }: LicenceFieldsProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const { values } = useFormikContext<Values>();
  return (
    <>
      <SelectField
        name="type"
        label={t('licences.type')}
        placeholder={t('licences.error.type')}
        options={licences.types.map(({ type }) => ({
          value: type.code,
          label: localized(type.name, type.name_arabic),
        }))}
        required
      />
      <div className="field-grid">
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
      {isScoped(values.type) && (
        <ChecksField
          name="categories"
          label={t('licences.categories')}
          checks={licences.categories.map(({ id, name, name_arabic }) => ({
            value: id,
            label: localized(name, name_arabic),
          }))}
          required
        />
      )}
      <FileField
        name="file"
        label={t('licences.file')}
        hint={t('licences.fileHint')}
        accept=".pdf,.jpg,.jpeg,.png"
        required
      />
    </>
  );
}
