import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { sql } from '../../../src/sql/sql.ts';
import { dayFromNow } from '../../support/days.ts';
import { createLicenceFactory } from '../../support/licences.ts';
import { fileOf } from '../../support/products.ts';
import { PDF } from '../../support/vendors.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** Licences of vendors, and the categories that require them. */
export const licenceSamples = ({ shop }: SampleTools): Samples => {
  const { app, database, make } = shop;
  const licences = createLicenceFactory(shop);
  const facts = { number: 'W-1', issued_on: dayFromNow(-9), expires_on: dayFromNow(300) };

  const settled = (vendorId: number) =>
    database.query(sql`
      UPDATE vendors SET country_id = (SELECT id FROM countries WHERE iso2 = 'SA') WHERE id = ${vendorId}`);

  /** A licence whose paper is in private storage. @param state in which it is */
  const licence = async (vendorId: number, state: 'submitted' | 'accepted') => {
    await settled(vendorId);
    const id = await licences.accepted(vendorId, { type: 'sfda_warehouse' });
    const file = await app.files.savePrivate(new UploadedFile('licence.pdf', PDF), 'file', null);
    await database.query(sql`
      UPDATE licences SET state = 'withdrawn', decided_at = now() WHERE vendor_id = ${vendorId} AND state = 'submitted' AND type = 'sfda_warehouse'`);
    await database.query(sql`
      UPDATE licences SET file_id = ${file.id}, state = ${state},
        decided_at = CASE WHEN ${state} = 'accepted' THEN decided_at END WHERE id = ${id}`);
    return id;
  };

  const own = {
    access: 'vendor',
    request: async ({ vendor }: Party) => ({ params: { id: await licence(vendor.vendorId, 'submitted') } }),
    ids: { 'params.id': owned },
  } as const;

  const decision = (body: Record<string, unknown> = {}, state: 'submitted' | 'accepted' = 'submitted') =>
    ({
      access: 'admin',
      request: async () => ({ params: { id: await licence((await make.vendor()).vendorId, state) }, body }),
      ids: { 'params.id': unowned },
    }) as const;

  const gates = (body: Record<string, unknown> = {}) =>
    ({
      access: 'admin',
      request: async () => ({ params: { idOrSlug: (await make.category()).id }, body }),
    }) as const;

  const list = (query = {}) => ({ access: 'admin', request: () => ({ query }) }) as const;

  return {
    'GET /vendor/licences': { access: 'vendor', request: () => ({}) },
    'GET /vendor/licences/warning': { access: 'vendor', request: () => ({}) },
    'POST /vendor/licences': {
      access: 'vendor',
      request: async ({ vendor: { vendorId } }) => {
        await settled(vendorId);
        await database.query(
          sql`UPDATE licences SET state = 'withdrawn', decided_at = now() WHERE state = 'submitted'`,
        );
        return { body: { type: 'sfda_warehouse', ...facts, file: fileOf(PDF, 'licence.pdf') } };
      },
    },
    'POST /vendor/licences/:id/withdraw': own,
    'GET /vendor/licences/:id/file': own,
    'GET /admin/licences': list({ state: 'submitted' }),
    'GET /admin/licences.csv': list({ due: 'expiring' }),
    'GET /admin/category-holds': list(),
    'GET /admin/category-holds.csv': list({ search: 'none' }),
    'GET /admin/licences/:id': decision(),
    'GET /admin/licences/:id/file': decision(),
    'POST /admin/licences/:id/accept': decision(facts),
    'POST /admin/licences/:id/refuse': decision({ reason: 'Unreadable.' }),
    'POST /admin/licences/:id/revoke': decision({ reason: 'Revoked.' }, 'accepted'),
    'GET /admin/category/:idOrSlug/gates': gates(),
    'POST /admin/category/:idOrSlug/gates': gates({ licence_types: ['sfda_mdel'], licence_types_seen: [] }),
  };
};
