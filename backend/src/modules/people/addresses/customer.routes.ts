import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { localized } from '../../../i18n/localized.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { nationalAddressIn } from './national-address.ts';
import { checkPlaces } from './places.ts';
import { checkPostalCode } from './postal-codes.ts';
import { createAddressRepository } from './repository.ts';
import { AddressResponse, AddressForm, CarrierAddress } from './schemas.ts';

/** The clients of the documented API show only `message`, so it must name the problem. */
const unknownPlace = (field: string, place: string) =>
  new AppError(422, 'place_unknown', {
    params: { place },
    fields: { [field]: [{ key: 'errors.place_unknown', params: { place } }] },
  });

export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const addresses = createAddressRepository(app.database);
  const locations = createLocationRepository(app.database);

  app.post(
    '/user/address',
    {
      schema: {
        summary: 'Stores the default billing (0) or shipping (1) address',
        body: AddressForm,
        response: { 200: AddressResponse },
      },
      config: { access: 'user', errors: ['changed_meanwhile', 'postal_code_invalid'] },
    },
    async (request) => {
      const { id } = requireUser(request);
      const { updated_at_seen: seen, ...form } = request.body;
      const { type } = form;
      const { iso2 } = await checkPlaces(locations, form, request.lang);
      const national_address = nationalAddressIn(iso2, form.national_address, 'national_address');
      const find = async () => (await addresses.list(id, request.lang)).find((address) => address.type === type);
      await app.database.transaction(async () => {
        await addresses.lock(id);
        assertUnchangedSince((await find())?.updated_at ?? null, seen);
        await addresses.save(id, { ...form, national_address });
      });
      const saved = await find();
      if (!saved) throw notFound();
      return ok(request, 'messages.address_saved', { address: saved });
    },
  );

  app.post(
    '/aramex/address/validate',
    {
      schema: {
        summary: 'Checks whether a carrier can deliver to an address',
        description:
          'Places are given by name or by id, not both. No carrier is connected: only the places and the postal code format are checked. `message` names the problem.',
        body: CarrierAddress,
        response: { 200: success({}) },
      },
      config: { access: 'user', errors: ['place_unknown', 'postal_code_invalid'] },
    },
    async (request) => {
      const { body, lang } = request;
      if ('city_id' in body) {
        await checkPlaces(locations, body, lang);
        return ok(request, 'messages.address_valid');
      }
      const { country_code, state, city, postal_code } = body;
      const country = await locations.findCountryByCode(country_code);
      if (!country) throw unknownPlace('country_code', country_code);
      const known = await locations.knowsByName(country.id, state, city);
      if (!known.state) throw unknownPlace('state', state);
      if (!known.city) throw unknownPlace('city', city);
      checkPostalCode(country.iso2, localized(lang, country.name, country.name_ar), postal_code);
      return ok(request, 'messages.address_valid');
    },
  );
};
