import type { RouteOptions } from 'fastify';
import { errorCodes, type ErrorCode } from '../wire/error-codes.ts';
import type { Access } from '../wire/access.ts';
import { addDescriptions } from './descriptions.ts';
import { describeErrors, errorCodeSchema } from './error-responses.ts';
import { describeExamples } from './examples.ts';
import { responseHeaders, describeHeaders, headerParameters } from './headers.ts';
import { describeForm } from './multipart.ts';
import { operationIdOf } from './operation-ids.ts';
import { refTo, type DocumentedRoute, type OpenApi } from './types.ts';
import { tidySchemas } from './schemas.ts';
import { tagOf, tags } from './tags.ts';

const WHO: Record<Access, { roles: string[]; sentence: string }> = {
  public: { roles: ['visitor', 'customer', 'vendor', 'admin'], sentence: 'everyone, signed in or not' },
  any: { roles: ['customer', 'vendor', 'admin'], sentence: 'every signed-in account' },
  user: { roles: ['customer'], sentence: 'customers' },
  buyer: { roles: ['customer', 'guest'], sentence: 'customers, and guests with `Guest-Token`' },
  person: {
    roles: ['customer', 'vendor', 'admin', 'guest'],
    sentence: 'every signed-in account, and guests with `Guest-Token`',
  },
  vendor: { roles: ['vendor'], sentence: 'active vendors' },
  admin: { roles: ['admin'], sentence: 'admins' },
};

const SECURITY: Partial<Record<Access, Record<string, string[]>[]>> = {
  public: [{}, { bearer: [] }],
  buyer: [{ guest: [] }, { bearer: [] }],
  person: [{ guest: [] }, { bearer: [] }],
};

const WHOSE = {
  person: 'one network address with one account or e-mail address',
  address: 'one network address',
  account: 'one account or e-mail address from any network address, and beyond that 3 a day per new network address',
} as const;

const limitOf = ({ config }: RouteOptions): string | undefined => {
  if (!config?.attempts) return undefined;
  const limits = config.attempts.map(
    ({ max, minutes, by }) => `${max} ${minutes === 1 ? 'per minute' : `in ${minutes} minutes`} for ${WHOSE[by]}`,
  );
  return `**Limit:** ${limits.join('; ')}.`;
};

const permissionOf = ({ config }: RouteOptions): string =>
  config?.permission && config.permission !== 'member' ? ` with the permission \`${config.permission}\`` : '';

/** Adds access, rate limits and the operation id. */
const describeRoute = ({ route, name, operation }: DocumentedRoute): void => {
  const access = route.config?.access ?? 'public';
  const { roles, sentence } = WHO[access];
  const [, path = ''] = name.split(' ');
  const tag = tagOf(path);
  operation.operationId = operationIdOf(name);
  operation.tags = tag ? [tag] : [];
  operation.security = SECURITY[access] ?? [{ bearer: [] }];
  operation['x-roles'] = roles;
  operation.description = [operation.description, `**For** ${sentence}${permissionOf(route)}.`, limitOf(route)]
    .filter(Boolean)
    .join('\n\n');
};

const describeSuccess = ({ operation }: DocumentedRoute): void => {
  const success = operation.responses['200'];
  if (success?.description === 'Default Response') success.description = operation.summary;
};

const toTemplate = (url: string) => url.replace(/:(\w+)/g, '{$1}');

const documentedRoutes = ({ paths }: OpenApi, routes: readonly RouteOptions[]): DocumentedRoute[] =>
  routes.flatMap((route) => {
    const operation = paths[toTemplate(route.url)]?.[String(route.method).toLowerCase()];
    return operation ? [{ route, operation, name: `${String(route.method)} ${route.url.replace(/^\/api/, '')}` }] : [];
  });

/**
 * Completes the document generated from the route schemas with access, limits, errors, examples and the rules common to
 * all operations.
 */
export const completeDocument = (document: OpenApi, routes: readonly RouteOptions[]): void => {
  const { components } = document;
  components.responses = {};
  components.parameters = headerParameters;
  components.headers = responseHeaders;
  components.schemas.ErrorCode = errorCodeSchema(Object.keys(errorCodes) as ErrorCode[]);
  const { code } = components.schemas.ApiError?.properties ?? {};
  if (code) Object.assign(code, refTo('schemas', 'ErrorCode'));
  document.tags = tags;
  const documented = documentedRoutes(document, routes);
  for (const each of documented) {
    describeRoute(each);
    describeSuccess(each);
    describeErrors(each, components);
    describeHeaders(each);
  }
  tidySchemas(document);
  addDescriptions(document);
  for (const each of documented) {
    describeForm(each);
    describeExamples(each, document);
  }
};
