import type { Order } from '@balsam/shared-api';
import { Email } from '@balsam/shared-ui';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

interface OrderPersonProps {
  name: string;
  email: string;
  /** The person's own page; left out for somebody without an account. */
  to?: string;
}

/** One side of a sale: a name that leads to the person, above the address. */
export function OrderPerson({ name, email, to }: OrderPersonProps) {
  const text = <bdi>{name || '–'}</bdi>;
  return (
    <span className="cell-stack">
      {to ? <Link to={to}>{text}</Link> : text}
      {email && <Email address={email} className="text-secondary" />}
    </span>
  );
}

/** Who ordered: the customer, or whom the parcel goes to where nobody has an account. */
export function Buyer({ order: { user, shipping_address: address } }: { order: Order }) {
  if (user) return <OrderPerson name={user.full_name} email={user.email} to={href('customer', { id: user.id })} />;
  return <OrderPerson name={address?.name ?? ''} email={address?.email ?? ''} />;
}
