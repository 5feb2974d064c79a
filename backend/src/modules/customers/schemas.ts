import { z } from 'zod';
import { requiredLines } from '../../wire/fields.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Currency, Lang, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { Address } from '../addresses/schemas.ts';
import { SubscriberState } from '../newsletter/admin-schemas.ts';

const count = z.number().int();

export const CustomerState = z
  .enum(['active', 'blocked'])
  .meta({ id: 'CustomerState', description: 'blocked: cannot sign in; orders under way go on' });

export const AdminCustomerRow = z
  .object({
    id: count,
    name: z.string().meta({ description: 'First and last name', examples: ['Noura Al Harbi'] }),
    email: z.string(),
    phone_number: z.string(),
    orders: count.describe('How many orders there are, one for each vendor of a checkout, cancelled ones too'),
    spent: z
      .array(z.object({ currency: Currency, amount: Money.describe('What the customer has spent in this currency') }))
      .describe('What was not cancelled, one amount for each currency: they are never added'),
    last_order_at: Moment.nullable().describe('When the last order was placed; null without any'),
    created_at: Moment.describe('When the account was opened'),
    state: CustomerState.describe('Whether the customer may sign in'),
  })
  .meta({ id: 'AdminCustomerRow', description: "A customer in the admin's list" });

export const AdminCustomer = AdminCustomerRow.extend({
  company_name: z.string(),
  lang: Lang.describe('The language of mails'),
  blocked_at: Moment.nullable().describe('Since when the customer is shut out; null when not'),
  block_reason: z.string().describe('Why, as the customer reads it; empty when not blocked'),
  addresses: z.array(Address).describe('The stored addresses'),
  reviews: count.describe('How many reviews the customer has written'),
  newsletter: SubscriberState.nullable().describe('Whether newsletters go there; null: never asked for'),
}).meta({ id: 'AdminCustomer', description: 'All that an admin reads of a customer' });

export const CustomerPage = z.object({
  customers: z.array(AdminCustomerRow).describe('The customers of this page'),
  meta: PageMeta,
});

/** What may be asked of the list of customers. */
export const CustomerFilter = z.strictObject({
  search: SearchText.describe('Part of a name, an e-mail address or a phone number'),
  state: filterOf(CustomerState).describe('Only customers in this state'),
});

export const CustomerQuery = CustomerFilter.extend(pageKeys);

const StatusSeen = CustomerState.optional().describe(
  'The `state` that the screen showed; the call is refused with 409 if it has changed',
);

export const Unblocking = z.strictObject({ status_seen: StatusSeen }).optional();

export const Blocking = z.strictObject({
  reason: requiredLines('customers.reason_required', 500).meta({
    description: 'Why, which the customer reads',
    examples: ['Three parcels were not accepted.'],
  }),
  status_seen: StatusSeen,
});
