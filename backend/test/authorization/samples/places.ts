import { unowned, type SampleTools, type Samples } from '../sample.ts';

/** The admin's routes for countries, states and cities. */
export const placeSamples = ({ shop: { make } }: SampleTools): Samples => {
  let made = 0;

  /** Names that no place has yet. */
  const names = () => {
    made += 1;
    return { name: `Town ${made}`, name_arabic: `بلدة ${made}` };
  };
  /** One of the user-assigned ISO codes XA to XZ. */
  const country = () => ({ iso2: `X${String.fromCharCode(65 + (made % 26))}`, ...names() });

  const city = async () => ({ level: 'cities', id: (await make.place()).cityId });
  const ids = { 'params.id': unowned };
  const oneCity = (body?: () => object) =>
    ({
      access: 'admin',
      request: async () => ({ params: await city(), ...(body && { body: { ...body() } }) }),
      ids,
    }) as const;

  return {
    'GET /admin/places': { access: 'admin', request: () => ({ query: { search: 'saudi' } }) },
    'GET /admin/places/:id/states': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.place()).countryId } }),
      ids,
    },
    'GET /admin/places/states/:id/cities': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.place()).stateId } }),
      ids,
    },
    'POST /admin/places': { access: 'admin', request: () => ({ body: country() }) },
    'POST /admin/places/:id/states': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.place()).countryId }, body: names() }),
      ids,
    },
    'POST /admin/places/states/:id/cities': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.place()).stateId }, body: names() }),
      ids,
    },
    'POST /admin/places/:level/:id': oneCity(() => ({ _method: 'PUT', ...names() })),
    'POST /admin/places/:level/:id/listed': oneCity(() => ({ listed: false })),
    'DELETE /admin/places/:level/:id': oneCity(),
  };
};
