import type { TestApp } from './app.ts';

/** The subset of a JSON schema that requests need. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** A route of the document. Parameters and query are objects, like the body. */
export interface Operation {
  /** As in the route table, below /api: `POST /carts/:id`. */
  readonly route: string;
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema | null;
  readonly multipart: boolean;
  /** Schema of a success, with the named schemas that it refers to. */
  readonly response: object;
}

const objectOf = (parameters: readonly Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const FILED = /^(\w+)\[(\w*)\]/;

/** Nests bracketed fields as the server reads them: `store_address[country]` becomes a field of `store_address`. */
const nested = ({ properties = {}, required = [] }: Schema): Schema => {
  const fields: Record<string, Schema> = {};
  const inside = new Map<string, Record<string, Schema>>();
  for (const [name, schema] of Object.entries(properties)) {
    const [, root, key] = FILED.exec(name) ?? [];
    if (root === undefined) fields[name] = schema;
    else if (!key || key === '0') fields[root] = { type: 'array' };
    else inside.set(root, { ...inside.get(root), [key]: schema });
  }
  for (const [root, children] of inside) {
    const needed = Object.keys(children).filter((key) => required.includes(`${root}[${key}]`));
    fields[root] = { type: 'object', properties: children, required: needed };
  }
  return { type: 'object', properties: fields, required: required.filter((name) => name in fields) };
};

const bodyOf = ({ requestBody }: DocumentedOperation): Schema | null => {
  const form = requestBody?.content['multipart/form-data']?.schema;
  return form ? nested(form) : (requestBody?.content['application/json']?.schema ?? null);
};

type Named = Readonly<Record<string, object>>;

/** Named schemas that a schema refers to, at any depth, so that validation need not load all of them. */
const referredBy = (schema: object, named: Named, found = new Map<string, object>()): Named => {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"/]+)"/g)) {
    const referred = named[name];
    if (referred === undefined || found.has(name)) continue;
    found.set(name, referred);
    referredBy(referred, named, found);
  }
  return Object.fromEntries(found);
};

const toOperation = (route: string, documented: DocumentedOperation, named: Named): Operation => {
  const { parameters = [], requestBody, responses } = documented;
  const response = responses['200']?.content['application/json']?.schema ?? {};
  return {
    route,
    params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
    body: bodyOf(documented),
    multipart: requestBody?.content['multipart/form-data'] !== undefined,
    response: { ...response, $defs: referredBy(response, named) },
  };
};

/** All routes of the API, from the document that it serves. */
export const readOperations = async ({ call }: TestApp): Promise<Operation[]> => {
  const { text } = await call('GET /docs/json');
  const { paths, components }: OpenApiDocument = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, documented]) => {
      const route = `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`;
      return toOperation(route, documented, components.schemas);
    }),
  );
};
