export type Scalar = string | number | boolean | Buffer | null;

/** A parameter value; a list becomes one PostgreSQL array. */
type Value = Scalar | readonly Scalar[];

/** Accepts undefined for convenience with list access (`list[0]`); `toQuery` throws if a part is undefined. */
type Part = SQL | Value | undefined;

/** A statement or fragment: text with values or fragments between its pieces. */
export class SQL {
  readonly strings: readonly string[];
  readonly parts: readonly Part[];

  constructor(strings: readonly string[], parts: readonly Part[]) {
    this.strings = strings;
    this.parts = parts;
  }
}

/**
 * Tagged template for SQL: `${}` binds a parameter or inserts a fragment, never text. Not from a library: one that also
 * handles schemas takes ten times the CPU per statement (docs/decisions/0008).
 */
export const sql = (strings: readonly string[], ...parts: readonly Part[]): SQL => new SQL(strings, parts);

/** Raw SQL text. Must not contain user input. */
sql.raw = (text: string): SQL => new SQL([text], []);

/** A quoted table or column name. */
sql.identifier = (name: string): SQL => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** The parts, joined by the separator. */
sql.join = (parts: readonly Part[], separator: SQL): SQL => {
  const separated: Part[] = [];
  for (const part of parts) {
    if (separated.length > 0) separated.push(separator);
    separated.push(part);
  }
  return new SQL([], separated);
};

// Loops by index: every statement goes through here, and an iterator takes three times as long.
const write = ({ strings, parts }: SQL, values: Value[]): string => {
  let text = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    // The driver would send NULL, which equals nothing: the statement would silently have no effect.
    if (part === undefined) throw new TypeError(`A value is missing after ${text.slice(-80)}`);
    text += part instanceof SQL ? write(part, values) : `$${values.push(part)}`;
    text += strings[index + 1] ?? '';
  }
  return text;
};

/** The statement for the driver: text with `$1`, `$2`, … and the values. */
export const toQuery = (statement: SQL): { text: string; values: Value[] } => {
  const values: Value[] = [];
  return { text: write(statement, values), values };
};
