import { Modal, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VendorFacts } from './VendorFacts.tsx';
import { VendorStatusForm } from './VendorStatusForm.tsx';
import { useGetAdminVendorQuery } from './vendors-api.ts';

interface VendorStatusModalProps {
  id: number;
  onHide: () => void;
}

/** Shows a vendor's details and lets an admin approve, deactivate or reject the vendor. */
export function VendorStatusModal({ id, onHide }: VendorStatusModalProps) {
  const { t } = useTranslation('admin-console');
  const query = useGetAdminVendorQuery(id);
  return (
    <Modal show onHide={onHide} title={t('vendors.change')}>
      <QueryState query={query}>
        {(vendor) =>
          vendor ? (
            <div className="stack">
              <VendorFacts vendor={vendor} />
              <VendorStatusForm vendor={vendor} load={() => query.refetch().unwrap()} onDone={onHide} />
            </div>
          ) : (
            <p>{t('vendors.gone')}</p>
          )
        }
      </QueryState>
    </Modal>
  );
}
