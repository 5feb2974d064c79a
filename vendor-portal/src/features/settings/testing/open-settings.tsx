import type { Lang, ShippingZone } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { vendorUser } from '../../../testing/responses.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const saudiArabia = { id: 1, name: 'Saudi Arabia', iso2: 'SA' };
const bahrain = { id: 2, name: 'Bahrain', iso2: 'BH' };
const brazil = { id: 3, name: 'Brazil', iso2: 'BR' };

export const zone = (changes: Partial<ShippingZone> = {}): ShippingZone => ({
  id: 11,
  country: bahrain,
  handling_days_min: 1,
  cold: false,
  handling_days_max: 3,
  rates: [
    { currency: 'SAR', flat_fee: 15, free_from: 200, cold_fee: 0 },
    { currency: 'BHD', flat_fee: 1.5, free_from: null, cold_fee: 0 },
    { currency: 'USD', flat_fee: 0, free_from: null, cold_fee: 0 },
  ],
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

const stored: Answers = {
  'GET /user': vendorUser,
  'GET /vendor/notifications/unread': ok({ unread: 0, newest_id: null }),
  'GET /countries': ok({ data: [saudiArabia, bahrain, brazil] }),
  'GET /states': ok({ data: [{ id: 10, name: 'Riyadh Province' }] }),
  'GET /cities': ok({ data: [{ id: 100, name: 'Riyadh' }] }),
  'GET /vendor/general-settings/7': ok({
    data: {
      company_name: 'Gulf Medical',
      company_address: '12 Olaya Street',
      company_phone_no: '+966 50 000 0001',
      country: 1,
      state: 10,
      city: 100,
      postal_code: '12211',
      updated_at: '2026-11-20T09:30:00.000Z',
    },
  }),
  'GET /vendor/product-settings': ok({
    data: {
      enable_reviews: true,
      show_verified_label: true,
      verified_only: true,
      enable_ratings: true,
      ratings_required: false,
      updated_at: '2026-11-20T09:30:00.000Z',
    },
  }),
  'GET /vendor/shipping-zones': ok({ zones: [zone(), zone({ id: 12, country: null })] }),
  'GET /vendor/payment-settings': ok({
    data: {
      cod_enabled: true,
      cod_guests: 'proven',
      guest_checkout: true,
      refused_at_door: { guests: { refused: 0, parts: 0 }, customers: { refused: 0, parts: 0 } },
      card: 'off',
      provider: null,
      updated_at: '2026-11-20T09:30:00.000Z',
    },
  }),
};

/** Opens a settings tab; `sent` holds the bodies of mutating requests. */
export async function openSettings(tab: string, responses: Answers = {}, lang: Lang = 'en') {
  const calls = fakeApi({ ...stored, ...responses });
  const view = await renderPortal(`/vendor/settings?tab=${tab}`, 'vendor', lang);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  const asked = (path: string) => calls.filter((call) => call.method === 'GET' && call.path === path).length;
  return { ...view, sent, asked };
}
