import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import {
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeSearch,
} from '../../src/text/normalize.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';

const KINDS = new Set<unknown>([
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeSearch,
]);

/** String fields without a kind, and the reason. */
const EXEMPT: [field: RegExp, reason: string][] = [
  [/password|^body\.confirm_password$/, 'a password is compared as it was typed'],
  [/^body\.token$/, 'a secret of a link'],
  [/^body\.(proof|area|version|phase|code)$|^querystring\.(area|since)$/, 'written by the shell'],
  [/_at_seen$|^body\.(asked_at|starts_at|ends_at)$/, 'a moment, written by a page'],
  [/^body\.tags$/, 'a list as JSON text; each tag has a kind'],
  [/\.tracking\{key\}$/, 'the id of an order'],
  [/^body\.social\[\]\.url$/, 'a web address, which the URL parser reads'],
  [/^body\.approval_status$/, 'not read'],
];

interface StringField {
  path: string;
  hasKind: boolean;
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

const isNormaliser = (check: z.core.$ZodCheck<never>): boolean => {
  const { def } = check._zod;
  return def.check === 'overwrite' && 'tx' in def && KINDS.has(def.tx);
};

/** Every string that a schema takes in, by its path. */
const stringsOf = (schema: z.core.$ZodType, path: string): StringField[] => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return [{ path, hasKind: (def.checks ?? []).some(isNormaliser) }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => stringsOf(field, `${path}.${key}`));
    case 'array':
      return stringsOf(def.element, `${path}[]`);
    case 'record':
      return [...stringsOf(def.keyType, `${path}{key}`), ...stringsOf(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, path));
    case 'pipe': {
      // A word such as `true` is read by `stringbool`.
      if (definitionOf(def.out).type === 'boolean') return [];
      // `preprocess` begins with a transform.
      return stringsOf(definitionOf(def.in).type === 'transform' ? def.out : def.in, path);
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return stringsOf(def.innerType, path);
    default:
      return [];
  }
};

describe('kinds of text input', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('Every text that a route takes passes the normaliser of its kind', () => {
    const fields = watchedOf(test.app).routes.flatMap(({ method, url, schema, config }) =>
      config?.access === undefined || method === 'HEAD'
        ? []
        : (['querystring', 'body'] as const).flatMap((part) =>
            stringsOf((schema?.[part] ?? z.undefined()) as z.core.$ZodType, part).map((field) => ({
              ...field,
              route: `${String(method)} ${url}`,
            })),
          ),
    );
    assert.ok(fields.length > 300, `only ${fields.length} fields were found`);
    const bare = fields.filter(({ hasKind, path }) => !hasKind && !EXEMPT.some(([field]) => field.test(path)));
    assert.deepEqual(
      bare.map(({ route, path }) => `${route} ${path}`),
      [],
    );
    const unused = EXEMPT.filter(([field]) => !fields.some(({ hasKind, path }) => !hasKind && field.test(path)));
    assert.deepEqual(unused, [], 'exceptions that no field needs');
  });
});
