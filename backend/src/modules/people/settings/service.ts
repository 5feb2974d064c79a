import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { createRatings } from '../../catalogue/reviews/ratings.ts';
import { createVendorIdentity } from '../vendors/identity.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import { checkStorePostalCode } from '../addresses/store-postal-code.ts';
import { createSettingsRepository, type StoredGeneral, type StoredSettings } from './repository.ts';
import type { GeneralSettingsForm, PaymentSettingsForm, ProductSettingsForm } from './schemas.ts';

const onlyKeysOf = (all: StoredSettings, some: object) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key in some));

const PLACE = ['country', 'state', 'city'] as const;

/** Form fields as stored columns. */
const changesOf = ({
  postalCode,
  postal_code,
  updated_at_seen: _seen,
  ...rest
}: GeneralSettingsForm): Partial<Omit<StoredGeneral, 'updated_at'>> => {
  const code = postalCode ?? postal_code;
  return code === undefined ? rest : { ...rest, postal_code: code };
};

/** Field name of the postal code in the form. */
const postalCodeField = ({ postalCode, postal_code }: GeneralSettingsForm) =>
  postalCode === undefined && postal_code !== undefined ? 'postal_code' : 'postalCode';

/** Store settings of a vendor. Every change is recorded in the audit log. */
export const createSettingsService = (app: Pick<FastifyInstance, 'database' | 'files' | 'outbox'>) => {
  const { database } = app;
  const identity = createVendorIdentity(app);
  const settings = createSettingsRepository(database);
  const locations = createLocationRepository(database);
  const ratings = createRatings(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 for a deleted vendor */
  const read = async (vendorId: number): Promise<StoredSettings> => {
    const found = await settings.find(vendorId);
    if (!found) throw notFound();
    return found;
  };

  /** @throws AppError 409 changed in the meantime */
  const save = async (
    { vendorId, actor }: VendorActor,
    { action, after, seen }: { action: AuditAction; after: object; seen: Seen },
    write: (before: StoredSettings) => Promise<unknown>,
  ): Promise<StoredSettings> => {
    await database.transaction(async () => {
      const before = await settings.lock(vendorId, action === 'vendor.general_settings');
      if (!before) throw notFound();
      assertUnchangedSince(before.updated_at, seen);
      await write(before);
      await auditLog.record(actor, {
        action,
        entity: 'vendor',
        entityId: vendorId,
        label: before.company_name,
        before: onlyKeysOf(before, after),
        after: { ...after },
      });
    });
    return read(vendorId);
  };

  const checkStorePlace = async (store: StoredGeneral, codeField: string) => {
    const missing = PLACE.find((part) => store[part] === null);
    if (missing) throw invalidField(missing, `settings.${missing}_required`);
    const { iso2 } = await locations.checkPlace(store);
    checkStorePostalCode(iso2 ?? '', store.postal_code, codeField);
  };

  return {
    read,

    /**
     * Omitted fields are unchanged, because someone else may have edited them since they were read.
     * @throws AppError 409 changed in the meantime, 422 for inconsistent places or a postal code that is invalid in its
     * country
     */
    saveGeneral(owner: VendorActor, form: GeneralSettingsForm): Promise<StoredGeneral> {
      const changes = changesOf(form);
      const change = { action: 'vendor.general_settings', after: changes, seen: form.updated_at_seen } as const;
      return save(owner, change, async (before) => {
        const after = { ...before, ...changes };
        if ([...PLACE, 'postal_code'].some((key) => key in changes))
          await checkStorePlace(after, postalCodeField(form));
        await settings.saveGeneral(owner.vendorId, after);
        if (changes.company_name !== undefined) await identity.askForName(owner.vendorId, changes.company_name);
      });
    },

    /**
     * Recalculates the ratings of all products, which depend on these settings. @throws AppError 409 changed in the
     * meantime
     */
    saveProducts: (owner: VendorActor, { updated_at_seen: seen, ...after }: ProductSettingsForm) =>
      save(owner, { action: 'vendor.product_settings', after, seen }, async (before) => {
        await settings.saveProducts(owner.vendorId, after);
        const counted =
          before.enable_reviews === after.enable_reviews && before.enable_ratings === after.enable_ratings;
        if (!counted) await ratings.recountVendor(owner.vendorId);
      }),

    /** @throws AppError 409 changed in the meantime */
    savePayments: (owner: VendorActor, { updated_at_seen: seen, ...after }: PaymentSettingsForm) =>
      save(owner, { action: 'vendor.payment_settings', after, seen }, (before) =>
        settings.savePayments(owner.vendorId, { ...after, cod_guests: after.cod_guests ?? before.cod_guests }),
      ),

    /** Facts for the choice about cash from guests: can they buy, and how many parcels were refused at the door. */
    async cashFacts(vendorId: number) {
      const [guestCheckout, rows] = await Promise.all([settings.mayGuestsBuy(), settings.refusals(vendorId)]);
      const of = (isGuest: boolean) => {
        const { refused = 0, parts = 0 } = rows.find((row) => row.is_guest === isGuest) ?? {};
        return { refused, parts };
      };
      return { guest_checkout: guestCheckout, refused_at_door: { guests: of(true), customers: of(false) } };
    },
  };
};
