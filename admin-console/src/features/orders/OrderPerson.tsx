import type { Order } from '@balsam/shared-api';
import { Email } from '@balsam/shared-ui';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

interface OrderPersonProps {
  name: string;
  email: string;
  /** Profile page of the person; undefined without an account. */
  to?: string;
}

/** Party of a sale: name with a link to the profile, and email address. */
export function OrderPerson({ name, email, to }: OrderPersonProps) {
  const text = <bdi>{name || '–'}</bdi>;
  return (
    <span className="cell-stack">
      {to ? <Link to={to}>{text}</Link> : text}
      {email && <Email address={email} className="text-secondary" />}
    </span>
  );
}

/** The customer, or the recipient of a guest's order. */
export function Buyer({ order: { user, shipping_address: address } }: { order: Order }) {
  if (user) return <OrderPerson name={user.full_name} email={user.email} to={href('customer', { id: user.id })} />;
  return <OrderPerson name={address?.name ?? ''} email={address?.email ?? ''} />;
}
