import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createPlaceReader } from './admin-reader.ts';
import {
  CityPage,
  CountryPage,
  NewCountry,
  NewPlace,
  PlaceEdit,
  PlaceLevel,
  PlaceListing,
  PlaceQuery,
  StatePage,
  StoredPlace,
} from './admin-schemas.ts';
import { createPlaceAdmin } from './admin-service.ts';

const access = 'admin';
const PlaceId = z.strictObject({ id: PathId });
const PlaceOfLevel = PlaceId.extend({ level: PlaceLevel.describe('Level of the place') });
const one = { 200: success({ data: StoredPlace }) };

/** Admin routes for the places of addresses: countries, states and cities. */
export const adminPlaceRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPlaceReader(app.database);
  const places = createPlaceAdmin(app.database);

  app.get(
    '/admin/places',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'A page of countries, home markets first',
        querystring: PlaceQuery,
        response: { 200: success({ data: CountryPage }) },
      },
    },
    async (request) => ok(request, 'messages.ok', { data: await read.countries(request.query, request.lang) }),
  );

  app.get(
    '/admin/places/:id/states',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'A page of the states of a country',
        params: PlaceId,
        querystring: PlaceQuery,
        response: { 200: success({ data: StatePage }) },
      },
    },
    async (request) => {
      const data = await read.states(request.params.id, request.query, request.lang);
      return ok(request, 'messages.ok', { data });
    },
  );

  app.get(
    '/admin/places/states/:id/cities',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'A page of the cities of a state',
        params: PlaceId,
        querystring: PlaceQuery,
        response: { 200: success({ data: CityPage }) },
      },
    },
    async (request) => {
      const data = await read.cities(request.params.id, request.query, request.lang);
      return ok(request, 'messages.ok', { data });
    },
  );

  app.post(
    '/admin/places',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Adds a country', body: NewCountry, response: one },
    },
    async (request) => {
      const { iso2, ...names } = request.body;
      const id = await places.add(requireUser(request), { level: 'countries', iso2, names });
      return ok(request, 'places.created', { data: await read.one('countries', id) });
    },
  );

  app.post(
    '/admin/places/:id/states',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Adds a state to a country', params: PlaceId, body: NewPlace, response: one },
    },
    async (request) => {
      const { id: above } = request.params;
      const id = await places.add(requireUser(request), { level: 'states', above, names: request.body });
      return ok(request, 'places.created', { data: await read.one('states', id) });
    },
  );

  app.post(
    '/admin/places/states/:id/cities',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Adds a city to a state', params: PlaceId, body: NewPlace, response: one },
    },
    async (request) => {
      const { id: above } = request.params;
      const id = await places.add(requireUser(request), { level: 'cities', above, names: request.body });
      return ok(request, 'places.created', { data: await read.one('cities', id) });
    },
  );

  app.post(
    '/admin/places/:level/:id',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Renames a place; existing orders keep its previous names',
        params: PlaceOfLevel,
        body: PlaceEdit,
        response: one,
      },
    },
    async (request) => {
      const { level, id } = request.params;
      await places.rename(requireUser(request), level, id, request.body);
      return ok(request, 'places.updated', { data: await read.one(level, id) });
    },
  );

  app.post(
    '/admin/places/:level/:id/listed',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile', 'last_place'] },
      schema: {
        summary: 'Lists a place in forms, or removes it and its children from them; existing addresses keep it',
        params: PlaceOfLevel,
        body: PlaceListing,
        response: one,
      },
    },
    async (request) => {
      const { level, id } = request.params;
      const { listed, updated_at_seen: seen } = request.body;
      await places.setListed(requireUser(request), level, id, listed, seen);
      return ok(request, listed ? 'places.listed' : 'places.unlisted', { data: await read.one(level, id) });
    },
  );

  app.delete(
    '/admin/places/:level/:id',
    {
      config: { access, permission: 'settings.write', errors: ['place_in_use', 'last_place'] },
      schema: {
        summary: 'Deletes an unused place and its children',
        params: PlaceOfLevel,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { level, id } = request.params;
      await places.remove(requireUser(request), level, id);
      return ok(request, 'places.deleted');
    },
  );
};
