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
/** The page and its files are a handful of requests. */
const DOCS_PER_MINUTE = 60;
/** The document is a megabyte, and many concurrent downloads slow down other requests. */
const DOCUMENTS_PER_MINUTE = 10;

/** The page uses inline styles. No upgrade to https: over http the page must load the document over http. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'style-src': ["'self'", "'unsafe-inline'"],
};

/** The documentation page. The document is large and changes only with the day, so it is serialised once a day. */
const docsPage: FastifyPluginAsync = async (app) => {
  let written = { on: '', bytes: Buffer.alloc(0) };
  // Before the handler, after the rate limit.
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
  await limitRequests(app, DOCS_PER_MINUTE, { sharedAs: 'docs', byRoute: true });
  await app.register(swaggerUi, { routePrefix: DOCS, staticCSP: PAGE_POLICY, uiHooks: { preHandler: answerWritten } });
};

/** The OpenAPI document, generated from the routes on first use: a page at /api/docs, JSON at /api/docs/json. */
const openapi: FastifyPluginAsync = async (app) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.config?.access && route.method !== 'HEAD') routes.push(route);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Balsam', version: '1.0.0', description: conventions },
      servers: [{ url: '/', description: 'Origin of this document' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Token from `POST /api/auth/login`' },
          guest: {
            type: 'apiKey',
            in: 'header',
            name: 'Guest-Token',
            description: 'Token of a guest, made by the client',
          },
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

/** Every API route may respond with an error. */
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
