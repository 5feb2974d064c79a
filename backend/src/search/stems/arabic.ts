import { readFileSync } from 'node:fs';
import { fold } from '../../text/fold.ts';

const withoutHamza = (word: string) => word.replaceAll('ء', '');

/** Broken plurals, and plurals that the endings would stem wrongly. Lines of the file: `plural<TAB>singular`. */
const singulars = new Map(
  readFileSync(new URL('./arabic-plurals.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').map((word) => withoutHamza(fold(word))))
    .map(([plural = '', singular = '']) => [plural, singular] as const),
);

/** Words that start with the letters of an article or a preposition but have none. */
const WHOLE = new Set(['بالغ', 'بالغه', 'بالغين', 'بالغون', 'بالون', 'بالونات', 'بالطو', 'والد', 'والده', 'والدين']);

const ARTICLE = /^(?:ال(?=..)|لل(?=..)|(?:وال|بال|فال|كال|ولل)(?=...))/;

/** The word without its article, including one joined to a particle: ال وال بال لل. */
export const withoutArticle = (word: string): string => {
  if (WHOLE.has(word) || singulars.has(word)) return word;
  const rest = word.replace(ARTICLE, '');
  return rest === word ? word : withoutArticle(rest);
};

/** The singular of a listed plural, also after a joined و ب ل ف ك. */
const singularOf = (word: string): string => {
  const singular = singulars.get(word);
  if (singular !== undefined) return singular;
  return (/^[وبلفك]/.test(word) ? singulars.get(word.slice(1)) : undefined) ?? word;
};

const ENDINGS = [/(?<=...)(?:تين|ات|ون|ين)$/, /(?<=...)ه$/, /(?<=....)[يا]$/];

const withoutEndings = (word: string): string => {
  const rest = ENDINGS.reduce((text, ending) => text.replace(ending, ''), word);
  return rest === word ? word : withoutEndings(rest);
};

/**
 * Stem shared by an Arabic word, its plural, its feminine and its adjective, with or without an article.
 * @param word folded
 */
export const arabicStem = (word: string): string =>
  withoutEndings(singularOf(withoutArticle(withoutHamza(word)))) || word;

/** Stem of an Arabic word without its leading particle, or null if there is none. */
export const withoutParticle = (word: string): string | null => {
  const bare = withoutArticle(word);
  return /^[وبلفك].../.test(bare) ? arabicStem(bare.slice(1)) : null;
};

/**
 * Stems of an Arabic word with each particle (و ب ل ك ف) added, and without its leading one: the letters alone do not
 * show whether the first one is a particle.
 */
export const withParticles = (word: string): string[] => {
  const joined = [...'وبلكف'].map((particle) => particle + arabicStem(withoutArticle(word)));
  const taken = withoutParticle(word);
  return taken === null ? joined : [...joined, taken];
};
