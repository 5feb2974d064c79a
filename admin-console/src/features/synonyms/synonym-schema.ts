import { object, string, type InferType } from 'yup';

const LONGEST = 80;

const words = (missing: string) => string().trim().required(missing).max(LONGEST, 'synonyms.long');

export const synonymSchema = object({
  term: words('synonyms.termRequired'),
  means: words('synonyms.meansRequired'),
});

export type SynonymValues = InferType<typeof synonymSchema>;
