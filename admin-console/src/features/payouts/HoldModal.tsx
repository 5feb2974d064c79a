import type { AdminPayout } from '@balsam/shared-api';
import { ReasonModal, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useHoldPayoutsMutation } from './payouts-api.ts';

interface HoldModalProps {
  vendor: AdminPayout['vendor'];
  onHide: () => void;
}

/** Puts a vendor's payouts on hold, with a reason shown to the vendor. */
export function HoldModal({ vendor, onHide }: HoldModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [hold] = useHoldPayoutsMutation();
  return (
    <ReasonModal
      title={t('payouts.hold.of', { name: localized(vendor.company_name, vendor.company_name_arabic) })}
      label={t('money.reason')}
      hint={t('payouts.reasonHint')}
      rule={reasonRule}
      onSubmit={(reason) => hold({ vendorId: vendor.id, reason, status_seen: 'active' }).unwrap()}
      failed={t('payouts.failed')}
      submitLabel={t('payouts.hold.short')}
      t={t}
      onHide={onHide}
    >
      <p>{t('payouts.hold.text')}</p>
    </ReasonModal>
  );
}
