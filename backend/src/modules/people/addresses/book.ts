import type { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { createBookRepository, type BookAddressView, type BookEntry, type Purpose } from './book-repository.ts';
import { nationalAddressIn } from './national-address.ts';
import { checkPlaces } from './places.ts';
import { createAddressRepository } from './repository.ts';
import type { NewBookAddress } from './schemas.ts';

type Form = z.infer<typeof NewBookAddress>;

/** A customer's address book. The first address is the default for delivery and billing. */
export const createAddressBook = (database: Database) => {
  const addresses = createAddressRepository(database);
  const book = createBookRepository(database);
  const locations = createLocationRepository(database);

  const checkedEntry = async (form: Form, lang: Lang): Promise<BookEntry> => {
    const { iso2 } = await checkPlaces(locations, form, lang);
    return { ...form, national_address: nationalAddressIn(iso2, form.national_address, 'national_address', true) };
  };

  const find = async (userId: number, id: number, lang: Lang): Promise<BookAddressView> => {
    const address = await book.find(userId, id, lang);
    if (!address) throw notFound();
    return address;
  };

  const makeDefaults = async (userId: number, id: number, flags: Record<Purpose, boolean | undefined>) => {
    if (flags.shipping) await book.makeDefault(userId, id, 'shipping');
    if (flags.billing) await book.makeDefault(userId, id, 'billing');
  };

  const flagsOf = (form: Form) => ({ shipping: form.is_default_shipping, billing: form.is_default_billing });

  return {
    list: book.list,

    /** @throws AppError 422 for a place or code that is not valid, or if the book is full */
    async create(userId: number, form: Form, lang: Lang): Promise<BookAddressView> {
      const entry = await checkedEntry(form, lang);
      const id = await database.transaction(async () => {
        await addresses.lock(userId);
        const count = await book.count(userId);
        if (count >= LIMITS.addresses)
          throw new AppError(422, 'address_book_full', { params: { limit: LIMITS.addresses } });
        const stored = await book.insert(userId, entry);
        await makeDefaults(userId, stored, count === 0 ? { shipping: true, billing: true } : flagsOf(form));
        return stored;
      });
      return find(userId, id, lang);
    },

    /** @throws AppError 404 if missing or foreign, 409 if changed since, 422 for a place or code that is not valid */
    async update(userId: number, id: number, form: Form, seen: Seen, lang: Lang): Promise<BookAddressView> {
      const entry = await checkedEntry(form, lang);
      await database.transaction(async () => {
        await addresses.lock(userId);
        assertUnchangedSince((await find(userId, id, lang)).updated_at, seen);
        await book.update(userId, id, entry);
        await makeDefaults(userId, id, flagsOf(form));
      });
      return find(userId, id, lang);
    },

    /** @throws AppError 404 if missing or foreign */
    async makeDefault(userId: number, id: number, purpose: Purpose, lang: Lang): Promise<BookAddressView> {
      await database.transaction(async () => {
        await addresses.lock(userId);
        await find(userId, id, lang);
        await book.makeDefault(userId, id, purpose);
      });
      return find(userId, id, lang);
    },

    /**
     * Deletes an address. A cart that was delivered to it goes to the default.
     * @throws AppError 404 if missing or foreign, 409 for the default for delivery while others exist
     */
    remove: (userId: number, id: number, lang: Lang): Promise<void> =>
      database.transaction(async () => {
        // The cart comes first: place-order locks it, and may then save the billing form to the book.
        await book.leaveCart(userId, id);
        await addresses.lock(userId);
        const address = await find(userId, id, lang);
        if (address.is_default_shipping && (await book.count(userId)) > 1)
          throw new AppError(409, 'address_is_default');
        await book.remove(userId, id);
      }),
  };
};
