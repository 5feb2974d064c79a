import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { PathId, offsetOf, pageMeta } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createMissRepository } from './miss-repository.ts';
import { createSynonymRepository } from './repository.ts';
import {
  NewSynonym,
  SearchMissPage,
  SearchMissQuery,
  Synonym,
  SynonymEdit,
  SynonymPage,
  SynonymQuery,
} from './schemas.ts';
import { createSynonymService } from './service.ts';

const access = 'admin';
const SynonymId = z.strictObject({ id: PathId });
const one = { 200: success({ data: Synonym }) };

/** Admin routes for synonyms and for searches without results. */
export const synonymRoutes: FastifyPluginAsyncZod = async (app) => {
  const synonyms = createSynonymRepository(app.database);
  const misses = createMissRepository(app.database);
  const service = createSynonymService(app.database);

  const read = async (id: number) => {
    const synonym = await synonyms.find(id);
    if (!synonym) throw notFound();
    return synonym;
  };

  app.get(
    '/admin/synonyms',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of search synonyms, newest first',
        querystring: SynonymQuery,
        response: { 200: success({ data: SynonymPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const [rows, total] = await Promise.all([
        synonyms.list(filter, size, offsetOf(page, size)),
        synonyms.count(filter),
      ]);
      return ok(request, 'synonyms.shown', { data: { synonyms: rows, meta: pageMeta(page, size, total) } });
    },
  );

  app.get(
    '/admin/search-misses',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of searches without results, most frequent first',
        querystring: SearchMissQuery,
        response: { 200: success({ data: SearchMissPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const [rows, total] = await Promise.all([misses.list(filter, size, offsetOf(page, size)), misses.count(filter)]);
      return ok(request, 'synonyms.misses_shown', { data: { misses: rows, meta: pageMeta(page, size, total) } });
    },
  );

  app.post(
    '/admin/synonyms',
    {
      config: { access, permission: 'catalogue.write' },
      schema: { summary: 'Creates a synonym', body: NewSynonym, response: one },
    },
    async (request) => {
      const id = await service.create(requireUser(request), request.body);
      return ok(request, 'synonyms.created', { data: await read(id) });
    },
  );

  app.post(
    '/admin/synonyms/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Changes a synonym', params: SynonymId, body: SynonymEdit, response: one },
    },
    async (request) => {
      const { id } = request.params;
      await service.edit(requireUser(request), id, request.body);
      return ok(request, 'synonyms.updated', { data: await read(id) });
    },
  );

  app.delete(
    '/admin/synonyms/:id',
    {
      config: { access, permission: 'catalogue.write' },
      schema: { summary: 'Deletes a synonym', params: SynonymId, response: { 200: success({}) } },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.id);
      return ok(request, 'synonyms.deleted');
    },
  );
};
