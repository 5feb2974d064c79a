import { useListCountriesQuery } from '@balsam/shared-api';
import {
  ChoiceField,
  CheckboxField,
  FileField,
  FormError,
  PasswordField,
  SubmitButton,
  TextField,
  type TextKey,
} from '@balsam/shared-ui';
import { useField } from 'formik';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocationFields } from '../../entities/location/LocationFields.tsx';
import { MIN_PASSWORD, type RegisterValues } from './register-schema.ts';
import { href } from '../../entities/page/paths.ts';

/** Registration fields; vendors also provide company details. */
export function RegisterFields() {
  const { t } = useTranslation('storefront');
  const [{ value: accountType }] = useField<RegisterValues['account_type']>('account_type');
  const isVendor = accountType === 'vendor';
  return (
    <>
      <ChoiceField
        name="account_type"
        label={t('auth.register.accountType')}
        choices={[
          { value: 'customer', label: t('auth.register.customer') },
          { value: 'vendor', label: t('auth.register.vendor'), hint: t('auth.register.vendorNote') },
        ]}
      />
      <PersonFields isVendor={isVendor} />
      {isVendor && <CompanyFields />}
      <AddressFields isVendor={isVendor} />
      <CheckboxField name="terms" label={t('auth.register.terms')} hint={<TermsLinks />} required />
      <FormError />
      <SubmitButton>{t('auth.register.submit')}</SubmitButton>
    </>
  );
}

function PersonFields({ isVendor }: { isVendor: boolean }) {
  const { t } = useTranslation('storefront');
  const field = (name: TextKey<'storefront', 'auth.register'>) => ({
    name,
    label: t(`auth.register.${name}`),
    required: true,
  });
  return (
    <div className="field-grid">
      <TextField {...field('firstname')} autoComplete="given-name" />
      <TextField {...field('lastname')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('phone_number')}
        type="tel"
        autoComplete="tel"
        hint={t(isVendor ? 'auth.register.vendorPhoneHint' : 'auth.register.phoneHint')}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        least={MIN_PASSWORD}
        hint={t('auth.register.passwordHint')}
      />
      <PasswordField {...field('confirm_password')} autoComplete="new-password" />
    </div>
  );
}

function CompanyFields() {
  const { t } = useTranslation('storefront');
  return (
    <div className="field-grid">
      <TextField
        name="store_address.company_name"
        label={t('auth.register.company_name')}
        autoComplete="organization"
        required
      />
      <FileField
        name="cr_certificate"
        label={t('auth.register.certificate')}
        hint={t('auth.register.certificateHint')}
        accept=".pdf,.jpg,.jpeg,.png"
        required
      />
    </div>
  );
}

/**
 * Optional shipping address of a customer, limited to countries that a vendor delivers to, or the store address of a
 * vendor, in any country. A shop without vendors shows customers no address fields.
 */
function AddressFields({ isVendor }: { isVendor: boolean }) {
  const { t } = useTranslation('storefront');
  const { data: delivered } = useListCountriesQuery({ delivered: true });
  if (!isVendor && delivered?.length === 0) return null;
  return (
    <fieldset>
      <legend className="panel-title">{t(isVendor ? 'auth.register.storeAddress' : 'auth.register.address')}</legend>
      <p className="form-text mb-3">{t(isVendor ? 'auth.register.storeAddressHint' : 'auth.register.addressHint')}</p>
      <div className="field-grid">
        <LocationFields prefix="store_address." required={isVendor} presumesCountry onlyDelivered={!isVendor} />
        <TextField
          name="store_address.postal_code"
          label={t('auth.register.postal_code')}
          autoComplete="postal-code"
          dir="ltr"
        />
        <TextField
          name="store_address.address_1"
          label={t('auth.register.address_1')}
          autoComplete="address-line1"
          className="field-wide"
          required={isVendor}
        />
      </div>
    </fieldset>
  );
}

function TermsLinks() {
  const { t } = useTranslation('storefront');
  const inNewTab = { target: '_blank', rel: 'noopener' };
  return (
    <Trans
      t={t}
      i18nKey="auth.register.termsHint"
      components={{
        termsLink: <Link to={href('terms')} {...inNewTab} />,
        privacyLink: <Link to={href('privacy')} {...inNewTab} />,
      }}
    />
  );
}
