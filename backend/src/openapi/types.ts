import type { RouteOptions } from 'fastify';

// The subset of OpenAPI 3.1 used by the document.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  example?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  $ref?: string;
  in?: 'path' | 'query' | 'header';
  name?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  'x-roles'?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}

export interface Components {
  schemas: Record<string, Schema>;
  responses: Record<string, ResponseObject>;
  parameters: Record<string, Parameter>;
  headers: Record<string, object>;
  securitySchemes?: object;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: Components;
  tags?: { name: string; description: string }[];
}

export interface DocumentedRoute {
  readonly route: RouteOptions;
  /** As in the route table: `POST /carts/:id`. */
  readonly name: string;
  readonly operation: Operation;
}

export const refTo = (kind: keyof Components, name: string) => ({ $ref: `#/components/${kind}/${name}` });
