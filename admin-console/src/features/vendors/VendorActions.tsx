import { Allowed, type AdminVendorRow } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { CertificateButton } from './CertificateButton.tsx';

interface VendorActionsProps {
  vendor: AdminVendorRow;
  onDelete: (vendor: AdminVendorRow) => void;
}

export function VendorActions({ vendor, onDelete }: VendorActionsProps) {
  const { t } = useTranslation('admin-console');
  const { id, name, cr_certificate } = vendor;
  return (
    <div className="cluster cluster-end ac-whole">
      {cr_certificate !== null && (
        <CertificateButton vendorId={id} variant="ghost" aria-label={t('vendors.downloadCrOf', { name })}>
          {t('vendors.downloadCr')}
        </CertificateButton>
      )}
      <Allowed permission="vendors.write">
        <DeleteButton label={t('vendors.deleteOf', { name })} onClick={() => onDelete(vendor)} />
      </Allowed>
    </div>
  );
}
