import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { requireUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { createUserRepository } from '../auth/profile-repository.ts';
import { UserResponse } from '../auth/profile-schemas.ts';

const Choice = z.strictObject({ vendor_id: z.number().int().min(1) });

/** Choice of the store that a session works for, for members of several. */
export const storeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const users = createUserRepository(database);

  /** @returns false unless the user is a member of the store, which is active */
  const choose = (tokenHash: Buffer | null, userId: number, vendorId: number): Promise<boolean> =>
    database.transaction(async () => {
      const chosen = await database.query(sql`
        UPDATE members m SET last_used_at = now() FROM vendors v
        WHERE m.user_id = ${userId} AND m.vendor_id = ${vendorId} AND v.id = m.vendor_id AND v.active = 1 AND v.deleted_at IS NULL
        RETURNING m.id`);
      if (chosen.length === 0) return false;
      await database.query(sql`
        UPDATE sessions SET vendor_id = ${vendorId} WHERE token_hash = ${tokenHash}::bytea AND acting = 2`);
      return true;
    });

  app.post(
    '/vendor/store',
    {
      config: { access: 'vendor', permission: 'member', factor: 'optional', errors: ['not_found'] },
      schema: {
        summary: 'Chooses the store that this session works for',
        body: Choice,
        response: { 200: UserResponse },
      },
    },
    async (request) => {
      const { id, role } = requireUser(request);
      const { vendor_id: vendorId } = request.body;
      if (!(await choose(request.sessionHash, id, vendorId))) throw notFound();
      const user = await users.find({ id, role, vendorId }, request.lang);
      return ok(request, 'team.store_chosen', { user });
    },
  );
};
