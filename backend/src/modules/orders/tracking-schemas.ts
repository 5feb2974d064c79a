import { z } from 'zod';
import { Moment } from '../../wire/schemas.ts';
import { OrderStatus, StatusCode } from './schemas.ts';

export const TrackedParcel = z
  .object({
    order_sub_no: z.string(),
    company_name: z.string(),
    status: OrderStatus.describe('Where it stands'),
    status_code: StatusCode,
    tracking_id: z.string(),
    tracking_information: z.string(),
    arrives_from: z.iso.date().nullable(),
    arrives_to: z.iso.date().nullable(),
    is_late: z.boolean().describe('`arrives_to` is over, and it has neither arrived nor been cancelled'),
    history: z
      .array(z.object({ to: OrderStatus.describe('The status after'), created_at: Moment.describe('When it changed') }))
      .describe('Every change of status, the oldest first'),
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
      .describe('What is in it'),
  })
  .meta({
    id: 'TrackedParcel',
    description:
      "One vendor's parcel. It arrives between two days (`YYYY-MM-DD`) that were promised with the order, null once it has arrived or was cancelled.",
  });

export const TrackedOrder = z
  .object({ order_no: z.string(), placed_at: Moment, parcels: z.array(TrackedParcel).describe('One for each vendor') })
  .meta({
    id: 'TrackedOrder',
    description:
      'Where an order is, for whoever knows its number and an e-mail address of it. Nothing in it is personal.',
  });
