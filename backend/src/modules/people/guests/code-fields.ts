import { perDay, perHour } from '../../../plugins/rate-limit.ts';
import { requiredCode } from '../../../wire/fields.ts';

/** Limits of codes by email: a flood would annoy the owner of the address. */
export const CODE_LIMITS = [perHour(5, 'account'), perHour(20, 'address'), perDay(40, 'address')];

/** Code from an email, in any digits. */
export const EmailCode = requiredCode('guests.code_digits', 12)
  .regex(/^\d{6}$/, 'guests.code_digits')
  .meta({
    description: 'The six digits from the email',
    examples: ['048213'],
  });
