import { z } from 'zod';
import { RETURN_REASONS, RETURN_STATES } from '../../../facts/returns.ts';
import { Day, filterOf, inDayOrder, pageKeys, QueryFlag, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { OrderAddress } from '../orders/schemas.ts';
import { ReturnTerms } from '../../catalogue/shop/return-terms.ts';

export const ReturnReason = z.enum(RETURN_REASONS).meta({
  id: 'ReturnReason',
  description:
    'Reason for the return. damaged, wrong_item, not_as_described, expired, recalled and not_received are the vendor’s fault: they are accepted for goods of every class, and shipping is refunded too.',
});

const ReturnState = z.enum(RETURN_STATES).meta({
  id: 'ReturnState',
  description:
    'requested: awaiting the vendor’s decision; approved: to be sent by the customer; sent; received: to be inspected by the vendor; inspected: refund in progress; declined by the vendor; withdrawn by the customer; expired: never sent.',
});

export const RefundWay = z.enum(['card', 'transfer']).meta({
  id: 'RefundWay',
  description: 'Refund method. card: to the card that paid; transfer: to an account given by the customer.',
});

const Sold = z
  .object({
    id: z.number().int().describe('Product id'),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    product_image: z.string().nullable(),
    variant: z.string(),
    variant_arabic: z.string(),
  })
  .describe('Product as named at the time of purchase');

export const ReturnableLine = z
  .object({
    order_product_id: z.number().int().describe('Id of the order line'),
    product: Sold,
    quantity: z.number().int().describe('Quantity bought'),
    left: z.number().int().describe('Units without a return in progress or completed'),
    unit_price: Money,
    returns: ReturnTerms.describe('Return terms at the time of purchase'),
    last_day: z.iso.date().nullable().describe('Last day in Riyadh for returns without a fault; null before delivery'),
    reasons: z.array(ReturnReason).describe('Reasons accepted today if unopened'),
    why_not: z
      .enum(['not_completed', 'nothing_left'])
      .nullable()
      .describe(
        'Reason why it cannot be returned: not delivered yet and not overdue, or no units left; null if it can',
      ),
  })
  .meta({ id: 'ReturnableLine', description: 'An order line with its returnability' });

export const ReturnableLines = z
  .object({
    lines: z.array(ReturnableLine).describe('All lines of the order'),
    refund_to: RefundWay.describe('Refund method: for a transfer, the return request must include an account'),
  })
  .meta({ id: 'ReturnableLines', description: 'Returnable lines of an order, and the refund method' });

export const ReturnLine = z
  .object({
    id: z.number().int(),
    order_product_id: z.number().int().describe('Id of the order line'),
    product: Sold,
    quantity: z
      .number()
      .int()
      .describe('Units; 0 on a line of which only shipping is refunded, with the last return of the parcel'),
    reason: ReturnReason.nullable().describe('Null on a line of which only shipping is refunded'),
    opened: z.boolean().describe('True if the customer has opened it'),
    note: z.string().describe('Note by the customer; may be empty'),
    restock: z.number().int().describe('Units returned to stock'),
    write_off: z.number().int().describe('Units accepted but not resold'),
    refused: z.number().int().describe('Units not accepted'),
    refused_reason: z.string().describe('Reason for not accepting units; may be empty'),
    shipping: Money.describe('Refunded shipping'),
    refund: Money.describe('Total refund'),
    pictures: z.array(z.number().int()).describe('Ids of the pictures'),
  })
  .meta({ id: 'ReturnLine', description: 'Return of an order line' });

const Refund = z.object({
  id: z.number().int(),
  method: RefundWay,
  amount: Money.describe('Refund amount'),
  state: z.enum(['due', 'underway', 'asked', 'paid', 'failed']),
  needs_account: z.boolean().describe('True if the customer must give an account, or another one, before it is paid'),
  paid_on: z.iso.date().nullable().describe('Day of payment in Riyadh; null until paid'),
  bank_reference: z.string().describe('Bank’s reference; empty until paid'),
});

export const Return = z
  .object({
    id: z.number().int(),
    return_no: z.string().describe('Return number, used in all requests'),
    order_id: z.number().int().describe('Id of the sub-order'),
    order_no: z.string(),
    order_sub_no: z.string(),
    currency: Currency,
    state: ReturnState,
    is_late: z.boolean().describe('True if the vendor should have decided, received or inspected it by now'),
    awaits_admin: z.boolean().describe('True if an admin can decide because the vendor is late or gone'),
    due_at: Moment.nullable().describe(
      'Deadline for the vendor to decide, receive or inspect, or for the customer to send',
    ),
    return_shipping: z.enum(['customer', 'vendor']).describe('Payer of the return shipping'),
    keep_goods: z.boolean().describe('True if the customer keeps the goods and is refunded anyway'),
    send_to: OrderAddress.nullable().describe(
      'Current address of the store, while goods are to be sent to it; else null',
    ),
    instructions: z.string().describe('Instructions for sending it back; may be empty'),
    decline_reason: z.string().describe('Reason given by the vendor for declining; may be empty'),
    requested_at: Moment.describe('Time of the request'),
    refund_total: Money.describe('Refund for the lines'),
    expected_refund: Money.nullable().describe(
      'Refund if everything is accepted; null in lists, and once that is decided',
    ),
    goodwill: Money.describe('Goodwill from the marketplace'),
    is_overruled: z.boolean().describe('True if an admin has overruled the vendor'),
    overrule_reason: z.string().describe('Reason for the overruling; may be empty'),
    refund_account: z
      .object({
        iban: z.string().describe('Masked except for the last four characters'),
        holder: z.string().describe('Account holder'),
      })
      .nullable()
      .describe('Account given by the customer; null for the vendor, or if none was given'),
    refund_to: RefundWay.describe('Refund method, or that of the last refund'),
    refunds: z.array(Refund).describe('Refund payments'),
    version: z.number().int().describe('Version of the return, required by an inspection or overruling'),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Vendor'),
    customer: z.object({ id: z.number().int(), name: z.string() }).describe('Customer who returns it'),
    lines: z.array(ReturnLine).describe('Return lines'),
    history: z
      .array(
        z.object({
          state: ReturnState,
          note: z.string().describe('Note on the event; may be empty'),
          actor: z.enum(['customer', 'vendor', 'admin', 'system']).describe('Role of the actor'),
          created_at: Moment,
        }),
      )
      .describe('History, oldest first'),
  })
  .meta({ id: 'Return', description: 'Goods of a parcel that a customer returns' });

export const ReturnPage = z.object({ returns: z.array(Return).describe('Returns on this page'), meta: PageMeta });

const filterKeys = {
  search: SearchText.describe('Part of a return or parcel number, or of the customer’s or vendor’s name'),
  state: filterOf(ReturnState),
  due: filterOf(z.enum(['vendor', 'late', 'admin'])).describe(
    'vendor: to be decided or inspected by the vendor; late: overdue; admin: overdue, or left behind by a vendor who is gone',
  ),
  overruled: QueryFlag.describe('Only returns overruled by an admin'),
  from: filterOf(Day).describe('First day of the request, in Riyadh'),
  to: filterOf(Day).describe('Last day of the request, in Riyadh'),
};

export const ReturnFilter = z.strictObject(filterKeys).superRefine(inDayOrder);
export type ReturnFilter = Partial<z.infer<typeof ReturnFilter>>;
export const ReturnQuery = ReturnFilter.safeExtend(pageKeys);

export const ReturnPreview = z
  .object({
    currency: Currency,
    shipping: Money.describe('Refunded shipping'),
    refund: Money.describe('Total refund if everything is accepted'),
    return_shipping: z.enum(['customer', 'vendor']).describe('Payer of the return shipping'),
  })
  .meta({ id: 'ReturnPreview', description: 'Refund preview for units of an order' });

const PreviewLine = z.object({
  order_product_id: z.number().int().describe('Id of the order line'),
  sub_total: Money.describe('Price times accepted units'),
  discount_vendor: Money.describe('Share of the discount by the vendor’s own coupon'),
  discount_platform: Money.describe('Share of the discount by a marketplace coupon'),
  shipping: Money.describe('Refunded shipping'),
  vat: Money.describe('Included tax'),
  commission: Money.describe('Commission returned to the vendor'),
  commission_vat: Money.describe('Tax on the commission returned to the vendor'),
  refund: Money.describe('Refund to the customer'),
});

export const InspectionPreview = z
  .object({
    currency: Currency,
    lines: z.array(PreviewLine).describe('Refund per line, including lines of which only shipping is refunded'),
    refund: Money.describe('Total refund to the customer'),
    commission_back: Money.describe('Total commission returned to the vendor, with its tax'),
  })
  .meta({ id: 'InspectionPreview', description: 'Refund preview of an inspection, by line' });
