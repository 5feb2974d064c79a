import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import {
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeScan,
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
  normalizeScan,
  normalizeSearch,
]);

/** String fields without a kind, with the reason. */
const EXEMPT: [field: RegExp, reason: string][] = [
  [/password|^body\.confirm_password$/, 'a password is compared as it was typed'],
  [/^body\.token$/, 'a secret of a link'],
  [/\.challenge_id$|\.passkey\./, 'written by a page'],
  [/^body\.(proof|area|version|phase|code)$|^querystring\.(area|since)$/, 'written by the shell'],
  [/_at_seen(\{\})?$|^body\.(asked_at|starts_at|ends_at)$/, 'a moment, written by a page'],
  [/^body\.(tags|attributes)$/, 'a list as JSON text; each entry has kinds'],
  [/\.(tracking|status_seen|updated_at_seen)\{key\}$/, 'the id of a row'],
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

/** All input strings of a schema, by path. */
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
      // A word such as `true` is parsed by `stringbool`.
      if (definitionOf(def.out).type === 'boolean') return [];
      // `preprocess` starts with a transform.
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

/** Required query keys of location lists. */
const required = (route: string) =>
  route === 'GET /states' ? 'country_id=1&' : route === 'GET /cities' ? 'state_id=1&' : '';

describe('kinds of text input', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('Every text of a route passes the normaliser of its kind', () => {
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
    assert.deepEqual(unused, [], 'unused exemptions');
  });

  const lists = (...keys: string[]) =>
    watchedOf(test.app).routes.flatMap(({ method, url, schema, config }) => {
      const query = schema?.querystring as Partial<z.ZodObject> | undefined;
      const isList = method === 'GET' && !url.includes(':') && keys.every((key) => query?.shape?.[key] !== undefined);
      return isList ? [{ route: `GET ${url.replace('/api', '')}`, access: config?.access }] : [];
    });

  const tokens = async () => ({
    admin: (await test.make.admin()).token,
    vendor: (await test.make.vendor()).token,
    user: (await test.make.customer()).token,
  });

  it('A search of blanks and marks is no search', async () => {
    const people: Record<string, string> = await tokens();
    const found = lists('search');
    assert.ok(found.length > 40, `only ${found.length} lists were found`);
    for (const { route, access = 'public' } of found) {
      const read = (query: string) => test.call(`${route}?${query}`, { token: people[access] });
      const [all, blank] = [await read(required(route)), await read(`${required(route)}search=%20%C2%A0%09%E2%80%8F`)];
      assert.deepEqual([blank.status, blank.text], [all.status, all.text], route);
      assert.ok(all.status < 400, `${route} ${all.text}`);
    }
  });

  it('Date filters take Arabic digits and reject a reversed range on both fields', async () => {
    const people: Record<string, string> = await tokens();
    const found = lists('from', 'to');
    assert.ok(found.length > 20, `only ${found.length} lists were found`);
    for (const { route, access = 'public' } of found) {
      const read = (query: string) => test.call(`${route}?${query}`, { token: people[access] });
      const { status, body } = await read('from=2026-11-20&to=2026-11-10');
      const reversed = ['The first day is after the last day.'];
      assert.deepEqual([status, body.errors], [422, { from: reversed, to: reversed }], route);
      const day = encodeURIComponent('\u200f٢٠٢٦-١١-۲۰');
      assert.equal((await read(`from=${day}&to=${day}`)).status, 200, route);
    }
  });
});
