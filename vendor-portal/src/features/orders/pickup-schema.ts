import { object, string, type InferType } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Friday and Saturday. A date without a time is midnight UTC. */
const WEEKEND: ReadonlySet<number> = new Set([5, 6]);

export const pickupSchema = object({
  date: string()
    .required(textKey('pickup.dateRequired'))
    .test('workday', textKey('pickup.weekend'), (date) => !WEEKEND.has(new Date(date).getUTCDay())),
  from: string().required(textKey('pickup.fromRequired')),
  to: string()
    .required(textKey('pickup.toRequired'))
    // HH:mm sorts as text.
    .when('from', ([from], schema) => schema.test('after', textKey('pickup.toAfterFrom'), (to) => !from || to > from)),
});

export type PickupValues = InferType<typeof pickupSchema>;
