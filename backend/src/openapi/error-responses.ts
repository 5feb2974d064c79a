import { errorEntry, type ErrorCode } from '../wire/error-codes.ts';
import { translate } from '../i18n/translate.ts';
import { errorCodesOf } from './route-errors.ts';
import { refTo, type ResponseObject, type Components, type DocumentedRoute, type Schema } from './types.ts';

/** Values of the placeholders in example messages. */
const NAMED = {
  count: 3,
  company_name: 'Dilmun Medical',
  carrier: 'Aramex',
  reason: 'no courier that day',
  remarks: 'The certificate cannot be read.',
  minimum: '100.00',
  missing: '12.50',
  country: 'Bahrain',
  place: 'Atlantis',
};

/** Reasons that are not those of a carrier. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  account_blocked: 'Three parcels were not accepted.',
  mail_refused: 'connect ECONNREFUSED 192.0.2.25:587',
};

const HEADERS: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': refTo('headers', 'WWW-Authenticate') },
  429: { 'Retry-After': refTo('headers', 'Retry-After') },
  503: { 'Retry-After': refTo('headers', 'Retry-After') },
};

const pascal = (code: string): string => code.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const idOfData = (code: ErrorCode): string | undefined => errorEntry(code).data?.meta()?.id;

const narrowed = (status: number, codes: ErrorCode[], data?: string): Schema => ({
  allOf: [
    refTo('schemas', 'ApiError'),
    {
      type: 'object',
      properties: {
        status: { type: 'integer', const: status, description: 'HTTP status' },
        code: { type: 'string', enum: codes, description: 'Machine-readable error code' },
        ...(data && { data: { ...refTo('schemas', data), description: 'Further details of this code' } }),
      },
      required: ['status', 'code', ...(data ? ['data'] : [])],
    },
  ],
});

/** One schema for each kind of `data`, and one for all codes without. */
const schemaOf = (status: number, codes: ErrorCode[]): Schema => {
  const shapes = new Map<string | undefined, ErrorCode[]>();
  for (const code of codes) shapes.set(idOfData(code), [...(shapes.get(idOfData(code)) ?? []), code]);
  const schemas = [...shapes].map(([data, ofShape]) => narrowed(status, ofShape, data));
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
};

const exampleOf = (status: number, code: ErrorCode) => {
  const message = translate('en', `errors.${code}`, { ...NAMED, reason: REASONS[code] ?? NAMED.reason });
  return { value: { status, success: false, code, message, error: message } };
};

const answerOf = (status: number, codes: ErrorCode[]): ResponseObject => ({
  description: codes.map((code) => `- \`${code}\`: ${errorEntry(code).means}`).join('\n'),
  ...(HEADERS[status] && { headers: HEADERS[status] }),
  content: {
    'application/json': {
      schema: schemaOf(status, codes),
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(status, code)])),
    },
  },
});

const byStatus = (codes: ErrorCode[]): Map<number, ErrorCode[]> => {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorEntry(code);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
};

/**
 * Documents the errors of an operation by status. Errors shared by many operations are components; a status with codes
 * of the route itself is described in the operation.
 */
export const describeErrors = ({ route, operation }: DocumentedRoute, { responses }: Components): void => {
  const own = new Set(route.config?.errors);
  const answers = new Map<string, ResponseObject>();
  for (const [status, codes] of byStatus(errorCodesOf(route))) {
    const name = codes.map(pascal).join('Or');
    const isShared = !codes.some((code) => own.has(code));
    if (isShared) responses[name] ??= answerOf(status, codes);
    answers.set(String(status), isShared ? refTo('responses', name) : answerOf(status, codes));
  }
  const successes = Object.entries(operation.responses).filter(([status]) => /^[23]\d\d$/.test(status));
  operation.responses = { ...Object.fromEntries(successes), ...Object.fromEntries(answers) };
};

/** Schema of all error codes, with their meanings. */
export const errorCodeSchema = (codes: readonly ErrorCode[]): Schema => ({
  type: 'string',
  enum: [...codes],
  description: `Machine-readable error code, the same in every language.\n\n${codes
    .map((code) => `- \`${code}\` (${errorEntry(code).status}): ${errorEntry(code).means}`)
    .join('\n')}`,
});
