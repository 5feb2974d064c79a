import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../badge/StatusBadge.tsx';
import { Button } from '../../button/Button.tsx';
import { Bdi } from '../../format/Bdi.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { Email } from '../../format/Email.tsx';
import { Money } from '../../format/Money.tsx';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import type { OrderView } from '../../order/order-view.ts';

interface OrderColumnsOptions<Row> {
  /** The other party: a vendor sees the customer, an admin the vendor. `href`: page of the party. */
  party: { header: string; of: (order: Row) => { name: string; email: string; href?: string } | null };
  onOpen: (order: Row) => void;
  /** Page of the order, if it has one. */
  hrefOf?: (order: Row) => string;
  /** Badges next to the status, for urgent orders. */
  flags?: (order: Row) => ReactNode;
  /** Last column, with an order's actions. */
  action?: { header: string; cell: (order: Row) => ReactNode };
}

/** Columns of a console's orders list. The order number opens the details. */
export function useOrderColumns<Row extends OrderView>(options: OrderColumnsOptions<Row>): DataTableColumn<Row>[] {
  const { party, onOpen, hrefOf, flags, action } = options;
  const { t } = useTranslation('kit');

  const number = (order: Row) => (
    <Button
      variant="link"
      className="order-code"
      aria-label={t('order.list.open', { number: order.order_no })}
      onClick={() => {
        onOpen(order);
      }}
    >
      <Bdi>{order.order_no}</Bdi>
    </Button>
  );
  const subNumber = (order: Row) => {
    const text = <Bdi className="order-code">{order.order_sub_no}</Bdi>;
    const link = hrefOf ? <Link to={hrefOf(order)}>{text}</Link> : text;
    if (!order.po_number) return link;
    return (
      <div className="cell-stack">
        {link}
        <span className="text-secondary">
          {t('order.list.poNumber')} <Bdi>{order.po_number}</Bdi>
        </span>
      </div>
    );
  };
  const partyCell = (order: Row) => {
    const person = party.of(order);
    if (!person) return '–';
    const name = <bdi>{person.name}</bdi>;
    return (
      <div className="cell-stack">
        {person.href ? <Link to={person.href}>{name}</Link> : name}
        <Email address={person.email} className="text-secondary" />
      </div>
    );
  };

  const statusCell = (order: Row) => (
    <div className="cell-stack">
      <StatusBadge status={order.status} />
      {flags?.(order)}
    </div>
  );

  return [
    { id: 'number', header: t('order.list.number'), cell: number, primary: true },
    { id: 'subNumber', header: t('order.list.subNumber'), cell: subNumber },
    { id: 'party', header: party.header, cell: partyCell },
    {
      id: 'date',
      header: t('order.list.date'),
      cell: ({ order_date }) => <DateTime value={order_date} />,
      sortBy: 'newest',
    },
    { id: 'status', header: t('order.list.status'), cell: statusCell, sortBy: 'status' },
    {
      id: 'total',
      header: t('order.list.total'),
      cell: ({ total_amount, currency }) => <Money amount={total_amount} currency={currency} />,
      align: 'end',
      sortBy: 'total',
    },
    ...(action ? [{ id: 'action', ...action }] : []),
  ];
}
