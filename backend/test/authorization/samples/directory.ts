import { unowned, type SampleTools, type Samples } from '../sample.ts';

/** Public catalogue routes. */
export const directorySamples = ({ shop: { make } }: SampleTools): Samples => ({
  'GET /products/facets': { access: 'public', request: () => ({ query: { search: 'mask' } }) },
  'GET /products/suggest': { access: 'public', request: () => ({ query: { search: 'mask' } }) },
  'GET /products/sitemap': { access: 'public', request: () => ({ query: { page: 1 } }) },
  'GET /tags': { access: 'public', request: () => ({}) },
  'GET /vendors': { access: 'public', request: () => ({}) },
  'GET /vendors/:id': {
    access: 'public',
    request: async () => ({ params: { id: (await make.vendor()).vendorId } }),
    ids: { 'params.id': unowned },
  },
  'POST /products/:id/reports': {
    access: 'public',
    request: async ({ email }) => ({
      params: { id: (await make.product()).id },
      body: { reason: 'expired', text: 'It expired last year.', email },
    }),
    ids: { 'params.id': unowned },
  },
  'POST /shop/vendors/:id/reports': {
    access: 'public',
    request: async ({ email }) => ({
      params: { id: (await make.vendor()).vendorId },
      body: { reason: 'conduct', text: 'They were rude.', email },
    }),
    ids: { 'params.id': unowned },
  },
  'GET /vendors/:id/shipping': {
    access: 'public',
    request: async () => ({
      params: { id: (await make.vendor()).vendorId },
      query: { city_id: (await make.place()).cityId },
    }),
    ids: { 'params.id': unowned, 'query.city_id': unowned },
  },
});
