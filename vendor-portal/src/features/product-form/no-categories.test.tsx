import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

it.each([
  ['en', 'Category', /^There are no categories yet/, 'Write to us'],
  ['ar', 'الفئة', /^لا توجد فئات بعد/, 'راسلنا'],
] as const)(
  'A vendor who comes before the first category reads why there is nothing to choose, and whom to ask (%s)',
  async (lang, label, why, ask) => {
    fakeApi({ 'GET /user': vendorUser, 'GET /categories': ok({ categories: [] }) });
    await renderPortal('/vendor/add-product', 'vendor', lang);
    expect(await screen.findByRole('combobox', { name: label })).toHaveAccessibleDescription(why);
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute('href', '/contact-us');
  },
);
