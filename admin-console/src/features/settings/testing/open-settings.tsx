import type { PlatformSettings } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

export const SAVE = 'POST /admin/platform-settings';

/** Platform settings with overrides. */
export const platform = (changes: Partial<PlatformSettings> = {}): PlatformSettings => ({
  shipping_defaults: {
    flat_fee: { SAR: 25, BHD: 2.5, USD: 6.75 },
    free_from: { SAR: 200, BHD: null, USD: 53 },
    handling_days_min: 1,
    handling_days_max: 3,
  },
  brand: { name: '', name_arabic: '', accent: '' },
  default_currency: 'SAR',
  default_lang: 'en',
  company: { legal_name: '', legal_name_arabic: '', cr_number: '', vat_number: '' },
  contact: {
    emails: ['care@balsam.test'],
    phones: ['+966 11 555 0100', '+973 1755 0100'],
    address: 'King Fahd Road, Riyadh',
    address_arabic: 'طريق الملك فهد، الرياض',
    latitude: 24.6966,
    longitude: 46.6808,
  },
  promises: { return_days: null, gift_from: { SAR: null, BHD: null, USD: null }, newsletter_percent: null },
  social: [{ network: 'instagram', url: 'https://balsam.test/instagram' }],
  checkout: { guest_checkout: false },
  updated_at: '2026-11-20T09:00:00.000Z',
  ...changes,
});

/** Opens a settings tab; `sent` returns the saved bodies. */
export async function openSettings(tab: string, responses: Answers = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/platform-settings': ok({ data: platform() }),
    'GET /admin/shop-logo': ok({ data: { logo: null } }),
    [SAVE]: ({ body }) => ok({ data: { ...platform(), ...(body as object) } }, 'Settings saved successfully'),
    ...responses,
  });
  const view = await renderConsole(`/admin/settings?tab=${tab}`);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, sent };
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save' });
