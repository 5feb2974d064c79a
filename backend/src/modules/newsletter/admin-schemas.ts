import { z } from 'zod';
import { bulkChange } from '../../wire/bulk.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Lang, Moment, PageMeta } from '../../wire/schemas.ts';

export const SubscriberState = z.enum(['confirmed', 'pending', 'left']).meta({
  id: 'SubscriberState',
  description: 'pending: has not followed the link of the mail yet. left: gets no more newsletters.',
});

export const Subscriber = z
  .object({
    id: z.number().int(),
    email: z.string(),
    lang: Lang.describe('The language of the mails'),
    state: SubscriberState,
    created_at: Moment,
    confirmed_at: Moment.nullable().describe('When the link of the mail was followed; null before'),
    unsubscribed_at: Moment.nullable().describe('When the subscription ended; null while it holds'),
    coupon_code: z.string().nullable().describe('The coupon that thanked for the confirmation; null before'),
    coupon_used: z.boolean().describe('Whether an order has used it'),
  })
  .meta({
    id: 'Subscriber',
    description:
      'A reader of the newsletter. `coupon_code`: what the confirmation was thanked for with; `coupon_used`: in an order.',
  });

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber).describe('The subscribers of this page'),
  meta: PageMeta,
});

/** What may be asked of the list of subscribers. */
export const SubscriberFilter = z.strictObject({
  search: SearchText,
  state: filterOf(SubscriberState).describe('Only subscribers in this state'),
});

export const SubscriberQuery = SubscriberFilter.extend(pageKeys);

export const SubscriberBulk = bulkChange('unsubscribe');
