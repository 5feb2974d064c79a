import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { localized } from '../../localized.ts';
import type { Lang } from '../../schemas.ts';
import { arrivalOf } from '../shipping/arrival.ts';
import { createShippingRepository } from '../shipping/repository.ts';
import type { ShippingRuleRow } from '../shipping/rule.ts';
import { createOrderRepository, type OrderItemRow, type StatusChangeRow } from './repository.ts';
import { isUnderway, statusLabel } from './status.ts';
import { createTrackingRepository, type ParcelRow } from './trackingRepository.ts';
import type { TrackedOrder, TrackedParcel } from './trackingSchemas.ts';

const NOT_EXPECTED = { arrives_from: null, arrives_to: null };

interface Contents {
  items: OrderItemRow[];
  history: StatusChangeRow[];
  rule: ShippingRuleRow | undefined;
}

const toParcel = (row: ParcelRow, { items, history, rule }: Contents, lang: Lang): z.infer<typeof TrackedParcel> => ({
  order_sub_no: row.order_sub_no,
  company_name: localized(lang, row.company_name, row.company_name_ar),
  status: statusLabel(row.status),
  status_code: row.status,
  tracking_id: row.tracking_id,
  tracking_information: row.tracking_information,
  ...(rule && isUnderway(row.status) ? arrivalOf(rule, new Date(row.placed_at)) : NOT_EXPECTED),
  history: history
    .filter((change) => change.vendor_order_id === row.id && change.field === null)
    .map(({ to_status, created_at }) => ({ to: statusLabel(to_status), created_at })),
  items: items
    .filter((item) => item.vendor_order_id === row.id)
    .map(({ name, name_ar, quantity }) => ({ name, name_arabic: name_ar, quantity })),
});

/**
 * Tells where an order is to whoever knows a number of it and the e-mail address of its bill or its account.
 * @returns a function of both; it throws one and the same 404 for a wrong number and a wrong address
 */
export const createTracking = (database: Database) => {
  const tracking = createTrackingRepository(database);
  const orders = createOrderRepository(database);
  const shipping = createShippingRepository(database);

  return async (number: string, email: string, lang: Lang): Promise<z.infer<typeof TrackedOrder>> => {
    const rows = await tracking.parcels(number, email);
    const [first] = rows;
    if (!first) throw new AppError(404, 'order_not_found');
    const ids = rows.map((row) => row.id);
    const vendorIds = rows.map((row) => row.vendor_id);
    const [items, history, rules] = await Promise.all([
      orders.items(ids),
      orders.history(ids),
      shipping.rules(vendorIds, first.country_id, first.currency),
    ]);
    return {
      order_no: first.order_no,
      placed_at: first.placed_at,
      parcels: rows.map((row) => toParcel(row, { items, history, rule: rules.get(row.vendor_id) }, lang)),
    };
  };
};
