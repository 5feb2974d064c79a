import { object, string, type InferType } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST = 80;

const words = (missing: string) => string().trim().required(missing).max(LONGEST, textKey('synonyms.long'));

export const synonymSchema = object({
  term: words(textKey('synonyms.termRequired')),
  means: words(textKey('synonyms.meansRequired')),
});

export type SynonymValues = InferType<typeof synonymSchema>;
