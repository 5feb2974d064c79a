import { sql, type SQL } from '../../sql/sql.ts';
import { containsFolded } from '../../csv/list-reader.ts';
import { fold } from '../../text/fold.ts';

// A shorter run of digits is in somebody's number always.
const FEWEST_DIGITS = 4;
/** As many as a number has within Bahrain; before them stand a 0, a country's code or a network's. */
const OWN_DIGITS = 8;
const PHONE = /^[+(]?[\d\s()-]+$/;

/** The digits by which a phone number is known however it is written: with its country's code, with a 0, or bare. */
const phoneDigits = (search: string): string | null => {
  const text = search.trim().replace(/\p{Nd}/gu, fold);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(-OWN_DIGITS);
  return PHONE.test(text) && digits.length >= FEWEST_DIGITS ? digits : null;
};

const hasPhone = (digits: string): SQL => {
  const phones = sql`concat_ws('|', u.phone_number, o.shipping_address ->> 'phone_number', o.billing_address ->> 'phone_number')`;
  return sql`strpos(regexp_replace(${phones}, '[^0-9|]', '', 'g'), ${digits}) > 0`;
};

/**
 * What somebody means who looks for an order: its numbers, its parcel's, the people's names, addresses and phones, the
 * vendor, or a product or SKU in it. `part` is a row of vendor_orders, `o` its order, `u` its customer, `v` its vendor.
 */
export const isFoundBy = (search: string): SQL => {
  const phone = phoneDigits(search);
  // A sub-order's number begins with the order's own.
  const ownTexts = containsFolded(
    search,
    sql`part.search_number`,
    sql`u.search_name`,
    sql`o.search_recipient`,
    sql`u.search_email`,
    sql`v.search_name`,
    sql`part.search_parcel`,
  );
  const holds = sql`EXISTS (SELECT 1 FROM order_items sold WHERE sold.vendor_order_id = part.id
    AND ${containsFolded(search, sql`sold.search_text`)})`;
  return sql`(${ownTexts} OR ${holds}${phone === null ? sql`` : sql` OR ${hasPhone(phone)}`})`;
};
