import {
  FAULT_REASONS,
  LIMITS,
  type ReturnableLine,
  type ReturnableLines,
  type ReturnReason,
} from '@balsam/shared-api';
import { array, boolean, mixed, object, string } from 'yup';
import { accountSchema, NO_ACCOUNT, type AccountValues } from '../refunds/account-schema.ts';

/** Input for one returned line. */
export interface LineValues {
  reason: ReturnReason | '';
  opened: boolean;
  note: string;
  pictures: File[];
}

export interface ReturnValues {
  /** In the order of the chosen lines. */
  lines: LineValues[];
  /** Omitted if the refund goes to a card. */
  refund_account?: AccountValues;
}

/** Input before a step back, by `order_product_id`, including lines that are no longer chosen. */
export interface PreviousValues {
  lines: Record<number, LineValues>;
  refund_account?: AccountValues;
}

export const NO_VALUES: PreviousValues = { lines: {} };

/** Quantities to return, by `order_product_id`. */
export type Units = Record<number, number>;

/** A line with the quantity to return. */
export interface ChosenLine {
  line: ReturnableLine;
  quantity: number;
}

export const isFault = (reason: string): boolean => FAULT_REASONS.some((fault) => fault === reason);

const needsPicture = (reason: string): boolean => isFault(reason) && reason !== 'not_received';

/** Photos are sent only if the chosen reason requires them. */
const picturesOf = ({ reason, pictures }: LineValues): File[] => (needsPicture(reason) ? pictures : []);

const emptyLine: LineValues = { reason: '', opened: false, note: '', pictures: [] };

/** Initial input of a line; a single possible reason is preselected. */
const initialLine = ({ line: { reasons } }: ChosenLine): LineValues => ({
  ...emptyLine,
  reason: (reasons.length === 1 && reasons[0]) || '',
});

/** Initial values of the form, restored after a step back. */
export const initialReturn = (
  chosen: readonly ChosenLine[],
  refundTo: ReturnableLines['refund_to'],
  { lines, refund_account }: PreviousValues,
): ReturnValues => ({
  lines: chosen.map((each) => lines[each.line.order_product_id] ?? initialLine(each)),
  ...(refundTo === 'transfer' && { refund_account: refund_account ?? NO_ACCOUNT }),
});

/** Stores the input for a step back. */
export const saveValues = (
  chosen: readonly ChosenLine[],
  { lines, refund_account }: ReturnValues,
  before: PreviousValues,
): PreviousValues => ({
  lines: {
    ...before.lines,
    ...Object.fromEntries(chosen.map(({ line }, index) => [line.order_product_id, lines[index]])),
  },
  refund_account,
});

/** Index of the line at which the photos exceed their total number or size; -1 if they do not. */
function overfullAt(lines: readonly LineValues[]): number {
  let [count, bytes] = [0, 0];
  return lines.map(picturesOf).findIndex((pictures) => {
    count += pictures.length;
    bytes += pictures.reduce((sum, { size }) => sum + size, 0);
    return count > LIMITS.return.pictures || bytes > LIMITS.return.bytes;
  });
}

/** Required input. The server checks it against the return terms of the items. */
export const returnSchema = object({
  lines: array(
    object({
      reason: string().required('returns.error.reason'),
      opened: boolean(),
      note: string().trim().max(1000, 'returns.error.note'),
      pictures: array(mixed<File>().required())
        .max(LIMITS.return.picturesOfLine, 'returns.error.pictures')
        .when('reason', {
          is: (reason = '') => needsPicture(reason),
          then: (schema) => schema.min(1, 'returns.error.picture'),
        }),
    }),
  ).test('together', (lines, { createError }) => {
    const at = overfullAt((lines ?? []) as LineValues[]);
    return at < 0 || createError({ path: `lines[${at}].pictures`, message: 'returns.error.together' });
  }),
  refund_account: accountSchema.optional().default(undefined),
});

/** Comparable form of the request; photos are identified without reading them. */
export const contentOf = (chosen: readonly ChosenLine[], { lines, refund_account }: ReturnValues) => ({
  refund_account,
  lines: chosen.map(({ line, quantity }, index) => {
    const said = lines[index] ?? emptyLine;
    const pictures = picturesOf(said).map(({ name, size, lastModified }) => ({ name, size, lastModified }));
    return { ...said, id: line.order_product_id, quantity, pictures };
  }),
});

/** Multipart body of a return request. */
export function toReturnBody(
  chosen: readonly ChosenLine[],
  { lines, refund_account: account }: ReturnValues,
): FormData {
  const body = new FormData();
  chosen.forEach(({ line, quantity }, index) => {
    const said = lines[index] ?? emptyLine;
    const { reason, opened, note } = said;
    const append = (name: string, value: string) => body.append(`lines[${index}][${name}]`, value);
    append('order_product_id', String(line.order_product_id));
    append('quantity', String(quantity));
    append('reason', reason);
    append('opened', String(opened));
    append('note', note.trim());
    picturesOf(said).forEach((picture, place) => body.append(`lines[${index}][pictures][${place}]`, picture));
  });
  if (account) {
    body.append('refund_account[iban]', account.iban.trim());
    body.append('refund_account[holder]', account.holder.trim());
  }
  return body;
}
