import { z } from 'zod';
import { requiredLines } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { PrivacyRequest, RequestKind, RequestState } from './schemas.ts';

export const AdminPrivacyRequest = PrivacyRequest.omit({ file: true })
  .extend({
    person: z
      .object({
        id: z.number().int(),
        name: z.string().describe('First and last name'),
        email: z.string().describe('Address that asked'),
        is_guest: z.boolean().describe('The person has an order without an account'),
        is_erased: z.boolean().describe('Everything that identified the person is gone'),
      })
      .describe('The person who asked'),
    decided_by: z
      .string()
      .nullable()
      .describe('Name of the admin who answered; null if the program did, or no one has'),
  })
  .meta({ id: 'AdminPrivacyRequest', description: 'A request of a person about their data, for the platform' });

/** Filters of the list of requests. */
export const RequestFilter = z.strictObject({
  search: SearchText.describe('Part of a name or an email address'),
  kind: filterOf(RequestKind).describe('What people ask for'),
  state: filterOf(z.enum([...RequestState.options, 'unanswered'])).describe('unanswered: open or waiting'),
});

export const Answer = z.strictObject({
  reason: requiredLines('privacy.reason_required', 1000).describe('Answer to the person, who gets it by mail'),
});

export const RetentionRun = z
  .object({
    id: z.number().int(),
    started_at: Moment.describe('Begin of the run'),
    finished_at: Moment.nullable().describe('End; null while it runs, or if it was interrupted'),
    counts: z.record(z.string(), z.number().int()).describe('Rows by what was done with them'),
  })
  .meta({ id: 'RetentionRun', description: 'A run of the nightly deletion of old personal data' });
