import { array, object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Inspection of one line; units as typed. */
export interface InspectedLineValues {
  id: number;
  /** Number of returned units. */
  quantity: number;
  restock: string;
  write_off: string;
  refused: string;
  refused_reason: string;
}

const unitsOf = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

/** All units of each line must be accounted for, and rejected units need a reason. */
export const inspectionSchema = object({
  lines: array(
    object({
      restock: string().test('units', textKey('returns.error.units'), (restock = '', { parent }) => {
        const { quantity, write_off: writeOff, refused }: InspectedLineValues = parent;
        return unitsOf(restock) + unitsOf(writeOff) + unitsOf(refused) === quantity;
      }),
      refused_reason: string().when('refused', {
        is: (refused: string) => unitsOf(refused) > 0,
        then: (text) => text.trim().required(textKey('returns.error.reason')),
      }),
    }),
  ),
});
