import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createVendorAccountRepository } from '../auth/vendor-account-repository.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { checkStorePostalCode } from '../addresses/store-postal-code.ts';
import { auditedVendor, createVendorDecisions } from './decisions.ts';
import { createVendorFiles, type VendorFiles } from './files.ts';
import type { NewVendor, VendorEdit } from './form.ts';
import { createVendorRepository, type VendorRecord, type VendorRow } from './repository.ts';
import { assertPlaced } from './store-place.ts';

const placeKeys = ['country_id', 'state_id', 'city_id', 'postal_code'] as const;
type Place = Pick<VendorRecord, (typeof placeKeys)[number]>;

type Standing = Place & Pick<VendorRecord, 'active' | 'company_address'>;

const nowhere: Place = { country_id: null, state_id: null, city_id: null, postal_code: '' };
/** Vendor before the form is applied. */
const nobody: Standing = { ...nowhere, active: 0, company_address: '' };

/** Form value, or the current one if omitted. */
const or = <Value>(said: Value | undefined, present: Value): Value => (said === undefined ? present : said);

type Store = Partial<NonNullable<VendorEdit['store_address']>>;
const storeOf = ({ store_address: store }: NewVendor | VendorEdit): Store => store ?? {};

const placeWith = (present: Place, store: Store): Place => ({
  country_id: or(store.country, present.country_id),
  state_id: or(store.state, present.state_id),
  city_id: or(store.city, present.city_id),
  postal_code: or(store.postal_code, present.postal_code),
});

const isSamePlace = (one: Place, other: Place) => placeKeys.every((key) => one[key] === other[key]);

type Person = Partial<Pick<VendorRecord, 'firstname' | 'lastname'>>;

/** Default name of a store. */
const personName = (form: Person, present: Person): string =>
  `${or(form.firstname, present.firstname)} ${or(form.lastname, present.lastname)}`;

/** Applies a form to a vendor; omitted fields are unchanged. */
const withForm = (vendor: VendorRow, form: NewVendor | VendorEdit, stored: VendorFiles<{ id: number }>): VendorRow => {
  const { active = vendor.active } = form;
  const store = storeOf(form);
  return {
    ...vendor,
    firstname: or(form.firstname, vendor.firstname),
    lastname: or(form.lastname, vendor.lastname),
    email: or(form.email, vendor.email),
    phone_number: or(form.phone_number, vendor.phone_number),
    company_name: or(store.company_name, vendor.company_name) || personName(form, vendor),
    company_name_ar: or(store.company_name_arabic, vendor.company_name_ar),
    company_address: or(store.company_address, vendor.company_address),
    company_phone_no: or(store.company_phone_no, vendor.company_phone_no),
    cr_number: or(store.cr_number, vendor.cr_number),
    ...placeWith(vendor, store),
    active,
    rejection_remarks: active === 2 ? or(form.remarks, vendor.rejection_remarks) : '',
    logo_file_id: or(stored.logo?.id, vendor.logo_file_id),
    cr_file_id: or(stored.cr_certificate?.id, vendor.cr_file_id),
  };
};

