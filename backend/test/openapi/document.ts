import type { RouteOptions } from 'fastify';
import type { OpenApi, Operation, Schema } from '../../src/openapi/types.ts';
import { schemaName, walk } from '../../src/openapi/schemas.ts';
import type { TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';

/** An operation of the served document and the route that it describes. */
export interface Documented {
  readonly id: string;
  readonly path: string;
  readonly operation: Operation;
  readonly route: RouteOptions;
}

/** Types whose description says too little for a property, which must name the amount or the moment. */
const LEAVES = new Set(['Money', 'Moment', 'Currency', 'Lang']);

/** The document as any client gets it. */
export const readDocument = async ({ call }: TestApp): Promise<OpenApi> => (await call('GET /docs/json')).body;

/** Every operation with its route. */
export const documentedOf = ({ app }: TestApp, { paths }: OpenApi): Documented[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const isIts = (route: RouteOptions) =>
        String(route.method).toLowerCase() === method && route.url.replace(/:(\w+)/g, '{$1}') === path;
      const route = watchedOf(app).routes.find(isIts);
      if (!route) throw new Error(`${method} ${path} is no route`);
      return { id: operation.operationId ?? `${method} ${path}`, path, operation, route };
    }),
  );

const isDescribed = (schema: Schema, document: OpenApi): boolean => {
  if (schema.description) return true;
  const name = schemaName(schema.$ref);
  return name !== undefined && !LEAVES.has(name) && Boolean(document.components.schemas[name]?.description);
};

/** Every property in a piece of the document, with the path to it. */
export const propertiesIn = (part: unknown, where: string): [place: string, schema: Schema][] => {
  const found: [string, Schema][] = [];
  walk(part, ({ type, properties }) => {
    if (type !== 'object' || !properties) return;
    for (const [name, schema] of Object.entries(properties)) found.push([`${where}: ${name}`, schema]);
  });
  return found;
};

/** Properties without a description of their own. */
export const undescribed = (part: unknown, where: string, document: OpenApi): string[] =>
  propertiesIn(part, where).flatMap(([place, schema]) => (isDescribed(schema, document) ? [] : [place]));
