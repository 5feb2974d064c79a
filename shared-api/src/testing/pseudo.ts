/** Unchanged parts of a text: `{{…}}` placeholders and tags. */
const KEPT = /({{[^}]*}}|<\/?\w+\s*\/?>)/;

const ACCENTED: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/g)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
);

const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);

const pseudo = (text: string) =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : `⟦${accent(part)}⟧`))
    .join('');

const mapValues = (value: object, change: (item: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));

/** Pseudo-localizes texts into brackets: any text on screen without them is hard-coded. */
export function pseudoTexts<Texts extends object>(texts: Texts): Texts;
export function pseudoTexts(texts: object): object {
  const change = (item: unknown) => (typeof item === 'string' ? pseudo(item) : pseudoTexts(Object(item)));
  return mapValues(texts, change);
}

/** Brackets the texts for people (those under the given names) in a response. */
export function markData<Value>(value: Value, names: ReadonlySet<string>): Value;
export function markData(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => markData(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const mark = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(mark);
    return typeof item === 'string' && item !== '' ? `⟪${item}⟫` : markData(item, names);
  };
  return mapValues(value, (item, name) => (names.has(name) ? mark(item) : markData(item, names)));
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
/** A text shown in several elements, such as a label in two languages, opens its brackets in one and closes them in another. */
const BRACKETS = /⟦[^⟧]*(?:⟧|$)|^[^⟦]*⟧|⟪[^⟫]*⟫/g;

/** Skips content with `translate="no"`, such as an id or a trade mark. */
function* textsOf(root: Element): Generator<string> {
  for (const element of [
    root,
    ...root.querySelectorAll('*:not(script, script *, [translate="no"], [translate="no"] *)'),
  ]) {
    for (const name of SPOKEN) yield element.getAttribute(name) ?? '';
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? '';
  }
}

/**
 * Visible or announced texts of a page that are neither translations nor data.
 * @param allowed words that are the same in every language
 */
export function hardCodedTexts(root: Element, allowed: readonly string[]): string[] {
  const longestFirst = [...allowed].sort((one, other) => other.length - one.length);
  const bare = (text: string) =>
    longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), text.replace(BRACKETS, ''));
  return [...textsOf(root)].filter((text) => /\p{L}/u.test(bare(text)));
}
