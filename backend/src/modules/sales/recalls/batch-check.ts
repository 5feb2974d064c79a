import { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { ScannedCode } from '../../../wire/fields.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { readBoxCode } from '../../catalogue/lots/box-code.ts';
import { lotKey } from '../../catalogue/lots/receiving.ts';
import { createPublicRecalls } from './public-reader.ts';
import { PublicRecall } from './public-schemas.ts';

/** Longest batch number that a box can have. */
const LONGEST_NUMBER = 20;

export const BatchForm = z.strictObject({
  code: ScannedCode(1000).min(1, 'recalls.code_required').describe('Batch number, or the scanned code of the box'),
});

export const CheckedBatch = z
  .object({
    lot_no: z.string().nullable().describe('Batch number that was compared; null if the code has none'),
    problem: z.string().describe('Why the answer is not certain, in words; empty if it is'),
    recalls: z.array(PublicRecall).describe('Recalls that name the batch'),
  })
  .meta({ id: 'CheckedBatch', description: 'Recalls of a batch' });

/** Batch number of a code or a typed text, with the GTIN if the code has it. */
const numberOf = (text: string): { lotNo: string | null; gtin: string | null; problem: string | null } => {
  const code = readBoxCode(text, shopDay(new Date()));
  if (code.kind === 'gs1')
    return { lotNo: code.lotNo, gtin: code.gtin, problem: code.lotNo === null ? 'no_batch' : null };
  // A number that is typed from a box is no code, and a batch may be numbered like a product.
  const lotNo = lotKey(text).length <= LONGEST_NUMBER ? text.trim() : null;
  const isTyped = code.kind === 'unreadable' && lotNo !== null;
  return { lotNo, gtin: null, problem: isTyped ? null : 'no_batch' };
};

/** Tells from the code or number on a box whether a recall names its batch. */
export const createBatchCheck = (database: Database) => {
  const recalls = createPublicRecalls(database);
  return async (text: string, lang: Lang): Promise<z.infer<typeof CheckedBatch>> => {
    const { lotNo, gtin, problem } = numberOf(text);
    const found = lotNo === null ? [] : await recalls.ofBatch(lotKey(lotNo), gtin, lang);
    const isUnsure = problem !== null && found.length === 0;
    return { lot_no: lotNo, problem: isUnsure ? translate(lang, `recalls.check.${problem}`) : '', recalls: found };
  };
};
