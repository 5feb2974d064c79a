import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { fold } from '../../../text/fold.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAdminPlaceRepository, type PlaceRow } from './admin-repository.ts';
import type { PlaceEdit, PlaceLevel, PlaceNames, PlaceUsage } from './admin-schemas.ts';
import { createLocationRepository } from './repository.ts';

const ENTITIES = { countries: 'country', states: 'state', cities: 'city' } as const;
/** Name of the parent's id in the audit log. */
const ABOVE = { countries: null, states: 'country_id', cities: 'state_id' } as const;

type Columns = Record<string, unknown>;
type Wanted = Partial<PlaceNames & { iso2: string }>;

/** Place to add: a country, or a child of `above`. */
type NewPlaceIn =
  | { level: 'countries'; iso2: string; names: PlaceNames }
  | { level: 'states' | 'cities'; above: number; names: PlaceNames };

const sum = ({ addresses, vendors, shipping_zones: zones, orders }: PlaceUsage) => addresses + vendors + zones + orders;

/** Place as recorded in the audit log. */
const audited = (level: PlaceLevel, { name, name_arabic: name_ar, listed, above }: PlaceRow): Columns => {
  const column = ABOVE[level];
  return { name, name_ar, listed, ...(column && { [column]: above }) };
};

/** Place management for admins. Every change is recorded in the audit log. */
export const createPlaceAdmin = (database: Database) => {
  const places = createAdminPlaceRepository(database);
  const locations = createLocationRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    level: PlaceLevel,
    action: 'created' | 'edited' | 'listed' | 'unlisted' | 'deleted',
    { id, name }: PlaceRow,
    before: Columns | null,
    after: Columns | null,
  ) =>
    auditLog.record(admin, {
      action: `${ENTITIES[level]}.${action}`,
      entity: ENTITIES[level],
      entityId: id,
      label: name,
      before,
      after,
    });

  /** @throws AppError 404 */
  const find = async (level: PlaceLevel, id: number): Promise<PlaceRow> => {
    const place = await places.find(level, id);
    if (!place) throw notFound();
    return place;
  };

  /**
   * A name only has to be unique within its parent.
   * @param self the place being renamed; null for a new one
   * @throws AppError 422 on each name or code that a sibling already has
   */
  const assertNotTaken = async (level: PlaceLevel, above: number | null, wanted: Wanted, self: number | null) => {
    const others = (await places.names(level, above, 'en')).filter(({ id }) => id !== self);
    const isTaken = (key: keyof Wanted) => {
      const text = wanted[key];
      return text !== undefined && others.some((other) => fold(other[key]) === fold(text));
    };
    const fields = {
      ...(isTaken('name') && { name: ['places.name_taken'] }),
      ...(isTaken('name_arabic') && { name_arabic: ['places.name_taken'] }),
      ...(isTaken('iso2') && { iso2: ['places.iso2_taken'] }),
    };
    if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
  };

  /** @throws AppError 422 if the change just made leaves no city that forms offer */
  const keepOneCity = async () => {
    if (!(await locations.hasListedCity())) throw new AppError(422, 'last_place');
  };

  const insert = async (added: NewPlaceIn): Promise<PlaceRow> => {
    const row =
      added.level === 'countries'
        ? await places.insertCountry(added.iso2, added.names)
        : await places.insertBelow(added.level, added.above, added.names);
    if (!row) throw new Error('The place was not stored.');
    return find(added.level, row.id);
  };

  return {
    /**
     * @returns the id
     * @throws AppError 404 for a missing parent, 422 for a name or code that a sibling already has
     */
    add: (admin: SessionUser, added: NewPlaceIn): Promise<number> =>
      database.transaction(async () => {
        const { level, names } = added;
        await places.lock();
        const above = added.level === 'countries' ? null : added.above;
        if (above !== null) await find(level === 'states' ? 'countries' : 'states', above);
        const code = added.level === 'countries' ? { iso2: added.iso2 } : {};
        await assertNotTaken(level, above, { ...names, ...code }, null);
        const place = await insert(added);
        await record(admin, level, 'created', place, null, { ...code, ...audited(level, place) });
        return place.id;
      }),

    /** @throws AppError 404 missing, 409 changed in the meantime, 422 for a name that a sibling already has */
    rename: (
      admin: SessionUser,
      level: PlaceLevel,
      id: number,
      { name, name_arabic, updated_at_seen: seen }: PlaceEdit,
    ): Promise<void> =>
      database.transaction(async () => {
        await places.lock();
        const before = await find(level, id);
        assertUnchangedSince(before.updated_at, seen);
        const renamed = {
          ...(name !== before.name && { name }),
          ...(name_arabic !== before.name_arabic && { name_arabic }),
        };
        await assertNotTaken(level, before.above, renamed, id);
        const after = { ...before, ...renamed };
        await places.rename(level, id, after);
        await record(admin, level, 'edited', after, audited(level, before), audited(level, after));
      }),

    /**
     * Lists a place in forms, or removes it and its children from them. Existing addresses keep it.
     * @throws AppError 404 missing, 409 changed in the meantime, 422 for the last city that forms offer
     */
    setListed: (admin: SessionUser, level: PlaceLevel, id: number, listed: boolean, seen?: Seen): Promise<void> =>
      database.transaction(async () => {
        await places.lock();
        const before = await find(level, id);
        if (before.listed === listed) return;
        assertUnchangedSince(before.updated_at, seen);
        await places.setListed(level, id, listed);
        if (!listed) await keepOneCity();
        await record(admin, level, listed ? 'listed' : 'unlisted', before, { listed: !listed }, { listed });
      }),

    /** Deletes a place and its children. @throws AppError 404 missing, 422 in use, or the last city that forms offer */
    remove: (admin: SessionUser, level: PlaceLevel, id: number): Promise<void> =>
      database.transaction(async () => {
        await places.lock();
        const place = await find(level, id);
        const [row] = await places.rows(level, [id]);
        const count = row ? sum(row.usage) : 0;
        if (count > 0) throw new AppError(422, 'place_in_use', { params: { count } });
        await places.remove(level, id);
        await keepOneCity();
        await record(admin, level, 'deleted', place, audited(level, place), null);
      }),
  };
};
