import { z } from 'zod';
import { LIMITS } from '../../../../facts/limits.ts';
import { Id, Quantity, requiredText } from '../../../../wire/fields.ts';
import { StatusSeen } from '../status/schemas.ts';

export const LotSwapForm = z
  .strictObject({
    order_item_id: Id().describe('Id of the order line'),
    from_lot_id: Id().describe('Id of the batch that the line has units of'),
    to_lot_id: Id('lots.swap_required').describe('Id of the batch to pick instead'),
    quantity: Quantity('lots.units_invalid')
      .refine((units) => units <= LIMITS.stock, 'lots.units_invalid')
      .describe('Units to pick from the other batch'),
    reason: requiredText('lots.reason_required', 200).describe('Why another batch is picked'),
    status_seen: StatusSeen,
  })
  .meta({
    example: {
      ...{ order_item_id: 7, from_lot_id: 3, to_lot_id: 4, quantity: 2 },
      ...{ reason: 'The first box is torn', status_seen: 'Confirmed' },
    },
  });
export type LotSwapForm = z.infer<typeof LotSwapForm>;
