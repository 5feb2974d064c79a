import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { filterOf, PageNumber, SearchText } from '../../paging.ts';
import { Lang, Moment, PageMeta } from '../../schemas.ts';

const LONGEST = 80;

/** Whoever looks for `term` finds what `means` finds, too. `lang` is the language of the term. */
export const Synonym = z
  .object({
    id: z.number().int(),
    term: z.string(),
    means: z.string(),
    lang: Lang,
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'Synonym' });

export const SynonymPage = z.object({ synonyms: z.array(Synonym), meta: PageMeta });

export const SynonymFilter = z.strictObject({ search: SearchText, lang: filterOf(Lang) });
export const SynonymQuery = SynonymFilter.extend({ page: PageNumber });

const keys = {
  term: requiredText('synonyms.term_required', LONGEST),
  means: requiredText('synonyms.means_required', LONGEST),
};

export const NewSynonym = z.strictObject(keys);
export const SynonymEdit = z.strictObject({ ...keys, _method: z.literal('PUT') });
export type SynonymForm = z.infer<typeof NewSynonym>;

/** Words that shoppers looked for and found nothing by: how often, and when last. `lang` is the language of the words. */
export const SearchMiss = z
  .object({ id: z.number().int(), query: z.string(), lang: Lang, count: z.number().int(), last_at: Moment })
  .meta({ id: 'SearchMiss' });

export const SearchMissPage = z.object({ misses: z.array(SearchMiss), meta: PageMeta });
export const SearchMissQuery = SynonymQuery;
