import { z } from 'zod';
import { RETURN_REASONS, RETURN_STATES } from '../../facts/returns.ts';
import { Day, filterOf, inDayOrder, pageKeys, QueryFlag, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { OrderAddress } from '../orders/schemas.ts';
import { ReturnTerms } from '../shop/return-terms.ts';

export const ReturnReason = z.enum(RETURN_REASONS).meta({
  id: 'ReturnReason',
  description:
    'Why goods come back. damaged, wrong_item, not_as_described, expired, recalled and not_received are the vendor’s fault: they hold for goods of every class, and the shipping is given back, too.',
});

const ReturnState = z.enum(RETURN_STATES).meta({
  id: 'ReturnState',
  description:
    'requested: the vendor has to decide; approved: the customer has to send it; sent; received: the vendor has to inspect it; inspected: the money is on its way; declined by the vendor; withdrawn by the customer; expired: never sent.',
});

export const RefundWay = z.enum(['card', 'transfer']).meta({
  id: 'RefundWay',
  description:
    'How money is given back. card: to the card that has paid; transfer: to an account that the customer names.',
});

const Sold = z
  .object({
    id: z.number().int().describe('Id of the product'),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    sku: z.string(),
    product_image: z.string().nullable(),
    variant: z.string(),
    variant_arabic: z.string(),
  })
  .describe('What was bought, as it was called then');

export const ReturnableLine = z
  .object({
    order_product_id: z.number().int().describe('Id of the line of the order'),
    product: Sold,
    quantity: z.number().int().describe('How many were bought'),
    left: z.number().int().describe('How many of them are not on their way back yet'),
    unit_price: Money,
    returns: ReturnTerms.describe('How it was sold'),
    last_day: z.iso
      .date()
      .nullable()
      .describe('The last day in Riyadh to send it back without a fault; null before it was delivered'),
    reasons: z.array(ReturnReason).describe('For what it can come back today, its seal unbroken'),
    why_not: z
      .enum(['not_completed', 'nothing_left'])
      .nullable()
      .describe(
        'Why nothing of it can come back: it was not delivered yet and is not missing, or all of it is on its way; null: it can',
      ),
  })
  .meta({ id: 'ReturnableLine', description: 'A line of an order, and whether it can come back' });

export const ReturnableLines = z
  .object({
    lines: z.array(ReturnableLine).describe('Every line of the order'),
    refund_to: RefundWay.describe(
      'Where the money goes: an account is asked for with the return where it is a transfer',
    ),
  })
  .meta({ id: 'ReturnableLines', description: 'What of an order can come back, and where its money goes' });

export const ReturnLine = z
  .object({
    id: z.number().int(),
    order_product_id: z.number().int().describe('Id of the line of the order'),
    product: Sold,
    quantity: z
      .number()
      .int()
      .describe('Units; 0 on a line that only gets its shipping back, with the last of the parcel'),
    reason: ReturnReason.nullable().describe('Null on a line that only gets its shipping back'),
    opened: z.boolean().describe('Whether the customer has opened it'),
    note: z.string().describe('What the customer says of it; may be empty'),
    restock: z.number().int().describe('Units that are sold again'),
    write_off: z.number().int().describe('Units that were accepted and are not sold again'),
    refused: z.number().int().describe('Units that were not accepted'),
    refused_reason: z.string().describe('Why not; empty where none was refused'),
    shipping: Money.describe('What of the shipping is given back'),
    refund: Money.describe('What is given back in all'),
    pictures: z.array(z.number().int()).describe('Ids of its pictures'),
  })
  .meta({ id: 'ReturnLine', description: 'What comes back of a line of an order' });

const Refund = z.object({
  id: z.number().int(),
  method: RefundWay,
  amount: Money.describe('What is paid back by it'),
  state: z.enum(['due', 'underway', 'asked', 'paid', 'failed']),
  needs_account: z.boolean().describe('Whether the customer has to name an account, or another one, before it is paid'),
  paid_on: z.iso.date().nullable().describe('The day in Riyadh; null until it is paid'),
  bank_reference: z.string().describe('By what the bank knows it; empty until it is paid'),
});

export const Return = z
  .object({
    id: z.number().int(),
    return_no: z.string().describe('Its number, by which every call about it is keyed'),
    order_id: z.number().int().describe('Id of the order that it is of: one vendor’s part'),
    order_no: z.string(),
    order_sub_no: z.string(),
    currency: Currency,
    state: ReturnState,
    is_late: z.boolean().describe('Whether the vendor should have decided, received or inspected by now'),
    awaits_admin: z.boolean().describe('Whether an admin may decide, since the vendor is late, or not there any more'),
    due_at: Moment.nullable().describe(
      'By when the vendor has to decide, to have received it or to inspect, or the customer to send it',
    ),
    return_shipping: z.enum(['customer', 'vendor']).describe('Who pays for the way back'),
    keep_goods: z.boolean().describe('Whether the customer keeps the goods and gets the money all the same'),
    send_to: OrderAddress.nullable().describe('The store, as it stands now, while goods are to come to it; else null'),
    instructions: z.string().describe('How to send it back; may be empty'),
    decline_reason: z.string().describe('Why the vendor declined it; empty where he did not'),
    requested_at: Moment.describe('When the customer asked'),
    refund_total: Money.describe('What the lines give back'),
    goodwill: Money.describe('What the marketplace gives on top'),
    is_overruled: z.boolean().describe('Whether an admin has decided otherwise than the vendor'),
    overrule_reason: z.string().describe('Why the admin decided otherwise; empty where none did'),
    refund_account: z
      .object({
        iban: z.string().describe('All but the last four characters hidden'),
        holder: z.string().describe('Whose account it is'),
      })
      .nullable()
      .describe('The account that the customer has named; null for the vendor, and where none was'),
    refund_to: RefundWay.describe('Where the money goes, or where the last of it went'),
    refunds: z.array(Refund).describe('What pays it back'),
    version: z.number().int().describe('Which version of it this is: an inspection and an overruling name it'),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Who sold it'),
    customer: z.object({ id: z.number().int(), name: z.string() }).describe('Who sends it back'),
    lines: z.array(ReturnLine).describe('What comes back, line by line'),
    history: z
      .array(
        z.object({
          state: ReturnState,
          note: z.string().describe('What was written with it; may be empty'),
          actor: z.enum(['customer', 'vendor', 'admin', 'system']).describe('Who did it'),
          created_at: Moment,
        }),
      )
      .describe('What has happened to it, the first first'),
  })
  .meta({ id: 'Return', description: 'Goods of one parcel that a customer sends back' });

export const ReturnPage = z.object({ returns: z.array(Return).describe('The returns of this page'), meta: PageMeta });

const filterKeys = {
  search: SearchText.describe(
    'Part of a number of the return or the parcel, or of a name of the customer or the vendor',
  ),
  state: filterOf(ReturnState),
  due: filterOf(z.enum(['vendor', 'late', 'admin'])).describe(
    'vendor: what the vendor has to decide or inspect; late: what he should have by now; admin: that, and what a vendor who is gone has left',
  ),
  overruled: QueryFlag.describe('Only those that an admin has overruled'),
  from: filterOf(Day).describe('First day in Riyadh on which it was asked for'),
  to: filterOf(Day).describe('Last day in Riyadh on which it was asked for'),
};

export const ReturnFilter = z.strictObject(filterKeys).superRefine(inDayOrder);
export type ReturnFilter = Partial<z.infer<typeof ReturnFilter>>;
export const ReturnQuery = ReturnFilter.safeExtend(pageKeys);

export const ReturnPreview = z
  .object({
    currency: Currency,
    shipping: Money.describe('What of the shipping is given back'),
    refund: Money.describe('What is given back in all, if everything is accepted'),
  })
  .meta({ id: 'ReturnPreview', description: 'What units of an order would give back' });

const PreviewLine = z.object({
  order_product_id: z.number().int().describe('Id of the line of the order'),
  sub_total: Money.describe('Price times accepted units'),
  discount_vendor: Money.describe('What of it the vendor’s own coupon had taken off'),
  discount_platform: Money.describe('What of it a coupon of the marketplace had paid'),
  shipping: Money.describe('What of the shipping is given back'),
  vat: Money.describe('The tax in it'),
  commission: Money.describe('Commission that the vendor gets back'),
  commission_vat: Money.describe('Tax upon it that he gets back'),
  refund: Money.describe('What the customer gets back'),
});

export const InspectionPreview = z
  .object({
    currency: Currency,
    lines: z
      .array(PreviewLine)
      .describe('What each line gives back; one that only gets its shipping back is among them'),
    refund: Money.describe('What the customer gets back in all'),
    commission_back: Money.describe('Commission and its tax that the vendor gets back in all'),
  })
  .meta({ id: 'InspectionPreview', description: 'What an inspection would give back, line by line' });
