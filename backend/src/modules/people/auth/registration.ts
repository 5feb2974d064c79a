import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../../database/attempts.ts';
import { AppError } from '../../../wire/errors.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { localized } from '../../../i18n/localized.ts';
import { checkPostalCode } from '../addresses/postal-codes.ts';
import { createAddressRepository } from '../addresses/repository.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { createVendorAccountRepository } from './vendor-account-repository.ts';
import { hashPassword, assertUncommonPassword } from './passwords.ts';
import { createConsents } from '../consents/consents.ts';
import { createAuthRepository } from './repository.ts';
import { isAddressBegun, type Registration } from './schemas.ts';

/** Certificate uploads per client address: a company needs one, an accountant's office a few. */
const CERTIFICATES = [
  { max: 10, minutes: 60 },
  { max: 20, minutes: 24 * 60 },
];

/** Limit for mails to an owner whose address someone tries to register. */
const TAKEN_MAILS = { max: 3, minutes: 60 };

/** Registration: customers can shop immediately, vendors wait for approval. */
export const createRegistration = (app: FastifyInstance) => {
  const { database, files, outbox } = app;
  const attempts = createAttempts(app);
  const accounts = createAuthRepository(database);
  const addresses = createAddressRepository(database);
  const locations = createLocationRepository(database);
  const vendors = createVendorAccountRepository(database);
  const consents = createConsents(database);

  const insertUser = (form: Registration, passwordHash: string, lang: Lang): Promise<number | null> =>
    accounts.insertUser({
      isCustomer: form.account_type === 'customer',
      email: form.email,
      passwordHash,
      firstname: form.firstname,
      lastname: form.lastname,
      phoneNumber: form.phone_number,
      companyName: form.store_address.company_name,
      companyAddress: form.store_address.address_1,
      lang,
    });

  const insertVendor = async (userId: number, form: Registration, certificateFileId: number) => {
    const { store_address: address } = form;
    await files.giveTo(certificateFileId, userId);
    await vendors.insert({
      userId,
      companyName: address.company_name,
      companyAddress: address.address_1,
      companyPhone: form.phone_number,
      countryId: address.country,
      stateId: address.state,
      cityId: address.city,
      postalCode: address.postal_code,
      certificateFileId,
    });
  };

  const insertShippingAddress = async (userId: number, form: Registration) => {
    const { country, state, city, postal_code, address_1 } = form.store_address;
    if (country === null || !isAddressBegun(form.store_address)) return;
    await addresses.save(userId, {
      type: 1,
      country_id: country,
      state_id: state,
      city_id: city,
      address_1,
      address_2: '',
      postal_code,
      phone_number: form.phone_number,
      national_address: '',
    });
  };

  /** Registration must not reveal who has an account; only the owner of the address is notified, by mail. */
  const notifyOwner = async (email: string): Promise<void> => {
    const owner = await accounts.findNameAndLang(email);
    if (!owner || (await attempts.count(['taken-mail', email], TAKEN_MAILS)) !== null) return;
    await outbox.enqueue({
      eventId: `registration-taken:${randomUUID()}`,
      template: 'registration-taken',
      recipient: email,
      lang: owner.lang,
      payload: { firstname: owner.firstname },
    });
  };

  const welcome = (form: Registration, lang: Lang, isVendor: boolean) =>
    outbox.enqueue({
      eventId: `registration:${randomUUID()}`,
      template: isVendor ? 'vendor-received' : 'welcome',
      recipient: form.email,
      lang,
      payload: { firstname: form.firstname },
    });

  /** @returns false if the address already has an account */
  const open = (form: Registration, passwordHash: string, lang: Lang, certificateFileId: number | null) =>
    database.transaction(async () => {
      const userId = await insertUser(form, passwordHash, lang);
      if (userId === null) {
        await notifyOwner(form.email);
        return false;
      }
      const isVendor = certificateFileId !== null;
      await (isVendor ? insertVendor(userId, form, certificateFileId) : insertShippingAddress(userId, form));
      const { email } = form;
      await consents.record({
        userId,
        email,
        purposes: ['terms', 'privacy'],
        given: true,
        source: 'registration',
        lang,
      });
      await welcome(form, lang, isVendor);
      return true;
    });

  /** Cheapest checks first. */
  const check = async (form: Registration, lang: Lang): Promise<void> => {
    const { password, store_address: address } = form;
    assertUncommonPassword(password, 'password');
    const { iso2, country, country_ar } = await locations.checkPlace(address, { prefix: 'store_address.' });
    const countryName = localized(lang, country ?? '', country_ar ?? '');
    checkPostalCode(iso2 ?? '', countryName, address.postal_code, 'store_address.postal_code');
  };

  const saveCertificate = async (certificate: UploadedFile, address: string): Promise<number> => {
    for (const rate of CERTIFICATES) {
      const retryAfter = await attempts.count(['certificate', rate.minutes, address], rate);
      if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
    }
    return (await files.savePrivate(certificate, 'cr_certificate', null, address)).id;
  };

  return {
    /**
     * Creates the account and queues its first mail. If the address has an account, the response and the work are the
     * same, and the owner gets a mail. Hashing the password and decoding and storing the certificate happen before the
     * transaction; the certificate is deleted if no account is created.
     * @param address client network address
     * @throws AppError 422 naming the field; 429 for too many certificates from one address
     */
    async register(form: Registration, lang: Lang, address: string): Promise<void> {
      await check(form, lang);
      const passwordHash = await hashPassword(form.password);
      const { cr_certificate: certificate } = form;
      const fileId = certificate ? await saveCertificate(certificate, address) : null;
      let isOpened = false;
      try {
        isOpened = await open(form, passwordHash, lang, fileId);
      } finally {
        if (!isOpened && fileId !== null) await files.remove(fileId);
      }
    },
  };
};
