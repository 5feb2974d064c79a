import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampled, type Mutator, type Node } from './sample.ts';

// Most rules of the shop stand in SQL, where Stryker sees a text and nothing in it. This mutator changes what a statement
// means: a condition that is gone, a border that has moved, a sign that is the other one.

interface TemplateLiteral extends Node {
  readonly quasis: readonly { readonly value: { readonly raw: string } }[];
  readonly expressions: readonly Node[];
}

interface SqlTemplate extends Node {
  readonly tag: { readonly name?: string };
  readonly quasi: TemplateLiteral;
}

/** Stands for the expression of that position while a template is one text. */
const FIRST_MARK = 0xe000;
const MARK = /[\ue000-\uf8ff]/u;

const textOf = ({ quasis }: TemplateLiteral): string =>
  quasis
    .map(({ value }, index) => value.raw + (index < quasis.length - 1 ? String.fromCharCode(FIRST_MARK + index) : ''))
    .join('');

const templateOf = (text: string, { expressions }: TemplateLiteral): Node => {
  const parts = text.split(MARK);
  const kept = [...text].filter((sign) => MARK.test(sign)).map((sign) => expressions[sign.charCodeAt(0) - FIRST_MARK]);
  return {
    type: 'TemplateLiteral',
    quasis: parts.map((raw, index) => ({ type: 'TemplateElement', value: { raw }, tail: index === parts.length - 1 })),
    // The tree is changed while it is walked: a mutant has nodes of its own.
    expressions: JSON.parse(JSON.stringify(kept)),
  };
};

/** What a condition ends before, on its own level of brackets. */
const END =
  /^(?:AND|OR|WHERE|ORDER BY|GROUP BY|HAVING|LIMIT|OFFSET|RETURNING|FOR|ON|UNION|LEFT|JOIN|CROSS|THEN|ELSE|END|WHEN|WINDOW)\b/;

/** Where the condition that begins at `from` ends. */
const endOf = (text: string, from: number): number => {
  let depth = 0;
  let between = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "'") at = text.indexOf("'", at + 1);
    if (at < 0) return text.length;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return at;
    if (depth > 0 || /\w/.test(text[at - 1] ?? ' ')) continue;
    const rest = text.slice(at);
    if (/^CASE\b/.test(rest)) depth += 1;
    if (/^BETWEEN\b/.test(rest)) between = true;
    else if (between && /^AND\b/.test(rest)) between = false;
    else if (END.test(rest)) return at;
  }
  return text.length;
};

function* withoutCondition(text: string): Iterable<string> {
  for (const { 0: word, index } of text.matchAll(/\b(?:AND|WHERE)\s+/g)) {
    const from = index + word.length;
    const to = endOf(text, from);
    // The second half of BETWEEN, or the whole of a fragment that is chosen elsewhere.
    if (/BETWEEN\s+\S+\s+$/.test(text.slice(0, index)) || text.slice(from, to).trim() === '') continue;
    yield word.startsWith('AND')
      ? `${text.slice(0, index)}${text.slice(to)}`
      : `${text.slice(0, from)}true ${text.slice(to)}`;
  }
}

const SWAPS: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/(?<= )(?:>=|<=|<|>)(?= )/g, { '>=': '>', '>': '>=', '<=': '<', '<': '<=' }],
  [/(?<= )[+-](?= )/g, { '+': '-', '-': '+' }],
];

const isQuoted = (text: string, at: number) => text.slice(0, at).split("'").length % 2 === 0;

function* withSwaps(text: string): Iterable<string> {
  for (const [pattern, swaps] of SWAPS) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (isQuoted(text, index)) continue;
      yield text.slice(0, index) + (swaps[found] ?? found) + text.slice(index + found.length);
    }
  }
}

const isSql = (node: Node): node is SqlTemplate =>
  node.type === 'TaggedTemplateExpression' && (node as SqlTemplate).tag.name === 'sql';

const sqlMutator: Mutator = {
  name: 'Sql',
  *mutate({ node }) {
    if (!isSql(node)) return;
    const text = textOf(node.quasi);
    for (const mutated of [...withoutCondition(text), ...withSwaps(text)])
      yield { ...node, loc: undefined, quasi: templateOf(mutated, node.quasi) };
  },
};

/**
 * Adds the mutator to those of Stryker, which has no door for it: this is why its version is an exact one.
 * @param share of all defects, how many are made: 0 to 1
 */
export const addSqlMutator = async (share: number): Promise<void> => {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@stryker-mutator/instrumenter/package.json'));
  const address = pathToFileURL(path.join(folder, 'dist/src/mutators/mutate.js')).href;
  const { allMutators } = (await import(address)) as { allMutators: Mutator[] };
  allMutators.push(sqlMutator);
  allMutators.splice(0, Infinity, ...allMutators.map((mutator) => sampled(mutator, share)));
};
