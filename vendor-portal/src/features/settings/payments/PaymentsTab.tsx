import { QueryState } from '@balsam/shared-ui';
import { useGetPaymentSettingsQuery } from '../../../entities/settings/settings-api.ts';
import { CardPayment } from './CardPayment.tsx';
import { GuestCash } from './GuestCash.tsx';
import { CashOnDelivery } from './CashOnDelivery.tsx';

/** Payment methods of the vendor's orders. */
export function PaymentsTab() {
  const query = useGetPaymentSettingsQuery();
  return (
    <QueryState query={query}>
      {(settings) => (
        <div className="stack">
          <CashOnDelivery isOn={settings.cod_enabled} seen={settings.updated_at} takesCards={settings.card !== 'off'} />
          {settings.cod_enabled && settings.guest_checkout && <GuestCash settings={settings} />}
          <CardPayment state={settings.card} provider={settings.provider} />
        </div>
      )}
    </QueryState>
  );
}
