import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldMessage } from './errors.ts';

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === '';

const size = (issue: Issue & { code: 'too_small' | 'too_big' }): FieldMessage => {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const isCounted = issue.origin === 'string' || issue.origin === 'array';
  // An exclusive bound must not be reported as the smallest or largest allowed value.
  const number = issue.inclusive === false ? 'exclusive' : 'number';
  const measured = isCounted ? issue.origin : number;
  return { key: `validation.${issue.code}.${measured}`, params: { count: limit } };
};

const generic = (issue: Issue): FieldMessage => {
  if (isMissing(issue) && issue.code !== 'custom') return 'validation.required';
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return size(issue);
    case 'invalid_value':
      return { key: 'validation.choice', params: { choices: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return 'validation.format';
    default:
      return 'validation.invalid';
  }
};

/** Keeps a schema's own message (a translation key) and replaces zod's default messages. */
const messageOf = (issue: Issue): FieldMessage =>
  /^[a-z_]+(\.[a-z_0-9]+)+$/.test(issue.message) ? issue.message : generic(issue);

const unknownKeys = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);

/** For a body that may have several forms: the issues of the form that knows most of its keys. */
const issuesOfLikelyForm = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.path.length > 0 || issue.errors.length === 0) return [issue];
  return issue.errors.reduce((best, issues) => (unknownKeys(issues) < unknownKeys(best) ? issues : best));
};

/** Field errors by dotted path (`store_address.country`). An unknown key is reported under its own name. */
export const fieldsOf = (error: z.core.$ZodError): Record<string, FieldMessage[]> => {
  const fields = new Map<string, FieldMessage[]>();
  const add = (path: PropertyKey[], message: FieldMessage) => {
    const field = path.map(String).join('.') || 'body';
    fields.set(field, [...(fields.get(field) ?? []), message]);
  };
  for (const issue of error.issues.flatMap(issuesOfLikelyForm)) {
    if (issue.code === 'unrecognized_keys')
      issue.keys.forEach((key) => add([...issue.path, key], 'validation.unknown_field'));
    else add(issue.path, messageOf(issue));
  }
  return Object.fromEntries(fields);
};

const invalid = (error: z.core.$ZodError) => new AppError(422, 'validation', { fields: fieldsOf(error) });

/**
 * Path parameters for a hook that runs before validation.
 * @throws AppError 422
 */
export const parsePath = <Params>(schema: z.ZodType<Params>, { params }: { params: unknown }): Params => {
  const result = schema.safeParse(params, { reportInput: true });
  if (result.success) return result.data;
  throw invalid(result.error);
};

/** Validates params, query and body with zod. A failure is a 422 that names the fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    // Fastify passes null for a missing body.
    const result = schema.safeParse(data ?? undefined, { reportInput: true });
    if (result.success) return { value: result.data };
    return { error: invalid(result.error) };
  };
