import type { AdminVendor } from '@balsam/shared-api';
import { Section, Switch, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useTrustVendorMutation } from './vendors-api.ts';

/** Whether a vendor's edits of approved products are live before an admin has looked at them. */
export function VendorTrust({ vendor: { id, trusted, updated_at } }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const [trust, { isLoading }] = useTrustVendorMutation();
  const send = useSend({ failed: t('vendors.updateFailed') });
  const label = t('vendors.trust.label');
  return (
    <Section title={t('vendors.trust.title')}>
      <div className="cluster cluster-between">
        <span>{label}</span>
        <Switch
          checked={trusted}
          label={label}
          disabled={isLoading}
          onChange={(checked) => void send(() => trust({ id, trusted: checked, updated_at_seen: updated_at }).unwrap())}
        />
      </div>
      <p className="form-text">{t(trusted ? 'vendors.trust.on' : 'vendors.trust.off')}</p>
    </Section>
  );
}
