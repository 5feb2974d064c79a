import { VAT_COUNTRIES, type PlatformSettings } from '@balsam/shared-api';
import { BilingualFields, normalizeDigits, TextField, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { PlatformForm } from './PlatformForm.tsx';

const LONGEST = 200;

const name = (other: string) =>
  string()
    .trim()
    .max(LONGEST, textKey('settings.company.error.long'))
    .when(other, ([text], schema) => (text?.trim() ? schema.required(textKey('settings.company.error.both')) : schema));

const VAT_NUMBERS = Object.values(VAT_COUNTRIES).map(({ number }) => new RegExp(number));

const plain = (number: string) => normalizeDigits(number).replaceAll(/\s/g, '');
const isVatNumber = (number: string) => VAT_NUMBERS.some((written) => written.test(number));

const vatNumber = string().test(
  'vat',
  textKey('settings.company.error.vat'),
  (text = '') => plain(text) === '' || isVatNumber(plain(text)),
);

const company = object().shape(
  { legal_name: name('legal_name_arabic'), legal_name_arabic: name('legal_name'), vat_number: vatNumber },
  // Each requires the other.
  [['legal_name', 'legal_name_arabic']],
);
const schema = object({ company });

const read = ({ company: values }: PlatformSettings) => ({ company: values });
const write = ({ company: values }: ReturnType<typeof read>) => ({
  company: { ...values, vat_number: plain(values.vat_number) },
});

/** Company details, as registered. */
export function CompanyTab() {
  const { t } = useTranslation('admin-console');
  const label = (field: TextKey<'admin-console', 'settings.company'>) => t(`settings.company.${field}`);
  return (
    <PlatformForm
      title={t('settings.tabs.company')}
      text={t('settings.company.text')}
      schema={schema}
      read={read}
      write={write}
    >
      <BilingualFields
        fields={[
          {
            en: { name: 'company.legal_name', label: label('legalName') },
            ar: { name: 'company.legal_name_arabic', label: label('legalNameArabic') },
            optional: true,
          },
        ]}
      />
      <div className="field-grid">
        <TextField name="company.cr_number" label={label('registration')} dir="ltr" maxLength={40} />
        <TextField name="company.vat_number" label={label('vat')} hint={label('vatHint')} dir="ltr" maxLength={40} />
      </div>
    </PlatformForm>
  );
}
