import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { fold } from '../../../text/fold.ts';
import { createAdminPlaceRepository, type NamedPlace } from './admin-repository.ts';
import type { CityPage, CountryPage, PlaceLevel, PlaceQuery, StatePage, StoredPlace } from './admin-schemas.ts';

/** True if the place has this name in either language. Text without letters or digits is not a name. */
const isCalled =
  (search: string | undefined) =>
  ({ name, name_arabic: arabic, iso2 }: NamedPlace): boolean => {
    if (search === undefined) return true;
    const searchKey = fold(search);
    return searchKey !== '' && [name, arabic, iso2].some((each) => fold(each).includes(searchKey));
  };

/** Reads places for admins. The places within one place are few enough to be filtered in memory. */
export const createPlaceReader = (database: Database) => {
  const places = createAdminPlaceRepository(database);

  const page = async <Level extends PlaceLevel>(
    level: Level,
    above: number | null,
    { search, page: number, per_page: size }: PlaceQuery,
    lang: Lang,
  ) => {
    const matching = (await places.names(level, above, lang)).filter(isCalled(search));
    const offset = offsetOf(number, size);
    const ids = matching.slice(offset, offset + size).map(({ id }) => id);
    const rows = new Map((await places.rows(level, ids)).map((row) => [row.id, row]));
    return {
      entries: ids.flatMap((id) => rows.get(id) ?? []),
      meta: pageMeta(number, size, matching.length),
    };
  };

  /** @throws AppError 404 */
  const find = async (level: PlaceLevel, id: number | null) => {
    const place = id === null ? null : await places.find(level, id);
    if (!place) throw notFound();
    const { above, ...stored } = place;
    return { above, stored };
  };

  return {
    /** @throws AppError 404 */
    async one(level: PlaceLevel, id: number): Promise<StoredPlace> {
      return (await find(level, id)).stored;
    },

    /** Countries, home markets first. */
    async countries(query: PlaceQuery, lang: Lang): Promise<z.infer<typeof CountryPage>> {
      const { entries, meta } = await page('countries', null, query, lang);
      return { countries: entries, meta };
    },

    /** @throws AppError 404 for a missing country */
    async states(countryId: number, query: PlaceQuery, lang: Lang): Promise<z.infer<typeof StatePage>> {
      const { stored: country } = await find('countries', countryId);
      const { entries, meta } = await page('states', countryId, query, lang);
      return { country, states: entries, meta };
    },

    /** @throws AppError 404 for a missing state */
    async cities(stateId: number, query: PlaceQuery, lang: Lang): Promise<z.infer<typeof CityPage>> {
      const { stored: state, above } = await find('states', stateId);
      const { stored: country } = await find('countries', above);
      const { entries, meta } = await page('cities', stateId, query, lang);
      return { country, state, cities: entries, meta };
    },
  };
};
