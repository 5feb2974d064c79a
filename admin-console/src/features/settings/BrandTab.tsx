import type { PlatformSettings } from '@balsam/shared-api';
import { BilingualFields } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { AccentField } from './AccentField.tsx';
import { LogoForm } from './LogoForm.tsx';
import { PlatformForm } from './PlatformForm.tsx';

const LONGEST = 60;

const name = (other: string) =>
  string()
    .trim()
    .max(LONGEST, textKey('settings.brand.error.long'))
    .when(other, ([text], schema) => (text?.trim() ? schema.required(textKey('settings.company.error.both')) : schema));

const brand = object().shape(
  {
    name: name('name_arabic'),
    name_arabic: name('name'),
    accent: string().matches(/^#[\da-f]{6}$/i, {
      message: textKey('settings.brand.error.accent'),
      excludeEmptyString: true,
    }),
  },
  // Each requires the other.
  [['name', 'name_arabic']],
);
const schema = object({ brand });

const read = ({ brand: values }: PlatformSettings) => ({ brand: values });
const write = (values: ReturnType<typeof read>) => values;

/** Name and look of the shop. */
export function BrandTab() {
  const { t } = useTranslation('admin-console');
  return (
    <div className="stack">
      <PlatformForm
        title={t('settings.tabs.brand')}
        text={t('settings.brand.text')}
        schema={schema}
        read={read}
        write={write}
      >
        <BilingualFields
          fields={[
            {
              en: { name: 'brand.name', label: t('settings.brand.name') },
              ar: { name: 'brand.name_arabic', label: t('settings.brand.nameArabic') },
              optional: true,
            },
          ]}
        />
        <AccentField name="brand.accent" />
      </PlatformForm>
      <LogoForm />
    </div>
  );
}
