import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createLocationRepository } from './repository.ts';
import { City, CityQuery, Country, CountryQuery, State, StateQuery } from './schemas.ts';

const callerOf = ({ user }: FastifyRequest): number | null => user?.id ?? null;

/** Places offered by forms: listed ones, and those in the caller's own rows. */
export const locationRoutes: FastifyPluginAsyncZod = async (app) => {
  const locations = createLocationRepository(app.database);

  app.get(
    '/countries',
    {
      schema: {
        summary: 'Countries',
        querystring: CountryQuery,
        response: { 200: success({ data: Country.array() }) },
      },
      config: { access: 'public', cache: 'visitors' },
    },
    async (request) =>
      ok(request, 'messages.ok', {
        data: await locations.countries(request.lang, request.query, callerOf(request)),
      }),
  );

  app.get(
    '/states',
    {
      schema: {
        summary: 'States of a country',
        querystring: StateQuery,
        response: { 200: success({ data: State.array() }) },
      },
      config: { access: 'public', cache: 'visitors' },
    },
    async (request) => {
      const { country_id, search } = request.query;
      return ok(request, 'messages.ok', {
        data: await locations.states(request.lang, country_id, search, callerOf(request)),
      });
    },
  );

  app.get(
    '/cities',
    {
      schema: {
        summary: 'Cities of a state',
        querystring: CityQuery,
        response: { 200: success({ data: City.array() }) },
      },
      config: { access: 'public', cache: 'visitors' },
    },
    async (request) => {
      const { state_id, search } = request.query;
      return ok(request, 'messages.ok', {
        data: await locations.cities(request.lang, state_id, search, callerOf(request)),
      });
    },
  );
};
