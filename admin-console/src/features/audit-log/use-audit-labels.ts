import { useLabels } from '../../entities/lists/use-labels.ts';

/** Old entries have camel case names: `trackingInformation` is `tracking_information`. */
const snake = (name: string) => name.replace(/[a-z](?=[A-Z][a-z])/g, '$&_').toLowerCase();
const columnOf = (name: string) => (/^[a-z]+[A-Z]/.test(name) ? snake(name) : name);

const spaced = (name: string) => name.replaceAll('_', ' ');

/** Labels of logged columns and values; falls back to their names. */
export function useAuditLabels() {
  const words = useLabels();
  return {
    /** Label of a column path; a number in it is an index in a list. */
    fieldOf: (names: readonly string[]) =>
      names
        .map((name) =>
          /^\d+$/.test(name)
            ? String(Number(name) + 1)
            : words(`auditLog.fields.${columnOf(name)}`, spaced(columnOf(name))),
        )
        .join(' › '),
    /** Label of an enum value; '' for other values. */
    valueOf: (names: readonly string[], value: unknown) =>
      words(`auditLog.values.${names.at(-1) ?? ''}.${String(value)}`, ''),
  };
}
