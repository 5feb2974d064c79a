type Value = string | number;

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: Value }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: Value }
      : unknown;

type Values<Path extends string> = ParamsOf<Path> & Record<string, Value | boolean | undefined>;

/** The values are optional for a path without parameters. */
type Arguments<Path extends string> =
  Record<never, never> extends ParamsOf<Path> ? [values?: Values<Path>] : [values: Values<Path>];

const PARAMETER = /^:(\w+)(\??)$/;

/**
 * Addresses of an area's pages by page name. Values that the path does not name become the query; undefined values are
 * left out.
 * @param base base path of the area: '' or '/vendor'
 * @param paths paths of the pages below it, in the router's syntax
 */
export const createHref =
  <Paths extends Record<string, string>>(base: string, paths: Paths) =>
  <Name extends keyof Paths & string>(name: Name, ...[values]: Arguments<Paths[Name]>): string => {
    const left = new Map(Object.entries(values ?? {}).filter(([, value]) => value !== undefined));
    const steps = (paths[name] ?? '').split('/').flatMap((step) => {
      const [, parameter] = PARAMETER.exec(step) ?? [];
      if (!parameter) return step === '' ? [] : [step];
      const value = left.get(parameter);
      left.delete(parameter);
      return value === undefined ? [] : [encodeURIComponent(value)];
    });
    const path = [base, ...steps].join('/') || '/';
    const query = new URLSearchParams([...left].map(([key, value]) => [key, String(value)]));
    return left.size === 0 ? path : `${path}?${query}`;
  };
