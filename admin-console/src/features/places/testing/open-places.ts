import type { AdminCity, AdminCountry, AdminState, Lang, StoredPlace } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const nobody = { addresses: 0, vendors: 0, shipping_zones: 0, orders: 0 };

/** Home market, in wide use. */
export const saudiArabia: AdminCountry = {
  id: 1,
  iso2: 'SA',
  name: 'Saudi Arabia',
  name_arabic: 'المملكة العربية السعودية',
  listed: true,
  updated_at: '2026-11-20T09:30:00.000Z',
  states: 13,
  cities: 450,
  usage: { addresses: 3, vendors: 1, shipping_zones: 2, orders: 11 },
};

/** An unused country. */
export const iraq: AdminCountry = {
  ...saudiArabia,
  id: 7,
  iso2: 'IQ',
  name: 'Iraq',
  name_arabic: 'العراق',
  listed: false,
  states: 18,
  cities: 36,
  usage: nobody,
};

export const riyadhRegion: AdminState = {
  id: 20,
  name: 'Riyadh Region',
  name_arabic: 'منطقة الرياض',
  listed: true,
  updated_at: '2026-11-20T09:30:00.000Z',
  cities: 80,
  usage: nobody,
};

export const diriyah: AdminCity = {
  id: 300,
  name: 'Diriyah',
  name_arabic: 'الدرعية',
  listed: true,
  usage: nobody,
  updated_at: riyadhRegion.updated_at,
};

const stored = ({ id, name, name_arabic, listed, updated_at }: StoredPlace): StoredPlace => ({
  ...{ id, name, name_arabic, listed, updated_at },
});

interface Options {
  countries?: AdminCountry[];
  states?: AdminState[];
  cities?: AdminCity[];
  /** Parent of the states and cities. */
  country?: AdminCountry;
  responses?: Parameters<typeof fakeApi>[0];
  lang?: Lang;
}

/** Opens a place page with a fake API that serves these; `sent` returns the mutating requests. */
export async function openPlaces(at: string, options: Options = {}) {
  const { countries = [saudiArabia, iraq], states = [riyadhRegion], cities = [diriyah] } = options;
  const { country = saudiArabia, responses, lang } = options;
  const above = { country: stored(country), state: stored(riyadhRegion) };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/places': ok({ data: { countries, meta: metaOf(countries) } }),
    [`GET /admin/places/${country.id}/states`]: ok({
      data: { country: above.country, states, meta: metaOf(states) },
    }),
    'GET /admin/places/states/20/cities': ok({ data: { ...above, cities, meta: metaOf(cities) } }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  const asked = () => calls.filter(({ path }) => path.startsWith('/admin/places')).map(({ path }) => path);
  return { ...view, sent, asked };
}
