import { usePermissions, type AdminVendor } from '@balsam/shared-api';
import { Section, Switch, useSendOnce } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useTrustVendorMutation } from './vendors-api.ts';

/** Switch that publishes a vendor's edits of approved products without an admin's review. */
export function VendorTrust({ vendor: { id, trusted, updated_at: seen } }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('vendors.write');
  const [trust] = useTrustVendorMutation();
  const { sendOnce, isBusy } = useSendOnce([seen, trusted], { failed: t('vendors.updateFailed') });
  const label = t('vendors.trust.label');
  return (
    <Section title={t('vendors.trust.title')}>
      <div className="cluster cluster-between">
        <span>{label}</span>
        <Switch
          checked={trusted}
          label={label}
          disabled={isBusy || !mayWrite}
          onChange={(checked) => void sendOnce(() => trust({ id, trusted: checked, updated_at_seen: seen }).unwrap())}
        />
      </div>
      <p className="form-text">{t(trusted ? 'vendors.trust.on' : 'vendors.trust.off')}</p>
    </Section>
  );
}
