import { callOnce, must } from './shoppers.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
}

interface Operation {
  readonly 'x-roles': readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
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

/** A path that can be asked for: what is a number there is 1, everything else a word that may stand there. */
const filled = (path: string, { parameters = [] }: Operation, { components }: Document) =>
  path.replaceAll(/\{(\w+)\}/g, (_, wanted: string) => {
    const own = parameters.find(({ name }) => name === wanted)?.schema;
    const schema = components.schemas[own?.$ref?.split('/').at(-1) ?? ''] ?? own;
    if (schema?.enum) return String(schema.enum[0]);
    const isWord = schema?.type === 'string' && !(schema.pattern && new RegExp(schema.pattern, 'u').test('1'));
    return isWord ? 'mask' : '1';
  });

/** Every operation that the shop documents. */
export async function readOperations(origin: string): Promise<Documented[]> {
  const document: Document = (await must(callOnce(origin, 'GET /docs/json'))).body;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${filled(path.replace(/^\/api/, ''), operation, document)}`,
      roles: operation['x-roles'],
      fields: new Set(
        Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema, document)),
      ),
      query: new Set((operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)),
    })),
  );
}
