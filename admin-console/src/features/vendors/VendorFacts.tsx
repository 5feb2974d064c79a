import type { AdminVendor } from '@balsam/shared-api';
import { Bdi, Email } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CertificateButton } from './CertificateButton.tsx';

/** Facts for the decision on a vendor. */
export function VendorFacts({ vendor }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  return (
    <dl className="facts">
      <dt>{t('vendors.name')}</dt>
      <dd>
        <bdi>
          {vendor.firstname} {vendor.lastname}
        </bdi>
      </dd>
      <dt>{t('vendors.company')}</dt>
      <dd>
        <bdi>{vendor.vendor.company_name}</bdi>
      </dd>
      <dt>{t('vendors.email')}</dt>
      <dd>
        <Email address={vendor.email} />
      </dd>
      <dt>{t('vendors.phone')}</dt>
      <dd>
        <Bdi>{vendor.phone_number}</Bdi>
      </dd>
      {vendor.cr_certificate !== null && (
        <>
          <dt>{t('vendors.form.cr_certificate')}</dt>
          <dd>
            <CertificateButton vendorId={vendor.id}>{t('vendors.downloadCr')}</CertificateButton>
          </dd>
        </>
      )}
    </dl>
  );
}
