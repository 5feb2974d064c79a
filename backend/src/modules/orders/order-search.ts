import { sql, type SQL } from '../../sql/sql.ts';
import { folded } from '../../search/folded.ts';
import { phoneDigits } from '../../text/phone-digits.ts';

/**
 * Matches order and parcel numbers, names, addresses and phones, the vendor, and products or SKUs of an order. `part`
 * is a row of vendor_orders. Each table is searched in its own subquery: with joins, every text would be carried along
 * with every order.
 */
export const matchesSearch = (search: string): SQL => {
  const text = folded(sql`${search}::text`);
  const digits = phoneDigits(search);
  const has = (texts: SQL[], phones?: SQL) => {
    const held = texts.map((each) => sql`strpos(${each}, ${text}) > 0`);
    const called = digits === null || phones === undefined ? [] : [sql`strpos(${phones}, ${digits}) > 0`];
    return sql`(${sql.join([...held, ...called], sql` OR `)})`;
  };
  const lines = has([sql`sold.search_text`]);
  const order = has([sql`whole.search_recipient`], sql`whole.search_phones`);
  const customer = has([sql`buyer.search_name`, sql`buyer.search_email`], sql`buyer.search_phone`);
  // A sub-order's number starts with the number of its order.
  return sql`(${has([sql`part.search_number`, sql`part.search_parcel`])}
    OR part.id IN (SELECT sold.vendor_order_id FROM order_items sold WHERE ${lines})
    OR part.order_id IN (SELECT whole.id FROM orders whole WHERE whole.state = 'placed' AND ${order})
    OR part.user_id IN (SELECT buyer.id FROM users buyer WHERE ${customer})
    OR part.vendor_id IN (SELECT seller.id FROM vendors seller WHERE ${has([sql`seller.search_name`])}))`;
};
