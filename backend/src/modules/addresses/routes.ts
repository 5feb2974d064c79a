import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../answer.ts';
import { invalidField, notFound } from '../../errors.ts';
import { requireUser } from '../../plugins/session.ts';
import { success } from '../../schemas.ts';
import { createLocationRepository } from '../locations/repository.ts';
import { nationalAddressIn } from './national-address.ts';
import { checkPostalCode } from './postal-codes.ts';
import { createAddressRepository } from './repository.ts';
import { AddressAnswer, AddressForm, CarrierAddress } from './schemas.ts';

export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const addresses = createAddressRepository(app.database);
  const locations = createLocationRepository(app.database);

  app.post(
    '/user/address',
    {
      schema: {
        summary: 'Stores the billing (0) or shipping (1) address',
        body: AddressForm,
        response: { 200: AddressAnswer },
      },
      config: { access: 'user' },
    },
    async (request) => {
      const { id } = requireUser(request);
      const { country_id: country, state_id: state, city_id: city, type, postal_code } = request.body;
      const place = await locations.checkPlace({ country, state, city }, { suffix: '_id' });
      checkPostalCode(place, postal_code, request.lang);
      const national_address = nationalAddressIn(place.iso2, request.body.national_address, 'national_address');
      await addresses.save(id, { ...request.body, national_address });
      const saved = (await addresses.list(id, request.lang)).find((address) => address.type === type);
      if (!saved) throw notFound();
      return ok(request, 'messages.address_saved', { address: saved });
    },
  );

  app.post(
    '/aramex/address/validate',
    {
      schema: {
        summary: 'Says whether a carrier could deliver to an address',
        description: 'No carrier is connected: the country and the form of the postal code are checked here.',
        body: CarrierAddress,
        response: { 200: success({}) },
      },
      config: { access: 'user' },
    },
    async (request) => {
      const { country_code, postal_code } = request.body;
      const country = await locations.findCountryByCode(country_code);
      if (!country) throw invalidField('country_code', 'validation.unknown_place');
      const { iso2, name, name_ar } = country;
      checkPostalCode({ iso2, country: name, country_ar: name_ar }, postal_code, request.lang);
      return ok(request, 'messages.address_valid');
    },
  );
};
