import { COUNTRY_CODES, NHRA_CLASSES, PRODUCT_KINDS, SFDA_CLASSES, type VendorProductDetail } from '@balsam/shared-api';
import { countryName, Section, SelectField, TextField, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { isZeroRated } from './product-schema.ts';
import type { ProductValues } from './product-values.ts';

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Registration facts: maker, origin, classes, storage and authorisations. */
export function RegistrationSection({ missing }: Partial<Pick<VendorProductDetail, 'missing'>>) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { vat_class: taxClass, nhra_number: nhra } = useFormikContext<ProductValues>().values;
  const notStated = t('productForm.registration.notStated');
  const countries = COUNTRY_CODES.map((value) => ({ value, label: countryName(value, lang) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, lang),
  );
  const answers = (['yes', 'no'] as const).map((value) => ({ value, label: t(`productForm.registration.${value}`) }));
  return (
    <Section title={t('productForm.registration.title')}>
      <Missing facts={missing ?? []} />
      <p className="form-text mb-3">{t('productForm.registration.hint')}</p>
      <div className="vp-halves">
        <TextField name="manufacturer" label={t('productForm.manufacturer')} dir="ltr" />
        <TextField name="manufacturer_arabic" label={t('productForm.manufacturer_arabic')} dir="rtl" />
        <TextField name="brand" label={t('productForm.brand')} dir="ltr" />
        <TextField name="brand_arabic" label={t('productForm.brand_arabic')} dir="rtl" />
        <SelectField
          name="origin_country"
          label={t('productForm.origin_country')}
          placeholder={notStated}
          options={countries}
        />
        <SelectField
          name="product_kind"
          label={t('productForm.product_kind')}
          placeholder={notStated}
          options={PRODUCT_KINDS.map((value) => ({ value, label: t(`productForm.registration.kinds.${value}`) }))}
        />
        <SelectField name="sterile" label={t('productForm.sterile')} placeholder={notStated} options={answers} />
        <SelectField name="single_use" label={t('productForm.single_use')} placeholder={notStated} options={answers} />
        <TextField name="store_min_c" label={t('productForm.store_min_c')} dir="ltr" />
        <TextField
          name="store_max_c"
          label={t('productForm.store_max_c')}
          hint={t('productForm.registration.storageHint')}
          dir="ltr"
        />
        <Authorisation authority="sfda" classes={SFDA_CLASSES} required={isZeroRated(taxClass) && nhra === ''} />
        <Authorisation authority="nhra" classes={NHRA_CLASSES} />
      </div>
    </Section>
  );
}

interface AuthorisationProps {
  authority: 'sfda' | 'nhra';
  classes: readonly string[];
  required?: boolean;
}

/** Authorisation of one authority, with its risk class. */
function Authorisation({ authority, classes, required }: AuthorisationProps) {
  const { t } = useTranslation('vendor-portal');
  const isSaudi = authority === 'sfda';
  return (
    <>
      <SelectField
        name={`${authority}_class`}
        label={t(`productForm.${authority}_class`)}
        placeholder={t('productForm.registration.notStated')}
        options={plain(classes)}
      />
      <TextField
        name={`${authority}_number`}
        label={t(`productForm.${authority}_number`)}
        hint={isSaudi ? t('productForm.registration.numberHint') : undefined}
        dir="ltr"
        required={required}
      />
      <TextField name={`${authority}_holder`} label={t(`productForm.${authority}_holder`)} />
      <TextField name={`${authority}_expires_on`} label={t(`productForm.${authority}_expires_on`)} type="date" />
    </>
  );
}

/** Facts without which the category sells nothing. */
function Missing({ facts }: { facts: VendorProductDetail['missing'] }) {
  const { t } = useTranslation('vendor-portal');
  if (facts.length === 0) return null;
  return (
    <div className="form-error" role="note">
      <p>{t('productForm.registration.missing')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{t(`productForm.registration.facts.${fact}`)}</li>
        ))}
      </ul>
    </div>
  );
}
