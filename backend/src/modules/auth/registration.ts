import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { invalidField } from '../../errors.ts';
import type { Lang } from '../../schemas.ts';
import { createAddressRepository } from '../addresses/repository.ts';
import { checkPostalCode } from '../addresses/postal-codes.ts';
import { createLocationRepository } from '../locations/repository.ts';
import { createVendorAccountRepository } from './vendor-account-repository.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { createAuthRepository } from './repository.ts';
import type { Registration } from './schemas.ts';

/** Opens accounts: a customer may shop at once, a vendor waits for the admin. */
export const createRegistration = ({ database, files, outbox }: FastifyInstance) => {
  const accounts = createAuthRepository(database);
  const addresses = createAddressRepository(database);
  const locations = createLocationRepository(database);
  const vendors = createVendorAccountRepository(database);

  const insertUser = async (form: Registration, lang: Lang): Promise<number> => {
    const passwordHash = await hashPassword(form.password);
    const id = await accounts.insertUser({
      role: form.account_type === 'vendor' ? 2 : 3,
      email: form.email,
      passwordHash,
      firstname: form.firstname,
      lastname: form.lastname,
      phoneNumber: form.phone_number,
      companyName: form.store_address.company_name,
      companyAddress: form.store_address.address_1,
      lang,
    });
    if (id === null) throw invalidField('email', 'validation.register.email_taken');
    return id;
  };

  const checkAddress = async ({ store_address: address }: Registration, lang: Lang) => {
    const place = await locations.checkPlace(address, { prefix: 'store_address.' });
    checkPostalCode(place, address.postal_code, lang, 'store_address.');
  };

  const insertVendor = async (userId: number, form: Registration, lang: Lang) => {
    const { store_address: address, cr_certificate: certificate } = form;
    if (!certificate) throw invalidField('cr_certificate', 'validation.register.certificate_required');
    await checkAddress(form, lang);
    const file = await files.savePrivate(certificate, 'cr_certificate', userId);
    await vendors.insert({
      userId,
      companyName: address.company_name,
      companyAddress: address.address_1,
      companyPhone: form.phone_number,
      countryId: address.country,
      stateId: address.state,
      cityId: address.city,
      postalCode: address.postal_code,
      certificateFileId: file.id,
    });
  };

  /** Places alone are no address: whoever has only looked at the lists has given none. */
  const insertShippingAddress = async (userId: number, form: Registration, lang: Lang) => {
    const { country, state, city, postal_code, address_1 } = form.store_address;
    if (!postal_code && !address_1) return;
    if (country === null) throw invalidField('store_address.country', 'validation.address.country_required');
    if (!address_1) throw invalidField('store_address.address_1', 'validation.address.address_1_required');
    await checkAddress(form, lang);
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

  return {
    /** Opens the account and queues its first mail. @throws AppError 422 naming the field, also for a taken address */
    async register(form: Registration, lang: Lang): Promise<void> {
      refuseCommonPassword(form.password, 'password');
      await database.transaction(async () => {
        const userId = await insertUser(form, lang);
        const isVendor = form.account_type === 'vendor';
        await (isVendor ? insertVendor : insertShippingAddress)(userId, form, lang);
        await outbox.enqueue({
          eventId: `registration:${randomUUID()}`,
          template: isVendor ? 'vendor-received' : 'welcome',
          recipient: form.email,
          lang,
          payload: { firstname: form.firstname },
        });
      });
    },
  };
};
