import type { AdminLicence } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { vendor } from '../../testing/money.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser } from '../../testing/responses.ts';

type Responses = Parameters<typeof fakeApi>[0];

const gloves = { id: 2, name: 'Gloves', name_arabic: 'قفازات' };
const masks = { id: 3, name: 'Masks', name_arabic: 'كمامات' };

const licence: AdminLicence = {
  id: 9,
  type: {
    ...{ code: 'sfda_mdel', name: 'Establishment licence', name_arabic: 'ترخيص منشأة' },
    ...{ issuer: 'SFDA', issuer_arabic: 'الهيئة', scoped: true },
  },
  ...{ number: 'MDEL-1', activity: 'distributor', issued_on: '2026-01-01', expires_on: '2027-01-01' },
  ...{ state: 'submitted', categories: [gloves], file_name: 'licence.png', mime: 'image/png', vendor },
  ...{ submitted_at: '2026-11-01T09:00:00.000Z', decided_at: null, decided_by: null, reason: '' },
  same_number: ['Murjan'],
};

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
});

async function open(at: string, responses: Responses = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/licences': ok({ data: { licences: [licence], meta: metaOf([licence]) } }),
    'GET /admin/licences/9': ok({ data: licence, categories: [gloves, masks] }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  return {
    ...view,
    posts: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })),
  };
}

it('An admin corrects a licence by its paper and accepts it', async () => {
  const view = await open('/admin/licences/9', { 'POST /admin/licences/9/accept': ok({ data: licence }, 'Accepted.') });
  expect(await screen.findByText('This number is also used by Murjan.')).toBeVisible();
  const number = await screen.findByLabelText('Number');
  await view.user.clear(number);
  await view.user.type(number, 'MDEL-7');
  await view.user.click(screen.getByLabelText('Masks'));
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Accepted.')).toBeVisible();
  const { issued_on, expires_on, activity } = licence;
  const body = { number: 'MDEL-7', activity, issued_on, expires_on, categories: [2, 3] };
  expect(view.posts()).toEqual([{ path: '/admin/licences/9/accept', body }]);
});

it('A licence without a category is not accepted', async () => {
  const view = await open('/admin/licences/9');
  await view.user.click(await screen.findByLabelText('Gloves'));
  await view.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Choose at least one category.')).toBeVisible();
  expect(view.posts()).toEqual([]);
});

it('An admin learns that another one has decided', async () => {
  const view = await open('/admin/licences/9', {
    'POST /admin/licences/9/accept': refusal(409, 'Sara Ali has already decided about this licence.'),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect((await screen.findAllByText('Sara Ali has already decided about this licence.'))[0]).toBeVisible();
});

it('A refusal needs a reason', async () => {
  const view = await open('/admin/licences/9', { 'POST /admin/licences/9/refuse': ok({ data: licence }, 'Refused.') });
  await view.user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Give a reason of at most 1,000 characters.')).toBeVisible();
  await view.user.type(dialog.getByLabelText('Reason'), 'Unreadable.');
  await view.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Refused.')).toBeVisible();
  expect(view.posts()).toEqual([{ path: '/admin/licences/9/refuse', body: { reason: 'Unreadable.' } }]);
});

it('An admin sees which categories are paused and since when', async () => {
  const hold = {
    id: 1,
    vendor,
    category: gloves,
    type: licence.type,
    products: 37,
    from_at: '2026-11-20T21:00:00.000Z',
  };
  await open('/admin/licences/paused', {
    'GET /admin/category-holds': ok({ data: { holds: [hold], meta: metaOf([hold]) } }),
  });
  const row = await screen.findByRole('row', { name: /Gloves/ });
  expect(row).toHaveTextContent('Establishment licence');
  expect(row).toHaveTextContent('37');
});

it('The queue is shown in Arabic', async () => {
  await open('/admin/licences', {}, 'ar');
  expect(await screen.findByRole('row', { name: /MDEL-1/ })).toHaveTextContent('قيد المراجعة');
});

it('The paper of a store that was removed long ago is gone, its facts are not', async () => {
  const old: AdminLicence = { ...licence, state: 'accepted', file_name: '', mime: '' };
  await open('/admin/licences/9', { 'GET /admin/licences/9': ok({ data: old, categories: [gloves] }) });
  expect(await screen.findByText('The paper was deleted 2 years after the store was removed.')).toBeVisible();
  expect(screen.getByText('MDEL-1')).toBeVisible();
});
