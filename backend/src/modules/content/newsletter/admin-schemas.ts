import { z } from 'zod';
import { bulkChange } from '../../../wire/bulk.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Lang, Moment } from '../../../wire/schemas.ts';

export const SubscriberState = z.enum(['confirmed', 'pending', 'left']).meta({
  id: 'SubscriberState',
  description: 'pending: has not yet followed the link in the mail. left: unsubscribed.',
});

export const Subscriber = z
  .object({
    id: z.number().int(),
    email: z.string(),
    lang: Lang.describe('Language of the mails'),
    state: SubscriberState,
    created_at: Moment,
    confirmed_at: Moment.nullable().describe('Time at which the link in the mail was followed; null before'),
    unsubscribed_at: Moment.nullable().describe('Time of unsubscribing; null while subscribed'),
    coupon_code: z.string().nullable().describe('Welcome coupon, issued on confirmation; null before'),
    coupon_used: z.boolean().describe('An order has used the coupon'),
  })
  .meta({
    id: 'Subscriber',
    description:
      'A newsletter subscriber. `coupon_code`: welcome coupon, issued on confirmation; `coupon_used`: an order has used it.',
  });

/** Filters of the subscriber list. */
export const SubscriberFilter = z.strictObject({
  search: SearchText,
  state: filterOf(SubscriberState).describe('Only subscribers in this state'),
});

export const SubscriberBulk = bulkChange('unsubscribe');
