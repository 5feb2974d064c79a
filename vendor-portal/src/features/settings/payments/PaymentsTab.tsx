import { QueryState } from '@balsam/shared-ui';
import { useGetPaymentSettingsQuery } from '../../../entities/settings/settings-api.ts';
import { CashOnDelivery } from './CashOnDelivery.tsx';
import { MobilePayment } from './MobilePayment.tsx';

/** How customers may pay the vendor. */
export function PaymentsTab() {
  const query = useGetPaymentSettingsQuery();
  return (
    <QueryState query={query}>
      {({ cod_enabled: isOn }) => (
        <div className="stack">
          <CashOnDelivery isOn={isOn} />
          <MobilePayment />
        </div>
      )}
    </QueryState>
  );
}
