import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { ApiError } from '../schemas.ts';
import { limitRequests } from './rate-limit.ts';

const DOCS = '/api/docs';
/** A page with its files are a handful of requests. */
const DOCS_PER_MINUTE = 120;

/** The page of the document. The document itself is large and never changes, so it is written once. */
const docsPage: FastifyPluginAsync = async (app) => {
  let written: string | null = null;
  const answerWritten: onRequestHookHandler = (request, reply, next) => {
    if (request.routeOptions.url !== `${DOCS}/json`) return next();
    written ??= JSON.stringify(app.swagger());
    reply.type('application/json; charset=utf-8').send(written);
  };
  await limitRequests(app, DOCS_PER_MINUTE);
  await app.register(swaggerUi, { routePrefix: DOCS, staticCSP: true, uiHooks: { onRequest: answerWritten } });
};

/** The OpenAPI document, made from the routes' schemas: a page at /api/docs, JSON at /api/docs/json. */
const openapi: FastifyPluginAsync = async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Balsam',
        version: '0.1.0',
        description:
          'The API of the marketplace. Requests may carry the headers `lang` (en, ar), `Currency` (SAR, BHD, USD) and, on a POST, `Idempotency-Key`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(docsPage);
};

/** What every route of the API says about itself without being told: errors, credentials, its group. */
const routeDescriptions: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    const group = route.url.split('/')[2];
    route.schema = {
      ...route.schema,
      tags: route.schema?.tags ?? (group ? [group] : []),
      ...(route.config?.access !== 'public' && { security: [{ bearer: [] }] }),
      response: { '4xx': ApiError, '5xx': ApiError, ...Object(route.schema?.response) },
    };
  });
};

export const openapiPlugin = fastifyPlugin(openapi);
export const routeDescriptionsPlugin = fastifyPlugin(routeDescriptions);
