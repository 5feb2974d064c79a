import { object, string, type InferType } from 'yup';

export const pickupSchema = object({
  date: string().required('pickup.dateRequired'),
  from: string().required('pickup.fromRequired'),
  to: string()
    .required('pickup.toRequired')
    // Times of the form HH:mm are in order as texts.
    .when('from', ([from], schema) => schema.test('after', 'pickup.toAfterFrom', (to) => !from || to > from)),
});

export type PickupValues = InferType<typeof pickupSchema>;
