import { Allowed, type AdminVendorRow } from '@balsam/shared-api';
import { Button } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './vendors.css';
import { VendorStatusBadge } from './VendorStatusBadge.tsx';

interface VendorStatusCellProps {
  vendor: AdminVendorRow;
  onChange: (vendor: AdminVendorRow) => void;
}

/** Status of a vendor with the reason for a rejection, and the action to change it. */
export function VendorStatusCell({ vendor, onChange }: VendorStatusCellProps) {
  const { t } = useTranslation('admin-console');
  const { name, active, stopped, rejection_remarks } = vendor;
  return (
    <div className="cell-stack">
      <span>
        <VendorStatusBadge active={active} stopped={stopped} />
      </span>
      {rejection_remarks && (
        <small className="text-secondary" dir="auto">
          {rejection_remarks}
        </small>
      )}
      <Allowed permission="vendors.write">
        <span>
          <Button
            variant="link"
            size="sm"
            aria-label={t('vendors.changeOf', { name })}
            onClick={() => onChange(vendor)}
          >
            {t('vendors.change')}
          </Button>
        </span>
      </Allowed>
    </div>
  );
}
