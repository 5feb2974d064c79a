type Scalar = string | number | boolean | Buffer | null;

/** What a statement may take to the database. Each becomes one parameter, a list one array of PostgreSQL's. */
type Value = Scalar | readonly Scalar[];

/** Of a list's first element the compiler does not know that it is there; one that is not there stops the statement. */
type Part = SQL | Value | undefined;

/** A statement or a piece of one: text, and between its pieces what is bound or is SQL itself. */
export class SQL {
  readonly strings: readonly string[];
  readonly parts: readonly Part[];

  constructor(strings: readonly string[], parts: readonly Part[]) {
    this.strings = strings;
    this.parts = parts;
  }
}

/**
 * SQL with its values beside it: what stands in `${}` is bound as a parameter or is SQL itself, and never text. A tag of
 * our own: one of a library that also knows schemas takes ten times the processor for each statement (docs/decisions/0008).
 */
export const sql = (strings: readonly string[], ...parts: readonly Part[]): SQL => new SQL(strings, parts);

/** Text that is SQL already. Nothing that a person typed may be in it. */
sql.raw = (text: string): SQL => new SQL([text], []);

/** The name of a table or a column, quoted. */
sql.identifier = (name: string): SQL => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** The parts, with the separator between each and the next. */
sql.join = (parts: readonly Part[], separator: SQL): SQL => {
  const separated: Part[] = [];
  for (const part of parts) {
    if (separated.length > 0) separated.push(separator);
    separated.push(part);
  }
  return new SQL([], separated);
};

// Loops by index: all that is asked of the database goes through here, and an iterator takes three times as long.
const write = ({ strings, parts }: SQL, values: Value[]): string => {
  let text = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    // The driver would send NULL, which equals nothing: the statement would do nothing, and say so to nobody.
    if (part === undefined) throw new TypeError(`A value is missing after ${text.slice(-80)}`);
    text += part instanceof SQL ? write(part, values) : `$${values.push(part)}`;
    text += strings[index + 1] ?? '';
  }
  return text;
};

/** The statement as the driver takes it: its text with `$1`, `$2`, … and their values. */
export const toQuery = (statement: SQL): { text: string; values: Value[] } => {
  const values: Value[] = [];
  return { text: write(statement, values), values };
};
