import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import { fromWire, toWire } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import type { ShippingZone } from './schemas.ts';
import type { ShippingZoneForm } from './zone-form.ts';
import { createZoneRepository, type StoredZone, type ZoneRow } from './zone-repository.ts';

type Zone = z.infer<typeof ShippingZone>;

const toMinor = (amount: number, currency: Currency): number => {
  const minor = fromWire(amount, currency);
  if (minor === null) throw new Error('The form accepted an amount with too many decimal places for its currency.');
  return minor;
};

const toStored = ({ rates, updated_at_seen: _seen, ...zone }: ShippingZoneForm): StoredZone => ({
  ...zone,
  rates: rates.map(({ currency, flat_fee, free_from, cold_fee }) => ({
    currency,
    flat_fee: toMinor(flat_fee, currency),
    free_from: free_from === null ? null : toMinor(free_from, currency),
    cold_fee: zone.cold ? toMinor(cold_fee, currency) : 0,
  })),
});

const storedOf = ({ country, handling_days_min, handling_days_max, cold, rates }: ZoneRow): StoredZone => ({
  country_id: country?.id ?? null,
  handling_days_min,
  handling_days_max,
  cold,
  rates,
});

const toZone = ({ rates, ...zone }: ZoneRow): Zone => ({
  ...zone,
  rates: rates.map(({ currency, flat_fee, free_from, cold_fee }) => ({
    currency,
    flat_fee: toWire(flat_fee, currency),
    free_from: free_from === null ? null : toWire(free_from, currency),
    cold_fee: toWire(cold_fee, currency),
  })),
});

/** A vendor's shipping zones. Carts, checkouts and product pages read the same rows. */
export const createZoneService = (database: Database) => {
  const zones = createZoneRepository(database);
  const locations = createLocationRepository(database);
  const auditLog = createAuditLog(database);

  const record = async ({ vendorId, actor }: VendorActor, before: StoredZone | null, after: StoredZone | null) => {
    const zone = after ?? before;
    await auditLog.record(actor, {
      action: 'vendor.shipping_zone',
      entity: 'vendor',
      entityId: vendorId,
      label: zone ? await zones.label(vendorId, zone) : '',
      before: before && { ...before },
      after: after && { ...after },
    });
  };

  /** Locks the vendor's zones until the end of the transaction, and returns them with the requested one. */
  const lockOne = async ({ vendorId }: VendorActor, id: number, lang: Lang) => {
    await zones.lock(vendorId);
    const all = await zones.list(vendorId, lang);
    const zone = all.find((row) => row.id === id);
    if (!zone) throw notFound();
    return { zone, others: all.filter((row) => row.id !== id) };
  };

  const assertNotTaken = (others: ZoneRow[], { country_id: countryId }: StoredZone) => {
    if (others.some(({ country }) => (country?.id ?? null) === countryId))
      throw invalidField('country_id', countryId === null ? 'settings.rest_taken' : 'settings.country_taken');
  };

  const checkCountry = async ({ country_id: country }: StoredZone) => {
    if (country !== null) await locations.checkPlace({ country, state: null, city: null }, { suffix: '_id' });
  };

  const saveRates = async (id: number, { rates }: StoredZone) => {
    for (const rate of rates) await zones.setRate(id, rate);
  };

  const read = async ({ vendorId }: VendorActor, id: number, lang: Lang): Promise<Zone> => {
    const row = (await zones.list(vendorId, lang)).find((zone) => zone.id === id);
    if (!row) throw notFound();
    return toZone(row);
  };

  return {
    async list(vendorId: number, lang: Lang): Promise<Zone[]> {
      return (await zones.list(vendorId, lang)).map(toZone);
    },

    /** @throws AppError 422 for an unknown country, or one that already has a zone */
    add: (owner: VendorActor, form: ShippingZoneForm, lang: Lang): Promise<Zone> =>
      database.transaction(async () => {
        const zone = toStored(form);
        await checkCountry(zone);
        await zones.lock(owner.vendorId);
        assertNotTaken(await zones.list(owner.vendorId, lang), zone);
        const id = await zones.insert(owner.vendorId, zone);
        await saveRates(id, zone);
        await record(owner, null, zone);
        return read(owner, id, lang);
      }),

    /**
     * @throws AppError 404 another vendor's zone, 409 changed in the meantime, 422 for an unknown country, or one that
     * already has a zone
     */
    change: (owner: VendorActor, id: number, form: ShippingZoneForm, lang: Lang): Promise<Zone> =>
      database.transaction(async () => {
        const { zone: before, others } = await lockOne(owner, id, lang);
        assertUnchangedSince(before.updated_at, form.updated_at_seen);
        const zone = toStored(form);
        await checkCountry(zone);
        assertNotTaken(others, zone);
        await zones.update(owner.vendorId, id, zone);
        await saveRates(id, zone);
        await record(owner, storedOf(before), zone);
        return read(owner, id, lang);
      }),

    /** @throws AppError 404 for another vendor's zone */
    remove: (owner: VendorActor, id: number, lang: Lang) =>
      database.transaction(async () => {
        const { zone } = await lockOne(owner, id, lang);
        await zones.remove(owner.vendorId, id);
        await record(owner, storedOf(zone), null);
      }),
  };
};
