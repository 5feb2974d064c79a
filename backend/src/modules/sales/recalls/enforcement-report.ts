import { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import type { PublicRecall } from './public-schemas.ts';

type View = z.infer<typeof PublicRecall>;

/** A recall with the field names of an openFDA enforcement report. Days are YYYYMMDD. */
export const EnforcementReport = z
  .object({
    recall_number: z.string().describe('Number of the recall'),
    classification: z.string().describe('Class I, Class II or Class III'),
    status: z.enum(['Ongoing', 'Terminated']).describe('Terminated: it is closed'),
    product_description: z.string().describe('English names of the products'),
    code_info: z.string().describe('Recalled batches'),
    product_quantity: z.string().describe('Units received and sold, such as "120 units"'),
    reason_for_recall: z.string().describe('English reason'),
    distribution_pattern: z.string().describe('English names of the countries to which units were sold'),
    voluntary_mandated: z.string().describe('Who ordered the recall'),
    recalling_firm: z.string().describe('English names of the sellers'),
    recall_initiation_date: z.string().describe('Day on which the stock was stopped'),
    termination_date: z.string().describe("'' until it is closed"),
  })
  .meta({ id: 'EnforcementReport', description: 'A recall with the field names of openFDA' });

/** Extent of a recall. */
export interface Extent {
  units: number;
  countries: string[];
}

const MANDATED: ReadonlySet<View['authority']> = new Set(['SFDA', 'NHRA']);

const dayOf = (moment: string): string => shopDay(new Date(moment)).replaceAll('-', '');

const codesOf = ({ lot_nos: numbers, all_lots: isWhole }: View['products'][number]): string =>
  isWhole ? 'All lots' : numbers.map((number) => `Lot ${number}`).join(', ');

const distinct = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join('; ');

/** @param recall in English */
export const toEnforcementReport = (recall: View, { units, countries }: Extent): z.infer<typeof EnforcementReport> => ({
  recall_number: recall.recall_no,
  classification: `Class ${recall.severity}`,
  status: recall.state === 'open' ? 'Ongoing' : 'Terminated',
  product_description: distinct(recall.products.map(({ name }) => name)),
  code_info: distinct(recall.products.map(codesOf)),
  product_quantity: `${units} units`,
  reason_for_recall: recall.reason,
  distribution_pattern: countries.join(', '),
  voluntary_mandated: MANDATED.has(recall.authority) ? `${recall.authority} Mandated` : 'Voluntary: Firm initiated',
  recalling_firm: distinct(recall.products.map(({ company_name }) => company_name)),
  recall_initiation_date: dayOf(recall.opened_at),
  termination_date: recall.closed_at === null ? '' : dayOf(recall.closed_at),
});
