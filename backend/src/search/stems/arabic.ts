import { readFileSync } from 'node:fs';
import { fold } from '../../text/fold.ts';

const withoutHamza = (word: string) => word.replaceAll('ء', '');

/** Plurals that no ending tells, and some that one would tell wrongly: `plural<TAB>singular`. */
const singulars = new Map(
  readFileSync(new URL('./arabic-plurals.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').map((word) => withoutHamza(fold(word))))
    .map(([plural = '', singular = '']) => [plural, singular] as const),
);

/** Begin with the letters of an article or a preposition, and have none. */
const WHOLE = new Set(['بالغ', 'بالغه', 'بالغين', 'بالغون', 'بالون', 'بالونات', 'بالطو', 'والد', 'والده', 'والدين']);

const ARTICLE = /^(?:ال(?=..)|لل(?=..)|(?:وال|بال|فال|كال|ولل)(?=...))/;

/** The word without its article, however that is joined to it: ال وال بال لل. */
export const withoutArticle = (word: string): string => {
  if (WHOLE.has(word) || singulars.has(word)) return word;
  const rest = word.replace(ARTICLE, '');
  return rest === word ? word : withoutArticle(rest);
};

/** The singular of a plural of the list, also with و ب ل ف ك joined to it. */
const singularOf = (word: string): string => {
  const found = singulars.get(word);
  if (found !== undefined) return found;
  return (/^[وبلفك]/.test(word) ? singulars.get(word.slice(1)) : undefined) ?? word;
};

const ENDINGS = [/(?<=...)(?:تين|ات|ون|ين)$/, /(?<=...)ه$/, /(?<=....)[يا]$/];

const withoutEndings = (word: string): string => {
  const rest = ENDINGS.reduce((text, ending) => text.replace(ending, ''), word);
  return rest === word ? word : withoutEndings(rest);
};

/**
 * The form that an Arabic word shares with its plural, its feminine and its adjective, with or without an article.
 * @param word folded
 */
export const arabicStem = (word: string): string =>
  withoutEndings(singularOf(withoutArticle(withoutHamza(word)))) || word;

/** The stem of an Arabic word without the particle that it begins with; null when it begins with none. */
export const withoutParticle = (word: string): string | null => {
  const bare = withoutArticle(word);
  return /^[وبلفك].../.test(bare) ? arabicStem(bare.slice(1)) : null;
};

/**
 * The stems of an Arabic word with a particle (و ب ل ك ف) joined to it, or taken from it: whether its first letter is
 * one, the letters alone do not tell.
 */
export const withParticles = (word: string): string[] => {
  const joined = [...'وبلكف'].map((particle) => particle + arabicStem(withoutArticle(word)));
  const taken = withoutParticle(word);
  return taken === null ? joined : [...joined, taken];
};
