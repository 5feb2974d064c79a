/**
 * Row of an OrderedField, which holds its rows by a key that never changes. So a save conflict can be merged row by row,
 * whatever was moved, added or removed in the meantime.
 */
export interface PlacedRow {
  position: number;
  is_removed: boolean;
}

type Entry<Row> = [key: string, row: Row];

/** Rows that are not removed, in order. */
export const inOrder = <Row extends PlacedRow>(rows: Record<string, Row>): Entry<Row>[] =>
  Object.entries(rows)
    .filter(([, row]) => !row.is_removed)
    .toSorted(([, one], [, other]) => one.position - other.position);

/** Rows in the order of the list, none of them removed. */
export const toPlacedRows = <Row>(entries: readonly Entry<Row>[]): Record<string, Row & PlacedRow> =>
  Object.fromEntries(entries.map(([key, row], position) => [key, { ...row, position, is_removed: false }]));

/** Moves a row to another index of the order. */
export function moveRow<Row extends PlacedRow>(rows: Record<string, Row>, from: number, to: number) {
  const keys = inOrder(rows).map(([key]) => key);
  keys.splice(to, 0, ...keys.splice(from, 1));
  const places = new Map(keys.map((key, position) => [key, position]));
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [key, { ...row, position: places.get(key) ?? row.position }]),
  );
}

/** Position after all rows. */
export const lastPosition = (rows: Record<string, PlacedRow>): number =>
  Math.max(-1, ...Object.values(rows).map(({ position }) => position)) + 1;

const hasFieldErrors = (error: unknown): error is { fieldErrors: Record<string, string> } =>
  typeof error === 'object' && error !== null && 'fieldErrors' in error && typeof error.fieldErrors === 'object';

/**
 * The error of a call with the errors of a sent list (`options.2.value`) at the rows of the form (`options.o7.value`).
 * @param sent name of the list in the call @param field name of the form's rows
 */
export function atRows(error: unknown, sent: string, field: string, rows: Record<string, PlacedRow>): unknown {
  if (!hasFieldErrors(error)) return error;
  const keys = inOrder(rows).map(([key]) => key);
  const placed = Object.entries(error.fieldErrors).map(([name, message]) => {
    const [list, index, ...rest] = name.split('.');
    if (list !== sent) return [name, message];
    const key = index === undefined ? undefined : keys[Number(index)];
    return [[field, ...(key === undefined ? [] : [key, ...rest])].join('.'), message];
  });
  return { ...error, fieldErrors: Object.fromEntries(placed) as Record<string, string> };
}
