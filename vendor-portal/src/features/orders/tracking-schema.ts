import { object, string, type InferType } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Choice of a carrier that is not in the list. */
export const OTHER = 'other';

export const trackingSchema = object({
  /** Code of a known carrier, name of an own one, '' for none, or `OTHER`. */
  choice: string().default(''),
  carrier: string()
    .trim()
    .default('')
    .when('choice', ([choice], schema) =>
      choice === OTHER ? schema.required(textKey('tracking.nameRequired')) : schema,
    ),
  tracking_number: string()
    .trim()
    .default('')
    .when('choice', ([choice], schema) =>
      choice === '' ? schema : schema.required(textKey('tracking.numberRequired')),
    ),
  tracking_url: string().trim().default(''),
});

export type TrackingValues = InferType<typeof trackingSchema>;

/** Request body; without a carrier, the number is removed too. */
export function toTracking(values: TrackingValues) {
  const { choice, carrier, tracking_number, tracking_url } = trackingSchema.cast(values);
  if (choice === '') return { carrier: '', tracking_number: '', tracking_url: '' };
  return choice === OTHER
    ? { carrier, tracking_number, tracking_url }
    : { carrier: choice, tracking_number, tracking_url: '' };
}
