import { QueryState } from '@balsam/shared-ui';
import { useGetPaymentSettingsQuery } from '../../../entities/settings/settings-api.ts';
import { CardPayment } from './CardPayment.tsx';
import { CashOnDelivery } from './CashOnDelivery.tsx';

/** Payment methods of the vendor's orders. */
export function PaymentsTab() {
  const query = useGetPaymentSettingsQuery();
  return (
    <QueryState query={query}>
      {({ cod_enabled: isOn, card, provider, updated_at: seen }) => (
        <div className="stack">
          <CashOnDelivery isOn={isOn} seen={seen} takesCards={card !== 'off'} />
          <CardPayment state={card} provider={provider} />
        </div>
      )}
    </QueryState>
  );
}
