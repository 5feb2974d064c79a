import { sql, type SQL } from '../sql/sql.ts';

// One for one; what stands behind the last letter of the right side is left out: vowel signs and tatweel.
const WRITTEN =
  'أإآٱىیةکئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670';
const READ = 'ااااييهكيو01234567890123456789';

/**
 * A text as it is looked for where it lies: lower case, the letters and digits that `fold` writes alike as one each, no
 * vowel signs. Marks between words stay, so that addresses and numbers are found by them.
 */
export const folded = (text: SQL): SQL => sql`translate(lower(${text}), ${WRITTEN}::text, ${READ}::text)`;
