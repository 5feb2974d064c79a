import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Text quoted in the owner's documents, with the places that show it. */
interface QuotedText {
  text: string;
  /** Locale keys (`storefront:cart.failed`), or source files for what is not a text of a locale. */
  at: readonly string[];
  /** Text as written at these places, where the documents have a placeholder, a letter or a key instead. */
  as?: string;
}

/** Texts of the kit that only consoles load. */
const CONSOLE_TEXTS = 'shared-ui/src/console/locales/en.json';

type Texts = { [key: string]: string | Texts };

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

const readLocale = (package_: string): Texts => {
  const folder = `${package_}/src/locales`;
  const isKit = package_ === 'shared-ui';
  if (isKit) return { ...(readJson(`${folder}/en.json`) as Texts), ...(readJson(CONSOLE_TEXTS) as Texts) };
  if (existsSync(path.join(ROOT, folder, 'en.json'))) return readJson(`${folder}/en.json`) as Texts;
  const files = readdirSync(path.join(ROOT, folder, 'en'));
  // Several backend files may contain parts of one group, such as `validation`.
  const merge = (left: Texts, right: Texts): Texts => {
    const merged = { ...left };
    for (const [key, value] of Object.entries(right)) {
      const before = merged[key];
      merged[key] = typeof before === 'object' && typeof value === 'object' ? merge(before, value) : value;
    }
    return merged;
  };
  return files.map((file) => readJson(`${folder}/en/${file}`) as Texts).reduce(merge);
};

const LOCALES = new Map(
  ['shell', 'storefront', 'vendor-portal', 'admin-console', 'backend', 'shared-ui'].map((name) => [
    name === 'shared-ui' ? 'kit' : name,
    readLocale(name),
  ]),
);

const lookUp = (namespace: string, key: string): string | undefined => {
  let value: Texts | string | undefined = LOCALES.get(namespace);
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Text without i18next markup: `{{name}}` becomes `{name}`, and link tags are dropped. */
const plain = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}').replaceAll(/<\/?\w+>/g, '');

const isShown = (text: string, place: string): boolean => {
  const [namespace = '', key] = place.split(':');
  if (key === undefined) return readFileSync(path.join(ROOT, place), 'utf8').includes(text);
  const shown = lookUp(namespace, key);
  return shown !== undefined && plain(shown) === text;
};

const QUOTED = readJson('platform/lint/quoted-texts.json') as QuotedText[];

test('The list has all 137 quoted texts, each once', () => {
  assert.equal(new Set(QUOTED.map(({ text }) => text)).size, 137);
  assert.deepEqual(
    QUOTED.filter(({ at }) => at.length === 0),
    [],
  );
});

test('Every quoted text is present in English to the letter', () => {
  const changed = QUOTED.flatMap(({ text, at, as = text }) =>
    at.filter((place) => !isShown(as, place)).map((place) => `${place} is not “${as}”`),
  );
  assert.deepEqual(changed, []);
});

test('The last order status has the same label everywhere', () => {
  const places = [
    'kit:status.cancelWithRefund',
    'storefront:tracking.step.refunded',
    'admin-console:dashboard.refunded',
  ];
  assert.deepEqual(
    places.filter((place) => !isShown('Cancel With Refund', place)),
    [],
  );
});
