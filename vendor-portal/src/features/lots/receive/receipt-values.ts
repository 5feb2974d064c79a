import type { LotGoods, LotReceiptForm, LotTable, ScannedBox } from '@balsam/shared-api';
import { dayOf } from '@balsam/shared-ui';
import { array, object, string } from 'yup';
import { emptyLotLine, lotLineRules, type LotLineValues } from '../../../entities/lots/lot-line.ts';
import { textKey } from '../../../locales/texts.ts';

const MOST_LINES = 200;

/** One line of a delivery, as typed or scanned. */
export interface ReceiptLine extends LotLineValues {
  key: string;
  /** Chosen or scanned product; null until it is chosen. */
  goods: LotGoods | null;
  /** '' without a product; the server's errors name it. */
  product_id: string;
  variant_id: string;
  made_on: string;
  gtin: string;
}

export interface ReceiptValues {
  reference: string;
  received_on: string;
  source: 'form' | 'scan' | 'csv';
  lines: ReceiptLine[];
}

export const emptyReceipt = (): ReceiptValues => ({
  reference: '',
  received_on: dayOf(new Date()),
  source: 'form',
  lines: [],
});

/** Values of a line for a product. */
export const ofGoods = (goods: LotGoods | null) => ({
  goods,
  product_id: String(goods?.product.id ?? ''),
  variant_id: String(goods?.variant?.id ?? ''),
});

export const newLine = (goods: LotGoods | null): ReceiptLine => ({
  ...emptyLotLine,
  ...ofGoods(goods),
  ...{ key: crypto.randomUUID(), made_on: '', gtin: '' },
});

const lotKey = (number: string) => number.replaceAll(/\s+/g, '').toUpperCase();

/** The tracked product of a box; null if none or several have its GTIN. */
export const goodsOf = ({ matches }: ScannedBox): LotGoods | null =>
  matches.length === 1 && matches[0]?.tracks_lots ? matches[0] : null;

/** Adds a scanned box: its units to the line of the same batch, or a new line. @returns the lines and that line */
export const withBox = (
  lines: readonly ReceiptLine[],
  box: ScannedBox,
): { lines: ReceiptLine[]; line: ReceiptLine } => {
  const units = box.quantity ?? 1;
  const scanned: ReceiptLine = {
    ...newLine(goodsOf(box)),
    lot_no: box.lot_no ?? '',
    expires_on: box.expires_on ?? '',
    made_on: box.made_on ?? '',
    gtin: box.gtin ?? '',
    quantity: String(units),
  };
  const same = lines.find(
    (line) =>
      line.gtin === scanned.gtin &&
      lotKey(line.lot_no) === lotKey(scanned.lot_no) &&
      line.expires_on === scanned.expires_on,
  );
  if (!same) return { lines: [...lines, scanned], line: scanned };
  const raised = { ...same, quantity: String((Number(same.quantity) || 0) + units) };
  return { lines: lines.map((line) => (line === same ? raised : line)), line: raised };
};

/** Adds the lines of a table to a delivery. */
export const ofTable = (values: ReceiptValues, { reference, lines }: LotTable): ReceiptValues => ({
  ...values,
  ...{ source: 'csv', reference: values.reference || reference },
  lines: [
    ...values.lines,
    ...lines.map(({ goods, quantity, expires_on, made_on, lot_no, gtin }) => ({
      ...newLine(goods),
      ...{ lot_no, gtin, quantity: String(quantity), expires_on: expires_on ?? '', made_on: made_on ?? '' },
    })),
  ],
});

/** Rules of a delivery. The messages are translation keys. */
export const receiptSchema = object({
  received_on: string().required(textKey('lots.error.day')),
  lines: array()
    .min(1, textKey('lots.error.lines'))
    .max(MOST_LINES, { message: textKey('lots.error.linesMany'), params: { most: MOST_LINES } })
    .of(lotLineRules().concat(object({ product_id: string().required(textKey('lots.error.product')) }))),
});

/** Body of the request. */
export const toReceipt = ({ lines, ...delivery }: ReceiptValues): LotReceiptForm => ({
  ...delivery,
  lines: lines.map(({ product_id, variant_id, lot_no, expires_on, made_on, gtin, quantity }) => ({
    ...{ product_id: Number(product_id), variant_id: variant_id === '' ? null : Number(variant_id) },
    ...{ lot_no, expires_on, made_on, gtin, quantity: Number(quantity) },
  })),
});
