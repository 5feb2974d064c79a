import type { OpenApi, Schema } from './types.ts';

const SCHEMA_REF = /^#\/components\/schemas\/(.+)$/;

/** The name of the component that a reference names. */
export const schemaName = (ref: string | undefined): string | undefined => SCHEMA_REF.exec(ref ?? '')?.[1];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls `visit` for everything in a piece of the document, from the outside in. */
export const walk = (value: unknown, visit: (node: Record<string, unknown>) => void): void => {
  if (!isRecord(value)) return;
  if (!Array.isArray(value)) visit(value);
  Object.values(value).forEach((child) => walk(child, visit));
};

/** The bounds of what JavaScript counts exactly say nothing to anybody else. */
const dropMachineBounds = (node: Record<string, unknown>): void => {
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  // Names of properties are always text.
  if ('additionalProperties' in node) delete node.propertyNames;
};

/** A schema that is the same in requests and answers is one component; where they differ, the twin keeps its name. */
const mergeTwins = ({ paths, components }: OpenApi): void => {
  const { schemas } = components;
  const same = new Set<string>();
  const withoutTwins = (schema: unknown) => JSON.stringify(schema).replace(/Input"/g, '"');
  for (const [name, schema] of Object.entries(schemas)) {
    const other = schemas[name.replace(/Input$/, '')];
    if (name.endsWith('Input') && other && withoutTwins(schema) === withoutTwins(other)) same.add(name);
  }
  walk([paths, components], (node) => {
    const name = typeof node.$ref === 'string' ? schemaName(node.$ref) : undefined;
    if (name && same.has(name)) node.$ref = `#/components/schemas/${name.replace(/Input$/, '')}`;
  });
};

/** Leaves out what nothing refers to. */
const dropUnused = ({ paths, components }: OpenApi): void => {
  const used = new Set<string>();
  const collect = (part: unknown): void =>
    walk(part, ({ $ref }) => {
      const name = typeof $ref === 'string' ? schemaName($ref) : undefined;
      if (!name || used.has(name)) return;
      used.add(name);
      collect(components.schemas[name]);
    });
  collect([paths, components.responses]);
  // By name: they come in the order in which their modules were read, which is another in each program.
  const kept = Object.entries(components.schemas).filter(([name]) => used.has(name));
  components.schemas = Object.fromEntries(kept.sort(([left], [right]) => (left < right ? -1 : 1)));
};

/** Cleans the schemas of the whole document. */
export const tidySchemas = (document: OpenApi): void => {
  walk(document, dropMachineBounds);
  mergeTwins(document);
  dropUnused(document);
};

/** The schema behind a reference, or the schema itself. */
export const resolve = (schema: Schema, { components }: OpenApi): Schema => {
  const name = schemaName(schema.$ref);
  const target = name ? components.schemas[name] : undefined;
  return target ? resolve(target, { components, paths: {} }) : schema;
};
