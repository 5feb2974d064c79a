import { z } from 'zod';
import { Moment } from '../../../../wire/schemas.ts';
import { Carrier, OrderStatus, StatusCode, TrackingUrl } from '../schemas.ts';

export const TrackedParcel = z
  .object({
    order_sub_no: z.string(),
    company_name: z.string(),
    status: OrderStatus.describe('Current status'),
    status_code: StatusCode,
    carrier: Carrier,
    tracking_id: z.string(),
    tracking_information: z.string(),
    tracking_url: TrackingUrl,
    arrives_from: z.iso.date().nullable(),
    arrives_to: z.iso.date().nullable(),
    is_late: z.boolean().describe('`arrives_to` has passed, and it was neither delivered nor cancelled'),
    history: z
      .array(z.object({ to: OrderStatus.describe('New status'), created_at: Moment.describe('Time of the change') }))
      .describe('Status changes, oldest first'),
    items: z
      .array(
        z.object({
          name: z.string(),
          name_arabic: z.string(),
          variant: z.string(),
          variant_arabic: z.string(),
          quantity: z.number().int(),
        }),
      )
      .describe('Contents of the parcel'),
  })
  .meta({
    id: 'TrackedParcel',
    description:
      'A parcel of one vendor. `arrives_from` and `arrives_to` (`YYYY-MM-DD`) were promised with the order, and are null once it has arrived or was cancelled.',
  });

export const TrackedOrder = z
  .object({ order_no: z.string(), placed_at: Moment, parcels: z.array(TrackedParcel).describe('One per vendor') })
  .meta({
    id: 'TrackedOrder',
    description: 'Tracking of an order by its number and email address. Contains no personal data.',
  });

export const OrderAccess = z
  .object({
    order_no: z.string(),
    guest_token: z.string().describe('To be sent as `Guest-Token`; gives access to this order alone'),
    expires_at: Moment.describe('End of the access'),
  })
  .meta({ id: 'OrderAccess', description: 'Access of a guest to their order, for an hour' });
