import type { AdminCustomer } from '@balsam/shared-api';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CustomerAccess } from './CustomerAccess.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { useGetCustomerQuery } from './customers-api.ts';
import { href } from '../../entities/page/paths.ts';

/** A customer's contact details, orders and account status. */
export function CustomerPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetCustomerQuery(Number(id));
  return (
    <RecordPage title={t('customers.title')} back={{ to: href('customers'), text: t('customers.back') }} query={query}>
      {(customer) => <CustomerSheet customer={customer} />}
    </RecordPage>
  );
}

function CustomerSheet({ customer }: { customer: AdminCustomer }) {
  return (
    <ConsolePage title={customer.name}>
      <div className="split">
        <div className="stack">
          <CustomerOrders customer={customer} />
          <CustomerAddresses addresses={customer.addresses} />
        </div>
        <div className="stack sticky-summary">
          <CustomerAccess customer={customer} />
          <CustomerFacts customer={customer} />
        </div>
      </div>
    </ConsolePage>
  );
}
