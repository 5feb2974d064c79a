import type { OpenApi, Schema } from './types.ts';

const SCHEMA_REF = /^#\/components\/schemas\/(.+)$/;

export const schemaName = (ref: string | undefined): string | undefined => SCHEMA_REF.exec(ref ?? '')?.[1];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls `visit` for every object in a part of the document, outermost first. */
export const walk = (value: unknown, visit: (node: Record<string, unknown>) => void): void => {
  if (!isRecord(value)) return;
  if (!Array.isArray(value)) visit(value);
  Object.values(value).forEach((child) => walk(child, visit));
};

/** Drops the bounds of JavaScript's safe integers, which mean nothing to API clients. */
const dropMachineBounds = (node: Record<string, unknown>): void => {
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  // Property names are always text.
  if ('additionalProperties' in node) delete node.propertyNames;
};

/** Merges a schema that is the same in requests and responses into one component. Where the two differ, both stay. */
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

/** Drops unreferenced components. */
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
  // Sorted by name, since the order of module evaluation differs between programs.
  const usedSchemas = Object.entries(components.schemas).filter(([name]) => used.has(name));
  components.schemas = Object.fromEntries(usedSchemas.sort(([left], [right]) => (left < right ? -1 : 1)));
};

export const tidySchemas = (document: OpenApi): void => {
  walk(document, dropMachineBounds);
  mergeTwins(document);
  dropUnused(document);
};

export const resolve = (schema: Schema, { components }: OpenApi): Schema => {
  const name = schemaName(schema.$ref);
  const target = name ? components.schemas[name] : undefined;
  return target ? resolve(target, { components, paths: {} }) : schema;
};
