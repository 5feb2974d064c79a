import { z } from 'zod';
import { bulkChange } from '../../bulk.ts';
import { filterOf, PageNumber, SearchText } from '../../paging.ts';
import { Lang, Moment, PageMeta } from '../../schemas.ts';

/** pending: has not followed the link of the mail yet. left: gets no more newsletters. */
export const SubscriberState = z.enum(['confirmed', 'pending', 'left']).meta({ id: 'SubscriberState' });

/** A reader of the newsletter. `coupon_code`: what the confirmation was thanked for with; `coupon_used`: in an order. */
export const Subscriber = z
  .object({
    id: z.number().int(),
    email: z.string(),
    lang: Lang,
    state: SubscriberState,
    created_at: Moment,
    confirmed_at: Moment.nullable(),
    unsubscribed_at: Moment.nullable(),
    coupon_code: z.string().nullable(),
    coupon_used: z.boolean(),
  })
  .meta({ id: 'Subscriber' });

export const SubscriberPage = z.object({ subscribers: z.array(Subscriber), meta: PageMeta });

/** What may be asked of the list of subscribers. */
export const SubscriberFilter = z.strictObject({ search: SearchText, state: filterOf(SubscriberState) });

export const SubscriberQuery = SubscriberFilter.extend({ page: PageNumber });

export const SubscriberBulk = bulkChange('unsubscribe');
