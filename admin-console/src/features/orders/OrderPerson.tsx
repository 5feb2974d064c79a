import { usePermissions, type Order } from '@balsam/shared-api';
import { Badge, Email } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

interface OrderPersonProps {
  name: string;
  email: string;
  /** Profile page of the person; undefined without an account. */
  to?: string;
  /** Bought without an account. */
  isGuest?: boolean;
}

/** Party of a sale: name with a link to the profile, and email address. */
function OrderPerson({ name, email, to, isGuest = false }: OrderPersonProps) {
  const { t } = useTranslation('admin-console');
  const text = <bdi>{name || '–'}</bdi>;
  return (
    <span className="cell-stack">
      {to ? <Link to={to}>{text}</Link> : text}
      {isGuest && <Badge variant="secondary">{t('orders.guest')}</Badge>}
      {email && <Email address={email} className="text-secondary" />}
    </span>
  );
}

/** The store, with its page for those who may open it. */
export function Seller({ vendor: { id, company_name: name, email } }: Pick<Order, 'vendor'>) {
  const mayOpen = usePermissions()('vendors.read');
  return <OrderPerson name={name} email={email} to={mayOpen ? href('editVendor', { id }) : undefined} />;
}

/** The customer, or the recipient of a guest's order. */
export function Buyer({ order: { user, shipping_address: address } }: { order: Order }) {
  const mayOpen = usePermissions()('customers.read');
  if (user) {
    const { full_name: name, email, is_guest: isGuest, id } = user;
    return (
      <OrderPerson
        name={name}
        email={email}
        isGuest={isGuest}
        to={isGuest || !mayOpen ? undefined : href('customer', { id })}
      />
    );
  }
  return <OrderPerson name={address?.name ?? ''} email={address?.email ?? ''} />;
}
