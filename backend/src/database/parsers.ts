import pg from 'pg';

const parseInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`An integer from the database exceeds 2^53: ${text}`);
  return value;
};

// int8[], which pg has no constant for.
const INT8_ARRAY = 1016;
const parseIntegers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : parseInteger(item)));

const parseMoment = (text: string): string => new Date(text).toISOString();

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInteger],
  [INT8_ARRAY, parseIntegers],
  [pg.types.builtins.TIMESTAMPTZ, parseMoment],
  [pg.types.builtins.DATE, (text) => text],
]);

/** Column types on both engines: int8 as a safe integer, timestamptz as ISO 8601 in UTC, numeric as text. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? parsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};
