import type { z } from 'zod';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../wire/errors.ts';
import { trackingPage } from '../../../../mail/templates/carriers.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { createOrderRepository } from '../repository.ts';
import type { OrderItemRow, StatusChangeRow } from '../rows.ts';
import { statusLabel } from '../status/status.ts';
import { toArrival } from '../view.ts';
import { createTrackingRepository, type ParcelRow } from './repository.ts';
import type { TrackedOrder, TrackedParcel } from './schemas.ts';

interface Contents {
  items: OrderItemRow[];
  history: StatusChangeRow[];
}

const toParcel = (row: ParcelRow, { items, history }: Contents, lang: Lang): z.infer<typeof TrackedParcel> => ({
  order_sub_no: row.order_sub_no,
  company_name: localized(lang, row.company_name, row.company_name_ar),
  status: statusLabel(row.status),
  status_code: row.status,
  carrier: row.carrier,
  tracking_id: row.tracking_id,
  tracking_information: row.tracking_information,
  tracking_url: trackingPage(row.carrier, row.tracking_id, row.carrier_page),
  ...toArrival(row),
  is_late: row.is_late,
  history: history
    .filter((change) => change.vendor_order_id === row.id && change.field === null)
    .map(({ to_status, created_at }) => ({ to: statusLabel(to_status), created_at })),
  items: items
    .filter((item) => item.vendor_order_id === row.id)
    .map((item) => ({
      name: item.name,
      name_arabic: item.name_ar,
      variant: item.variant_label,
      variant_arabic: item.variant_label_ar,
      quantity: item.quantity,
    })),
});

/**
 * Public order tracking.
 * @returns a function of an order number and the billing or account email address; it throws the same 404 for a wrong
 * number and a wrong address
 */
export const createTracking = (database: Database) => {
  const tracking = createTrackingRepository(database);
  const orders = createOrderRepository(database);

  return async (number: string, email: string, lang: Lang): Promise<z.infer<typeof TrackedOrder>> => {
    const rows = await tracking.parcels(number, email);
    const [first] = rows;
    if (!first) throw new AppError(404, 'order_not_found');
    const ids = rows.map((row) => row.id);
    const [items, history] = await Promise.all([orders.items(ids), orders.history(ids)]);
    return {
      order_no: first.order_no,
      placed_at: first.placed_at,
      parcels: rows.map((row) => toParcel(row, { items, history }, lang)),
    };
  };
};
