import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { createLotReader } from './reader.ts';
import { Lot, LotFilter } from './schemas.ts';

/** Batches of all vendors. */
export const adminLotRoutes: FastifyPluginAsyncZod = async (app) => {
  addListRoutes(app, {
    path: '/admin/lots',
    permission: 'catalogue.read',
    summary: 'A page of the batches of all vendors, newest first',
    filter: LotFilter,
    key: 'lots',
    entry: Lot,
    read: createLotReader(app.database, null),
    message: 'lots.shown',
  });
};
