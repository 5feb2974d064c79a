import { MISSING, type Samples } from '../sample.ts';

// An object without a history has no lines, just like a missing one.
const nothingHappenedTo = { missing: MISSING, response: 200 } as const;

/** The audit log, the areas and the global search. */
export const auditSamples: Samples = {
  'GET /admin/audit': {
    access: 'admin',
    request: ({ id }) => ({ query: { actor: id, role: 1, from: '2026-01-01' } }),
    ids: { 'query.entity_id': nothingHappenedTo },
  },
  'GET /admin/audit.csv': {
    access: 'admin',
    request: ({ id }) => ({ query: { actor: id } }),
    ids: { 'query.entity_id': nothingHappenedTo },
  },
  'GET /admin/audit/filters': { access: 'admin', request: () => ({}) },
  'GET /vendor/audit': { access: 'vendor', request: ({ id }) => ({ query: { actor: id, from: '2026-01-01' } }) },
  'GET /vendor/audit.csv': { access: 'vendor', request: ({ id }) => ({ query: { actor: id } }) },
  'GET /vendor/audit/actors': { access: 'vendor', request: () => ({}) },
  'GET /admin/areas': { access: 'admin', request: () => ({}) },
  'GET /admin/areas/beacons': { access: 'admin', request: () => ({ query: { area: 'storefront' } }) },
  'GET /admin/search': { access: 'admin', request: () => ({ query: { search: 'palm' } }) },
  'GET /vendor/search': { access: 'vendor', request: () => ({ query: { search: 'palm' } }) },
};
