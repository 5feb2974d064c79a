type Value = string | number;

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: Value }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: Value }
      : unknown;

type Values<Path extends string> = ParamsOf<Path> & Record<string, Value | boolean | undefined>;

/** Values may be left out where the path needs none. */
type Arguments<Path extends string> =
  Record<never, never> extends ParamsOf<Path> ? [values?: Values<Path>] : [values: Values<Path>];

const PARAMETER = /^:(\w+)(\??)$/;

/**
 * Addresses of an area's pages by their names. The values that its path does not name make the query; what is
 * undefined is left out.
 * @param base where the area stands: '' or '/vendor'
 * @param paths the pages' paths below it, as the router writes them
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
