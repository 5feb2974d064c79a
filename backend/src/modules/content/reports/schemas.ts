import { z } from 'zod';
import { REPORT_REASONS } from '../../../facts/reports.ts';
import { Email, Lines, requiredLines } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';

const ReportReason = z
  .enum(REPORT_REASONS, 'report.reason_required')
  .describe('unsafe: it can harm; conduct: how the seller behaves; wrong_information: the page is wrong')
  .meta({ id: 'ReportReason' });

export const ReportForm = z.strictObject({
  reason: ReportReason,
  text: requiredLines('report.text_required', 2000).describe('What is wrong, in the reporter’s words'),
  email: Email.optional().describe('Address for the result; required of visitors, ignored for accounts'),
});
export type ReportForm = z.infer<typeof ReportForm>;

const ReportState = z
  .enum(['open', 'kept', 'acted'])
  .describe('open: undecided; kept: nothing was wrong; acted: something was done');

const ReportAction = z
  .enum(['none', 'unapprove_product', 'stop_store'])
  .describe('Measure taken with the decision; none: another one, or none');

export const Report = z
  .object({
    id: z.number().int(),
    product: z
      .object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() })
      .nullable()
      .describe('Product that was reported; null: the report is about the vendor'),
    vendor: z
      .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
      .describe('Vendor that was reported, or sells the product'),
    reason: ReportReason,
    text: z.string().describe('Text of the reporter'),
    reporter: z
      .object({ email: z.string(), name: z.string().nullable().describe('Name of the account; null for a visitor') })
      .describe('Person who reported it; never shown to the vendor'),
    urgent: z.boolean().describe('Three customers called the product unsafe or recalled within 7 days'),
    state: ReportState,
    action: ReportAction,
    note: z.string().describe('Note of the admin, for admins'),
    decided_by: z.string().nullable().describe('Name of the admin who decided; null while it is open'),
    decided_at: Moment.nullable().describe('Time of the decision; null while it is open'),
    created_at: Moment,
    reports: z.number().int().describe('Number of reports of the same product or vendor, with this one'),
  })
  .meta({ id: 'Report', description: 'A report of a product or a vendor' });

/** Filters of the list of reports. */
export const ReportFilter = z.strictObject({
  search: SearchText,
  state: filterOf(ReportState),
  reason: filterOf(ReportReason).describe('Reason of the report'),
});

export const ReportDecision = z.strictObject({
  state: ReportState.exclude(['open']),
  action: ReportAction.default('none'),
  note: Lines(1000).default('').describe('Note for admins; never shown to the vendor or the reporter'),
});
export type ReportDecision = z.infer<typeof ReportDecision>;