/** Vendor accounts as created and edited by admins. */
export const createVendorAccounts = (app: Pick<FastifyInstance, 'database' | 'files' | 'outbox'>) => {
  const { database } = app;
  const vendors = createVendorRepository(database);
  const people = createAuthRepository(database);
  const accounts = createVendorAccountRepository(database);
  const locations = createLocationRepository(database);
  const decisions = createVendorDecisions(app);
  const vendorFiles = createVendorFiles(app);
  const auditLog = createAuditLog(database);

  const checkEmail = (email: string | undefined, userId: number | null) => async () => {
    if (email !== undefined && (await vendors.isEmailTaken(email, userId)))
      throw invalidField('email', 'validation.register.email_taken');
  };

  /** An admin who may edit vendors must not become an owner of the platform by way of a vendor's account. */
  const checkAccount =
    (vendor: VendorRow, { email = vendor.email, password }: VendorEdit) =>
    async () => {
      const field = password ? 'password' : 'email';
      if ((password || email !== vendor.email) && (await vendors.worksElsewhere(vendor.user_id, vendor.id)))
        throw invalidField(field, 'team.account_of_others');
    };

  const checkStore = (before: Standing, form: NewVendor | VendorEdit) => async () => {
    const { company_address: said } = storeOf(form);
    const { active = before.active } = form;
    assertPlaced({ ...placeWith(before, storeOf(form)), active, company_address: or(said, before.company_address) });
  };

  /** Validates a place only if the form changes it. */
  const checkPlace = (before: Place, store: Store) => async () => {
    const after = placeWith(before, store);
    if (isSamePlace(before, after)) return;
    const { country_id: country, state_id: state, city_id: city, postal_code } = after;
    const { iso2 } = await locations.checkPlace({ country, state, city }, { prefix: 'store_address.' });
    if (iso2 && postal_code) checkStorePostalCode(iso2, postal_code, 'store_address.postal_code');
  };

  const open = async (form: NewVendor, passwordHash: string, certificateFileId: number, lang: Lang) => {
    const { store_address: store, firstname, lastname, email, phone_number: phoneNumber } = form;
    const { company_address: companyAddress = '' } = store;
    const companyName = store.company_name || personName(form, form);
    const person = { firstname, lastname, email, passwordHash, phoneNumber, companyName, companyAddress, lang };
    const userId = await people.insertUser({ isCustomer: false, ...person });
    if (userId === null) throw invalidField('email', 'validation.register.email_taken');
    const id = await accounts.insert({
      userId,
      companyName,
      companyAddress,
      companyPhone: store.company_phone_no ?? '',
      countryId: store.country ?? null,
      stateId: store.state ?? null,
      cityId: store.city ?? null,
      postalCode: store.postal_code ?? '',
      certificateFileId,
    });
    const vendor = await vendors.find(id);
    if (!vendor) throw notFound();
    return vendor;
  };

  return {
    /**
     * Creates a vendor in any state; an active one needs a store address.
     * @param lang language of mails to the vendor
     * @returns the vendor id
     * @throws AppError 422 naming every invalid field
     */
    async create(admin: SessionUser, form: NewVendor, lang: Lang): Promise<number> {
      const checks = [checkEmail(form.email, null), checkPlace(nowhere, form.store_address), checkStore(nobody, form)];
      const passwordHash = await hashPassword(form.password);
      return vendorFiles.store(admin.id, form, checks, (stored) =>
        database.transaction(async () => {
          const { cr_certificate: certificate } = stored;
          if (!certificate) throw invalidField('cr_certificate', 'vendors.cr_certificate_required');
          const opened = await open(form, passwordHash, certificate.id, lang);
          const vendor = withForm(opened, form, stored);
          await vendors.save(vendor);
          await decisions.notify(vendor);
          await auditLog.record(admin, {
            action: 'vendor.created',
            entity: 'vendor',
            entityId: vendor.id,
            label: vendor.company_name,
            before: null,
            after: auditedVendor(vendor),
          });
          return vendor.id;
        }),
      );
    },

    /**
     * Changes the given fields. A new password or losing the active state ends the vendor's sessions.
     * @throws AppError 404 for an unknown vendor, 409 if it was saved in the meantime, 422 naming every invalid field
     */
    async edit(admin: SessionUser, id: number, form: VendorEdit): Promise<void> {
      const present = await vendors.find(id);
      if (!present) throw notFound();
      const checks = [
        checkEmail(form.email, present.user_id),
        checkAccount(present, form),
        checkPlace(present, storeOf(form)),
        checkStore(present, form),
      ];
      const passwordHash = form.password && (await hashPassword(form.password));
      const replaced = await vendorFiles.store(admin.id, form, checks, (stored) =>
        database.transaction(async () => {
          const [before] = await vendors.lock([id]);
          if (!before) throw notFound();
          assertUnchangedSince(before.updated_at, form.updated_at_seen);
          if (passwordHash) await people.updatePassword(before.user_id, passwordHash);
          const more = passwordHash ? { password: 'changed' } : {};
          const after = withForm(before, form, stored);
          // The vendor may have been activated, or lost the address, since the form was validated.
          assertPlaced(after);
          await decisions.save(admin, 'vendor.edited', before, after, more);
          return stored.cr_certificate ? before.cr_file_id : null;
        }),
      );
      if (replaced !== null) await app.files.remove(replaced);
    },
  };
};
