import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { filterOf, PageNumber, SearchText } from '../../paging.ts';
import { Currency, Lang, Moment, Money, PageMeta } from '../../schemas.ts';
import { Address } from '../addresses/schemas.ts';
import { SubscriberState } from '../newsletter/adminSchemas.ts';

const count = z.number().int();

export const CustomerState = z.enum(['active', 'blocked']).meta({ id: 'CustomerState' });

/**
 * A customer in the admin's list. `orders`: whole orders, cancelled ones too. `spent`: what counts as sold, one amount for
 * each currency; amounts of different currencies are never added.
 */
export const AdminCustomerRow = z
  .object({
    id: count,
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    orders: count,
    spent: z.array(z.object({ currency: Currency, amount: Money })),
    last_order_at: Moment.nullable(),
    created_at: Moment,
    state: CustomerState,
  })
  .meta({ id: 'AdminCustomerRow' });

/** All that an admin reads of a customer. `newsletter` is null for somebody who never asked for it. */
export const AdminCustomer = AdminCustomerRow.extend({
  company_name: z.string(),
  lang: Lang,
  blocked_at: Moment.nullable(),
  block_reason: z.string(),
  addresses: z.array(Address),
  reviews: count,
  newsletter: SubscriberState.nullable(),
}).meta({ id: 'AdminCustomer' });

export const CustomerPage = z.object({ customers: z.array(AdminCustomerRow), meta: PageMeta });

/** What may be asked of the list of customers. `search`: part of a name, an e-mail address or a phone number. */
export const CustomerFilter = z.strictObject({ search: SearchText, state: filterOf(CustomerState) });

export const CustomerQuery = CustomerFilter.extend({ page: PageNumber });

/** Why a customer is shut out; the customer reads it. */
export const Blocking = z.strictObject({ reason: requiredText('customers.reason_required', 500) });
