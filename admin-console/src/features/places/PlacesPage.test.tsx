import { ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { diriyah, iraq, openPlaces, riyadhRegion, saudiArabia } from './testing/open-places.ts';

const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => stripBidi(row.textContent ?? ''));
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it("An admin sees each country's names, code, children, usage and listed state", async () => {
  await openPlaces('/admin/places');
  expect(await screen.findByRole('link', { name: 'Saudi Arabia' })).toHaveAttribute('href', '/admin/places/1');
  const [first, second] = await rows();
  expect(first).toMatch(
    /Saudi Arabiaالمملكة العربية السعودية.*SA.*13.*450.*3 addresses.*11 orders.*1 vendor.*2 shipping zones.*Listed/,
  );
  expect(second).toMatch(/Iraq.*العراق.*IQ.*Nobody.*Not listed/);
  expect(screen.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument();
});

it('Arabic readers find the Arabic names first, with the English ones alongside', async () => {
  await openPlaces('/admin/places', { lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'المملكة العربية السعودية' })).toBeVisible();
  const [first, second] = await rows();
  expect(first).toMatch(/المملكة العربية السعوديةSaudi Arabia.*3 عناوين.*11 طلبًا.*بائع واحد.*منطقتا شحن.*معروضة/);
  expect(second).toMatch(/العراقIraq.*غير مستخدم.*غير معروضة/);
  expect(screen.getByRole('heading', { level: 1, name: 'الدول والمدن' })).toBeVisible();
});

it('An admin goes from a country to its states and cities, and back', async () => {
  const { user, router, asked } = await openPlaces('/admin/places');
  await user.click(await screen.findByRole('link', { name: 'Saudi Arabia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'States of Saudi Arabia' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Riyadh Region' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cities of Riyadh Region' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/places/1/20');
  expect(trail()).toEqual(['Places', 'Saudi Arabia', 'Riyadh Region']);
  expect((await rows())[0]).toMatch(/Diriyahالدرعية/);
  await user.click(screen.getByRole('link', { name: 'Saudi Arabia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'States of Saudi Arabia' })).toBeVisible();
  expect(asked().slice(0, 3)).toEqual([
    '/admin/places?page=1',
    '/admin/places/1/states?page=1',
    '/admin/places/states/20/cities?page=1',
  ]);
});

it('The search for cities runs after a pause, and may find none', async () => {
  const { user, asked } = await openPlaces('/admin/places/1/20', { cities: [] });
  expect(await screen.findByText('There are no cities yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search cities' }), 'درعية');
  await waitFor(() =>
    expect(asked().at(-1)).toBe(`/admin/places/states/20/cities?page=1&search=${encodeURIComponent('درعية')}`),
  );
  expect(await screen.findByText('No places matched your search.')).toBeVisible();
});

it('An admin turns the pages of a long list', async () => {
  const meta = { current_page: 1, last_page: 8, total: 80, per_page: 10 };
  const { user, asked } = await openPlaces('/admin/places/1/20', {
    responses: {
      'GET /admin/places/states/20/cities': ok({
        data: { country: saudiArabia, state: riyadhRegion, cities: [diriyah], meta },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/places/states/20/cities?page=2'));
});

it('An unlisted country says that nothing in it is offered', async () => {
  await openPlaces('/admin/places/7/20', { country: iraq });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Iraq is not listed: customers are offered nothing that is in it.',
  );
});

it('An admin unlists a country immediately, and a rejection shows its reason', async () => {
  const { user, sent } = await openPlaces('/admin/places', {
    responses: {
      'POST /admin/places/countries/1/listed': refusal(422, 'This is the last city that customers can choose.'),
      'POST /admin/places/countries/7/listed': ok({ data: iraq }, 'The place is listed.'),
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Listed: Iraq', checked: false }));
  expect(await screen.findByText('The place is listed.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Listed: Saudi Arabia', checked: true }));
  expect(await screen.findByText('This is the last city that customers can choose.')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { listed: true, updated_at_seen: '2026-11-20T09:30:00.000Z' },
    { listed: false, updated_at_seen: '2026-11-20T09:30:00.000Z' },
  ]);
});

it('An admin deletes an unused country after confirming; one in use has no button', async () => {
  const { user, sent } = await openPlaces('/admin/places', {
    responses: { 'DELETE /admin/places/countries/7': ok({}, 'The place has been deleted.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Iraq' }));
  expect(screen.queryByRole('button', { name: 'Delete Saudi Arabia' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'are you sure to delete' }));
  expect(dialog.getByText('Iraq will be deleted permanently, with all its states and cities.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('The place has been deleted.')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/admin/places/countries/7' }]);
});

it('A missing place and a failed load show a message', async () => {
  const { unmount } = await openPlaces('/admin/places/99', {
    responses: { 'GET /admin/places/99/states': refusal(404) },
  });
  expect(await screen.findByText('page not found')).toBeVisible();
  unmount();
  await openPlaces('/admin/places', { responses: { 'GET /admin/places': refusal(500) } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
