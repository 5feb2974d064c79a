import { object, string, type ObjectSchema } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Batch of a delivery or of the stock, as typed. */
export interface LotLineValues {
  lot_no: string;
  expires_on: string;
  quantity: string;
}

export const emptyLotLine: LotLineValues = { lot_no: '', expires_on: '', quantity: '' };

const LONGEST_NUMBER = 20;

export const unitsRule = () =>
  string()
    .trim()
    .required(textKey('lots.error.units'))
    .matches(/^[1-9]\d{0,6}$/, textKey('lots.error.units'));

/** Rules for one batch. The messages are translation keys. */
export const lotLineRules = (): ObjectSchema<object> =>
  object({
    lot_no: string()
      .trim()
      .required(textKey('lots.error.number'))
      .max(LONGEST_NUMBER, { message: textKey('lots.error.numberLong'), params: { most: LONGEST_NUMBER } }),
    quantity: unitsRule(),
  });
