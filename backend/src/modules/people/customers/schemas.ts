import { z } from 'zod';
import { requiredLines } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Currency, Lang, Moment, Money } from '../../../wire/schemas.ts';
import { BookAddress } from '../addresses/schemas.ts';
import { SubscriberState } from '../../content/newsletter/admin-schemas.ts';

const count = z.number().int();

export const CustomerState = z
  .enum(['active', 'blocked'])
  .meta({ id: 'CustomerState', description: 'blocked: cannot sign in; open orders continue' });

export const AdminCustomerRow = z
  .object({
    id: count,
    name: z.string().meta({ description: 'First and last name', examples: ['Noura Al Harbi'] }),
    email: z.string(),
    phone_number: z.string(),
    orders: count.describe('Number of sub-orders, including cancelled ones'),
    spent: z
      .array(z.object({ currency: Currency, amount: Money.describe('Amount spent in this currency') }))
      .describe('Amount spent without cancelled orders, per currency; currencies are never added up'),
    last_order_at: Moment.nullable().describe('Time of the last order; null if none'),
    created_at: Moment.describe('Time when the account was created'),
    state: CustomerState.describe('Sign-in state'),
  })
  .meta({ id: 'AdminCustomerRow', description: "A customer in the admin's list" });

export const AdminCustomer = AdminCustomerRow.extend({
  company_name: z.string(),
  lang: Lang.describe('Language of mails'),
  blocked_at: Moment.nullable().describe('Time since when the customer has been blocked; null if not blocked'),
  block_reason: z.string().describe('Reason shown to the customer; empty if not blocked'),
  addresses: z.array(BookAddress).describe('The address book'),
  reviews: count.describe('Number of reviews by the customer'),
  newsletter: SubscriberState.nullable().describe('Newsletter subscription; null if never requested'),
  has_factor: z.boolean().describe('Signs in with a second step'),
  factors_reset_at: Moment.nullable().describe('When the second step will be removed; null if that is not announced'),
}).meta({ id: 'AdminCustomer', description: 'Everything that an admin can see about a customer' });

/** Filter of the customer list. */
export const CustomerFilter = z.strictObject({
  search: SearchText.describe('Part of a name, an email address or a phone number'),
  state: filterOf(CustomerState).describe('Only customers in this state'),
});

const StatusSeen = CustomerState.optional().describe(
  'The `state` that the screen showed; the request fails with 409 if it has changed',
);

export const Unblocking = z.strictObject({ status_seen: StatusSeen }).optional();

export const Blocking = z.strictObject({
  reason: requiredLines('customers.reason_required', 500).meta({
    description: 'Reason shown to the customer',
    examples: ['Three parcels were not accepted.'],
  }),
  status_seen: StatusSeen,
});
