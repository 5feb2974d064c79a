import { callOnce, must } from './shoppers.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Operation {
  readonly 'x-roles': readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation of the shop's own document of its API. */
export interface Documented {
  /** As `call` takes it, with something in the place of what its path names: `POST /orders/1/cancel`. */
  readonly route: string;
  readonly roles: readonly string[];
  /** The names that its body may have; none where it takes no body. */
  readonly fields: ReadonlySet<string>;
  readonly query: ReadonlySet<string>;
}

const namesIn = (schema: Schema | undefined, { components }: Document): string[] => {
  if (!schema) return [];
  const named = components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
  const parts = [named, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.keys(schema.properties ?? {});
  return [...own, ...parts.flatMap((part) => (part ? namesIn(part, { components } as Document) : []))];
};

/** A path that can be asked for: ids are 1, everything else is a word. */
const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/id$/i.test(name) ? '1' : 'mask'));

/** Every operation that the shop documents. */
export async function readOperations(origin: string): Promise<Documented[]> {
  const document: Document = (await must(callOnce(origin, 'GET /docs/json'))).body;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${filled(path.replace(/^\/api/, ''))}`,
      roles: operation['x-roles'],
      fields: new Set(
        Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema, document)),
      ),
      query: new Set((operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)),
    })),
  );
}
