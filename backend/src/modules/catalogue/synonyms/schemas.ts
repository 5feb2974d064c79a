import { z } from 'zod';
import { requiredText } from '../../../wire/fields.ts';
import { filterOf, pageKeys, SearchText } from '../../../wire/paging.ts';
import { Lang, Moment, PageMeta } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const LONGEST = 80;

export const Synonym = z
  .object({
    id: z.number().int(),
    term: z.string().describe('Words that customers enter'),
    means: z.string().describe('Words whose products are found as well'),
    lang: Lang.describe('Language of `term`'),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({
    id: 'Synonym',
    description: 'A search for `term` also finds what `means` finds. `lang` is the language of the term.',
  });

export const SynonymPage = z.object({
  synonyms: z.array(Synonym).describe('The synonyms of this page'),
  meta: PageMeta,
});

export const SynonymFilter = z.strictObject({
  search: SearchText,
  lang: filterOf(Lang).describe('Only words of this language'),
});
export const SynonymQuery = SynonymFilter.extend(pageKeys);

const keys = {
  term: requiredText('synonyms.term_required', LONGEST).describe('Words that customers enter, at most 80 characters'),
  means: requiredText('synonyms.means_required', LONGEST).describe(
    'Words whose products are found as well, at most 80 characters',
  ),
};

export const NewSynonym = z.strictObject(keys);
export const SynonymEdit = z.strictObject({ ...keys, updated_at_seen: UpdatedAtSeen, _method: z.literal('PUT') });
export type SynonymForm = z.infer<typeof NewSynonym>;
export type SynonymEdit = z.infer<typeof SynonymEdit>;

export const SearchMiss = z
  .object({
    id: z.number().int(),
    query: z.string().describe('The search text'),
    lang: Lang.describe('Language of the search text'),
    count: z.number().int().describe('Number of searches'),
    last_at: Moment.describe('Time of the last search'),
  })
  .meta({
    id: 'SearchMiss',
    description: 'A search without results: its text, frequency and last time. `lang` is the language of the text.',
  });

export const SearchMissPage = z.object({
  misses: z.array(SearchMiss).describe('The searches of this page, most frequent first'),
  meta: PageMeta,
});
export const SearchMissQuery = SynonymQuery;
