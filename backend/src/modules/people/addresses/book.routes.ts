import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createAddressBook } from './book.ts';
import { BookAddress, BookAddressForm, BookAddressResponse, NewBookAddress } from './schemas.ts';

const access = 'user';
const params = z.strictObject({ id: PathId });

/** The customer's address book. Another customer's address is a 404. */
export const addressBookRoutes: FastifyPluginAsyncZod = async (app) => {
  const book = createAddressBook(app.database);

  app.get(
    '/user/addresses',
    {
      config: { access },
      schema: {
        summary: 'The address book, the default for delivery first',
        response: { 200: success({ addresses: z.array(BookAddress).describe('At most 50 addresses') }) },
      },
    },
    async (request) => {
      const addresses = await book.list(requireUser(request).id, request.lang);
      return ok(request, 'messages.addresses_shown', { addresses });
    },
  );

  app.post(
    '/user/addresses',
    {
      config: { access, errors: ['postal_code_invalid', 'address_book_full'] },
      schema: {
        summary: 'Adds an address; the first one is the default for delivery and billing',
        body: NewBookAddress,
        response: { 200: BookAddressResponse },
      },
    },
    async (request) => {
      const address = await book.create(requireUser(request).id, request.body, request.lang);
      return ok(request, 'messages.address_saved', { address });
    },
  );

  app.post(
    '/user/addresses/:id',
    {
      config: { access, errors: ['not_found', 'changed_meanwhile', 'postal_code_invalid'] },
      schema: { summary: 'Changes an address', params, body: BookAddressForm, response: { 200: BookAddressResponse } },
    },
    async (request) => {
      const { updated_at_seen: seen, ...form } = request.body;
      const address = await book.update(requireUser(request).id, request.params.id, form, seen, request.lang);
      return ok(request, 'messages.address_saved', { address });
    },
  );

  app.post(
    '/user/addresses/:id/default',
    {
      config: { access, errors: ['not_found'] },
      schema: {
        summary: 'Makes an address the default for delivery or billing',
        params,
        body: z.strictObject({ for: z.enum(['shipping', 'billing']).describe('Purpose of the default') }),
        response: { 200: BookAddressResponse },
      },
    },
    async (request) => {
      const { id } = request.params;
      const address = await book.makeDefault(requireUser(request).id, id, request.body.for, request.lang);
      return ok(request, 'messages.address_saved', { address });
    },
  );

  app.delete(
    '/user/addresses/:id',
    {
      config: { access, errors: ['not_found', 'address_is_default'] },
      schema: {
        summary: 'Deletes an address; orders keep theirs',
        params,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await book.remove(requireUser(request).id, request.params.id, request.lang);
      return ok(request, 'messages.address_deleted');
    },
  );
};
