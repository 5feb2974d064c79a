import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync, preHandlerHookHandler, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { shopDay } from '../calendar/working-days.ts';
import { conventions } from '../openapi/conventions.ts';
import { completeDocument } from '../openapi/document.ts';
import type { OpenApi } from '../openapi/types.ts';
import { ApiError } from '../wire/schemas.ts';
import { limitRequests } from './rate-limit.ts';

const DOCS = '/api/docs';
const DOCUMENT = `${DOCS}/json`;
/** A page with its files are a handful of requests. */
const DOCS_PER_MINUTE = 60;
/** The document itself is a megabyte: whoever takes more of them at once slows down what others ask for. */
const DOCUMENTS_PER_MINUTE = 10;

/** The page has styles in its elements. No upgrade to https: whoever serves over http reads the document over http. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'style-src': ["'self'", "'unsafe-inline'"],
};

/** The page of the document. The document itself is large and changes with the day only, so it is written once a day. */
const docsPage: FastifyPluginAsync = async (app) => {
  let written = { on: '', bytes: Buffer.alloc(0) };
  // Before the handler: whoever has asked too often was refused by then.
  const answerWritten: preHandlerHookHandler = (request, reply, next) => {
    if (request.routeOptions.url !== DOCUMENT) return next();
    const today = shopDay(new Date());
    if (written.on !== today) written = { on: today, bytes: Buffer.from(JSON.stringify(app.swagger())) };
    reply.type('application/json; charset=utf-8').send(written.bytes);
  };
  app.addHook('onRoute', (route) => {
    if (route.url !== DOCUMENT) return;
    route.config = { ...route.config, rateLimit: { max: DOCUMENTS_PER_MINUTE } };
  });
  await limitRequests(app, DOCS_PER_MINUTE, true);
  await app.register(swaggerUi, { routePrefix: DOCS, staticCSP: PAGE_POLICY, uiHooks: { preHandler: answerWritten } });
};

/** The OpenAPI document, made from the routes when it is first asked for: a page at /api/docs, JSON at /api/docs/json. */
const openapi: FastifyPluginAsync = async (app) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.config?.access && route.method !== 'HEAD') routes.push(route);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Balsam', version: '0.1.0', description: conventions },
      servers: [{ url: '/', description: 'Where this document comes from' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of `POST /api/auth/login`' },
        },
      },
    },
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
    transformObject: (document) => {
      const complete = jsonSchemaTransformObject(document);
      completeDocument(complete as OpenApi, routes);
      return complete;
    },
  });
  await app.register(docsPage);
};

/** Every route of the API may answer with an error. */
const routeDescriptions: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = {
      ...route.schema,
      response: { '4xx': ApiError, '5xx': ApiError, ...Object(route.schema?.response) },
    };
  });
};

export const openapiPlugin = fastifyPlugin(openapi);
export const routeDescriptionsPlugin = fastifyPlugin(routeDescriptions);
