import type { Lang, SearchMiss, Synonym } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const moments = { created_at: '2026-11-01T09:30:00.000Z', updated_at: '2026-11-01T09:30:00.000Z' };
const machine: Synonym = { id: 3, term: 'bp machine', means: 'pressure monitor', lang: 'en', ...moments };
const thermometer: Synonym = { id: 2, term: 'ترمومتر', means: 'ميزان حرارة', lang: 'ar', ...moments };
const miss: SearchMiss = { id: 9, query: 'بنادول', lang: 'ar', count: 12, last_at: '2026-11-20T09:30:00.000Z' };

async function open(at: string, responses: Parameters<typeof fakeApi>[0] = {}, lang: Lang = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/synonyms': ok({ data: { synonyms: [machine, thermometer], meta: metaOf([machine, thermometer]) } }),
    'GET /admin/search-misses': ok({ data: { misses: [miss], meta: metaOf([miss]) } }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/synonyms?'));
  const sent = () => calls.find(({ method }) => method === 'POST' || method === 'DELETE');
  return { ...view, calls, lists, sent };
}

const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

it('An admin sees each synonym with its language', async () => {
  await open('/admin/synonyms');
  await screen.findByRole('button', { name: 'Change “bp machine”' });
  const [english, arabic] = screen.getAllByRole('row').slice(1);
  expect(english).toHaveTextContent(/bp machine.*pressure monitor.*English/);
  expect(arabic).toHaveTextContent(/ترمومتر.*ميزان حرارة.*Arabic/);
});

it('An admin filters the list by language', async () => {
  const { user, lists } = await open('/admin/synonyms');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language of the word' }), 'Arabic');
  await waitFor(() => expect(lists().at(-1)).toBe('/admin/synonyms?page=1&lang=ar'));
});

it('An admin adds a synonym, and the list reloads', async () => {
  const { user, lists, sent } = await open('/admin/synonyms', { 'POST /admin/synonyms': ok({}, 'Synonym added') });
  await user.click(await screen.findByRole('button', { name: 'Add synonym' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter the word that shoppers use.')).toBeVisible();
  await user.type(field('Word that shoppers use'), ' glucometer ');
  await user.type(field('What it means'), 'blood glucose meter');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Synonym added')).toBeVisible();
  expect(sent()?.body).toEqual({ term: 'glucometer', means: 'blood glucose meter' });
  await waitFor(() => expect(lists()).toHaveLength(2));
});

it('An admin edits a synonym, and an error is shown at its field', async () => {
  const { user, sent } = await open('/admin/synonyms', {
    'POST /admin/synonyms/3': refusal(422, 'No.', { means: ['The word already has this meaning.'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change “bp machine”' }));
  expect(field('Word that shoppers use')).toHaveValue('bp machine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('dialog')).findByText('The word already has this meaning.')).toBeVisible();
  expect(sent()?.body).toMatchObject({
    ...{ term: 'bp machine', means: 'pressure monitor', _method: 'PUT' },
    updated_at_seen: expect.any(String),
  });
});

it('A synonym that moved to another page is reloaded after a conflict', async () => {
  const newer = { ...machine, means: 'blood pressure monitor', updated_at: '2026-11-02T09:30:00.000Z' };
  let isMoved = false;
  const { user, lists } = await open('/admin/synonyms?search=bp', {
    'GET /admin/synonyms': ({ path }) => {
      const isElsewhere = isMoved && !path.includes('page=2');
      const synonyms = isElsewhere ? [] : [isMoved ? newer : machine];
      return ok({ data: { synonyms, meta: { ...metaOf(synonyms), last_page: 2 } } });
    },
    'POST /admin/synonyms/3': () => {
      isMoved = true;
      return refusal(409, 'Someone else has changed this.', {}, 'changed_meanwhile');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change “bp machine”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(field('What it means')).toHaveValue('blood pressure monitor'));
  expect(lists().slice(-2)).toEqual(['/admin/synonyms?page=1&per_page=100', '/admin/synonyms?page=2&per_page=100']);
});

it('An admin deletes a synonym after reading the consequence', async () => {
  const { user, sent } = await open('/admin/synonyms', { 'DELETE /admin/synonyms/3': ok({}, 'Synonym deleted') });
  await user.click(await screen.findByRole('button', { name: 'Delete “bp machine”' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Searches for “bp machine” will no longer find “pressure monitor”.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Synonym deleted')).toBeVisible();
  expect(sent()?.path).toBe('/admin/synonyms/3');
});

it('An admin turns a search without results into a synonym with one click', async () => {
  const { user, sent } = await open('/admin/synonyms/missed', { 'POST /admin/synonyms': ok({}, 'Synonym added') });
  await screen.findByRole('button', { name: 'Make a synonym of “بنادول”' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/بنادول.*Arabic.*12.*Nov 20, 2026/);
  await user.click(screen.getByRole('button', { name: 'Make a synonym of “بنادول”' }));
  expect(field('Word that shoppers use')).toHaveValue('بنادول');
  await user.type(field('What it means'), 'باراسيتامول');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Synonym added')).toBeVisible();
  expect(sent()?.body).toEqual({ term: 'بنادول', means: 'باراسيتامول' });
});

it('Both lists work in Arabic', async () => {
  const { user, sent } = await open(
    '/admin/synonyms/missed',
    {
      'GET /admin/search-misses': ok({ data: { misses: [], meta: metaOf([]) } }),
      'POST /admin/synonyms': ok({}, 'تمت إضافة المترادف'),
    },
    'ar',
  );
  expect(await screen.findByText('كل عمليات البحث أعطت نتائج')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'المترادفات', current: false }));
  await user.click(await screen.findByRole('button', { name: 'إضافة مترادف' }));
  await user.type(field('الكلمة التي يستعملها المتسوقون'), 'ترمومتر');
  await user.type(field('معناها'), 'ميزان حرارة');
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('تمت إضافة المترادف')).toBeVisible();
  expect(sent()?.body).toEqual({ term: 'ترمومتر', means: 'ميزان حرارة' });
});

it.each([
  ['/admin/synonyms', 'Synonyms'],
  ['/admin/synonyms/missed', 'Searches that found nothing'],
])('A failed load of %s can be retried', async (at, title) => {
  let broken = true;
  const respond = (data: object) => () => (broken ? refusal(500, 'No.') : ok({ data: { ...data, meta: metaOf([]) } }));
  const { user } = await open(at, {
    'GET /admin/synonyms': respond({ synonyms: [] }),
    'GET /admin/search-misses': respond({ misses: [] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText(/No synonyms yet|Every search has found something/)).toBeVisible();
});
