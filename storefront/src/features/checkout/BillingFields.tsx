import { TextAreaField, TextField, type TextKey } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocationFields, type LocationFieldsProps } from '../../entities/location/LocationFields.tsx';
import { NationalAddressField } from '../../entities/location/NationalAddressField.tsx';
import { OptionalFields } from './OptionalFields.tsx';

interface BillingFieldsProps extends Pick<LocationFieldsProps, 'onCountryChange' | 'presumesCountry'> {
  /** Bought without an account: says where the news about the order goes. */
  isGuest?: boolean;
  /** Content after the fields. */
  children?: ReactNode;
}

/**
 * Billing form: every field is required except a company's VAT number and, in Saudi Arabia, the short address. Company,
 * second address line and message are part of the form only when asked for.
 */
export function BillingFields({ isGuest = false, children, ...location }: BillingFieldsProps) {
  const { t } = useTranslation('storefront');
  const field = (name: TextKey<'storefront', 'checkout'>) => ({
    name: `billing.${name}`,
    label: t(`checkout.${name}`),
    required: true,
  });
  return (
    <section className="panel" aria-labelledby="billing-title">
      <h2 className="panel-title" id="billing-title">
        {t('checkout.billing')}
      </h2>
      <p className="form-text mb-3">{t('checkout.everyField')}</p>
      <div className="field-grid">
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          hint={isGuest ? t('guest.emailHint') : undefined}
        />
        <TextField {...field('phone_number')} type="tel" autoComplete="tel" hint={t('checkout.phoneHint')} />
        <OptionalFields name="for_company" label={t('checkout.forCompany')}>
          <TextField {...field('company_name')} autoComplete="organization" />
          <TextField {...field('company_address')} />
          <TextField
            {...field('vat_number')}
            required={false}
            hint={t('checkout.vatNumberHint')}
            inputMode="numeric"
            dir="ltr"
          />
          <TextField
            name="po_number"
            label={t('checkout.po_number')}
            hint={t('checkout.poNumberHint')}
            maxLength={40}
          />
        </OptionalFields>
        <LocationFields prefix="billing." required tellsFailure onlyDelivered {...location} />
        <TextField {...field('postal_code')} autoComplete="postal-code" dir="ltr" />
        <TextField {...field('address_1')} autoComplete="address-line1" className="field-wide" />
        <OptionalFields name="with_address_2" label={t('checkout.withAddress2')}>
          <TextField {...field('address_2')} autoComplete="address-line2" className="field-wide" />
        </OptionalFields>
        <NationalAddressField prefix="billing." />
        <OptionalFields name="with_message" label={t('checkout.withMessage')}>
          <TextAreaField {...field('message')} rows={3} className="field-wide" hint={t('checkout.messageHint')} />
        </OptionalFields>
        {children}
      </div>
    </section>
  );
}
