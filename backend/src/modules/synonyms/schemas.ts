import { z } from 'zod';
import { requiredText } from '../../wire/fields.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Lang, Moment, PageMeta } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

const LONGEST = 80;

export const Synonym = z
  .object({
    id: z.number().int(),
    term: z.string().describe('The words that shoppers type'),
    means: z.string().describe('The words whose products they find, too'),
    lang: Lang.describe('The language of `term`'),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({
    id: 'Synonym',
    description: 'Whoever looks for `term` finds what `means` finds, too. `lang` is the language of the term.',
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
  term: requiredText('synonyms.term_required', LONGEST).describe('The words that shoppers type, at most 80 characters'),
  means: requiredText('synonyms.means_required', LONGEST).describe(
    'The words whose products they shall find, too, at most 80 characters',
  ),
};

export const NewSynonym = z.strictObject(keys);
export const SynonymEdit = z.strictObject({ ...keys, updated_at_seen: UpdatedAtSeen, _method: z.literal('PUT') });
export type SynonymForm = z.infer<typeof NewSynonym>;
export type SynonymEdit = z.infer<typeof SynonymEdit>;

export const SearchMiss = z
  .object({
    id: z.number().int(),
    query: z.string().describe('What was looked for'),
    lang: Lang.describe('The language of the words'),
    count: z.number().int().describe('How often it was looked for'),
    last_at: Moment.describe('When it was looked for last'),
  })
  .meta({
    id: 'SearchMiss',
    description:
      'Words that shoppers looked for and found nothing by: how often, and when last. `lang` is the language of the words.',
  });

export const SearchMissPage = z.object({
  misses: z.array(SearchMiss).describe('The searches of this page, the most frequent first'),
  meta: PageMeta,
});
export const SearchMissQuery = SynonymQuery;
