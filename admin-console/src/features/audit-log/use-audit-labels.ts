import { useLabels } from '../../entities/lists/use-labels.ts';

/** Lines of earlier days name some columns in camel case: `trackingInformation` is `tracking_information`. */
const snake = (name: string) => name.replace(/[a-z](?=[A-Z][a-z])/g, '$&_').toLowerCase();
const columnOf = (name: string) => (/^[a-z]+[A-Z]/.test(name) ? snake(name) : name);

const spaced = (name: string) => name.replaceAll('_', ' ');

/** Says in the reader's language which values the log holds. What has no words yet is told by its name. */
export function useAuditLabels() {
  const words = useLabels();
  return {
    /** A path of columns; a number in it counts the entries of a list. */
    fieldOf: (names: readonly string[]) =>
      names
        .map((name) =>
          /^\d+$/.test(name)
            ? String(Number(name) + 1)
            : words(`auditLog.fields.${columnOf(name)}`, spaced(columnOf(name))),
        )
        .join(' › '),
    /** A value that a column takes from a closed set; '' for any other. */
    valueOf: (names: readonly string[], value: unknown) =>
      words(`auditLog.values.${names.at(-1) ?? ''}.${String(value)}`, ''),
  };
}
