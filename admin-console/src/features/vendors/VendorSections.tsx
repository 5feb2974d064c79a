import { Allowed, usePermissions, type AdminVendor } from '@balsam/shared-api';
import {
  FileField,
  PasswordField,
  PlaceFields,
  Section,
  SelectField,
  TextAreaField,
  TextField,
  type TextKey,
} from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PictureFileField } from '../../entities/pictures/PictureFileField.tsx';
import { CertificateButton } from './CertificateButton.tsx';
import { useVendorPlaces } from './use-vendor-places.ts';
import { UnderwayNote } from './UnderwayNote.tsx';
import { useVendorStatusOptions } from './use-vendor-status-options.ts';
import type { VendorValues } from './vendor-form.ts';
import { isRejection } from './vendor-status-schema.ts';

/** Owner of the store, and their credentials. */
export function PersonSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin-console');
  const field = (name: keyof VendorValues & TextKey<'admin-console', 'vendors.form'>) => ({
    name,
    label: t(`vendors.form.${name}`),
  });
  return (
    <Section title={t('vendors.form.person')}>
      <div className="field-grid">
        <TextField {...field('firstname')} autoComplete="off" required />
        <TextField {...field('lastname')} autoComplete="off" required />
        <TextField {...field('email')} type="email" autoComplete="off" required />
        <TextField {...field('phone_number')} type="tel" autoComplete="off" required />
        <Allowed permission="vendors.write">
          <PasswordField
            {...field('password')}
            autoComplete="new-password"
            hint={t(isNew ? 'vendors.form.passwordHint' : 'vendors.form.newPasswordHint')}
            required={isNew}
          />
        </Allowed>
      </div>
    </Section>
  );
}

/** Name and address of the store. The server requires the address of an active vendor. */
export function StoreSection({ vendor }: { vendor?: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const { store_address: store } = useFormikContext<VendorValues>().values;
  const field = (name: keyof VendorValues['store_address'] & TextKey<'admin-console', 'vendors.form'>) => ({
    name: `store_address.${name}`,
    label: t(`vendors.form.${name}`),
  });
  return (
    <Section title={t('vendors.form.store')}>
      <div className="field-grid">
        <TextField {...field('company_name')} hint={t('vendors.form.companyHint')} />
        <TextField {...field('company_name_arabic')} lang="ar" dir="rtl" />
        <TextField {...field('company_phone_no')} type="tel" />
        <TextField {...field('cr_number')} inputMode="numeric" />
        <TextField {...field('company_address')} className="field-wide" />
        <PlaceFields prefix="store_address." places={useVendorPlaces(vendor, store.country, store.state)} />
        <TextField {...field('postal_code')} dir="ltr" />
      </div>
    </Section>
  );
}

/** Status of the vendor, with the reason for a rejection. */
export function StatusSection({ vendor }: { vendor?: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const { active } = useFormikContext<VendorValues>().values;
  return (
    <Section title={t('vendors.status')}>
      <SelectField name="active" label={t('vendors.status')} options={useVendorStatusOptions()} required />
      {isRejection(active) && (
        <TextAreaField name="remarks" label={t('vendors.remarks')} hint={t('vendors.remarksHint')} required rows={3} />
      )}
      {vendor && <UnderwayNote vendor={vendor} />}
    </Section>
  );
}

/** Logo and commercial registration; the current certificate can be opened. */
export function FilesSection({ vendor }: { vendor?: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('vendors.write');
  const certified = vendor && vendor.cr_certificate !== null ? vendor : undefined;
  if (!mayWrite && !certified) return null;
  return (
    <Section title={t('vendors.form.files')}>
      <Allowed permission="vendors.write">
        <PictureFileField
          name="logo"
          label={t('vendors.form.logo')}
          current={vendor?.logo_url ?? null}
          required={!vendor}
        />
        <FileField
          name="cr_certificate"
          label={t('vendors.form.cr_certificate')}
          hint={t('vendors.form.certificateHint')}
          accept=".pdf,.jpg,.jpeg,.png"
          required={!vendor}
        />
      </Allowed>
      {certified && <CertificateButton vendorId={certified.id}>{t('vendors.downloadCr')}</CertificateButton>}
    </Section>
  );
}
