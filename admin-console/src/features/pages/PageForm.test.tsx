import type { AdminPage } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const page = (changes: Partial<AdminPage> = {}): AdminPage => ({
  key: 'returns',
  body: '',
  body_arabic: '',
  published_at: null,
  has_changes: false,
  updated_at: null,
  template: { body: '> Template.\n\n## Returns', body_arabic: '> نموذج.\n\n## الإرجاع' },
  ...changes,
});

const SAVE = 'POST /admin/pages/returns';
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function openPage(state: AdminPage = page(), responses: Answers = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/pages/returns': ok({ data: state }),
    [SAVE]: ({ body }) => {
      const { publish, updated_at_seen: _seen, ...text } = body as { publish: boolean; updated_at_seen: null };
      return ok({ data: page({ ...text, published_at: publish ? '2026-11-22T10:00:00Z' : null }) }, 'Saved.');
    },
    ...responses,
  });
  const view = await renderConsole('/admin/pages/returns');
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, sent };
}

it('An admin writes a page in both languages, previews it, and publishes it', async () => {
  const { user, sent } = await openPage();
  await user.type(await field('English text'), '## Returns');
  await user.type(await field('Arabic text'), 'خلال يومين');
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeVisible();
  expect(screen.getByText('خلال يومين', { selector: 'p' })).toBeVisible();
  await user.click(button('Publish'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/returns-policy');
  expect(sent()).toEqual([{ body: '## Returns', body_arabic: 'خلال يومين', publish: true, updated_at_seen: null }]);
});

it('An incomplete page can be saved as a draft but not published', async () => {
  const { user, sent } = await openPage();
  await user.type(await field('English text'), 'Within 14 days.');
  await user.click(button('Publish'));
  expect(await field('Arabic text')).toHaveAccessibleDescription('Add the Arabic text before you publish.');
  expect(sent()).toEqual([]);
  await user.click(button('Save as a draft'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ body: 'Within 14 days.', body_arabic: '', publish: false });
});

it('The template can be inserted, but not published unchanged', async () => {
  const errors = { body: ['This still says that it is template text.'] };
  const { user } = await openPage(page(), { [SAVE]: refusal(422, 'Please check.', errors) });
  await user.click(await screen.findByRole('button', { name: 'Begin with the template' }));
  expect(await field('English text')).toHaveValue('> Template.\n\n## Returns');
  expect(screen.queryByRole('button', { name: 'Begin with the template' })).not.toBeInTheDocument();
  await user.click(button('Publish'));
  await waitFor(async () => expect(await field('English text')).toHaveAccessibleDescription(/still says/));
});

it('After a conflict the typed text stays, even if the newer text cannot be loaded', async () => {
  const responses = [ok({ data: page() }), refusal(500)];
  const { user } = await openPage(page(), {
    'GET /admin/pages/returns': () => responses.shift() ?? refusal(500),
    [SAVE]: refusal(409, '', {}, 'changed_meanwhile'),
  });
  await user.type(await field('English text'), 'Within 14 days.');
  await user.click(button('Save as a draft'));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  expect(await screen.findByText('The current version could not be loaded. Please try again.')).toBeVisible();
  expect(await field('English text')).toHaveValue('Within 14 days.');
});

it('An admin unpublishes a page after confirming', async () => {
  const { user } = await openPage(page({ body: 'A', body_arabic: 'أ', published_at: '2026-11-22T10:00:00Z' }), {
    'POST /admin/pages/returns/unpublish': ok({ data: page({ body: 'A', body_arabic: 'أ' }) }, 'Taken back.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back.')).toBeVisible();
  expect(await screen.findByText('Not published')).toBeVisible();
});

it('An admin continues to edit after unpublishing, although the server trims text', async () => {
  const AT = '/admin/pages/returns';
  const saved = {
    body: 'A',
    body_arabic: 'أ',
    published_at: '2026-11-22T10:00:00Z',
    updated_at: '2026-11-22T10:00:00Z',
  };
  const { user, sent } = await openPage(page(), {
    [SAVE]: ok({ data: page(saved) }, 'Saved.'),
    [`POST ${AT}/unpublish`]: ok({
      data: page({ ...saved, published_at: null, updated_at: '2026-11-22T11:00:00Z' }),
    }),
  });
  await user.type(await field('English text'), 'A ');
  await user.type(await field('Arabic text'), 'أ');
  await user.click(button('Publish'));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Not published')).toBeVisible();
  await user.click(button('Save as a draft'));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ updated_at_seen: '2026-11-22T11:00:00Z' }));
});

it('A missing page shows a message', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/pages/careers': refusal(422) });
  await renderConsole('/admin/pages/careers');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

it('An admin sees which pages are published and which have unpublished changes', async () => {
  const rows = [page({ key: 'terms', published_at: '2026-11-22T10:00:00Z', has_changes: true }), page()];
  fakeApi({ 'GET /user': adminUser, 'GET /admin/pages': ok({ data: { pages: rows } }) });
  await renderConsole('/admin/pages');
  const terms = await screen.findByRole('row', { name: /Terms and conditions/ });
  expect(terms).toHaveTextContent(/Published.*Unpublished changes/);
  expect(within(terms).getByRole('link')).toHaveAttribute('href', '/admin/pages/terms');
  expect(screen.getByRole('row', { name: /Returns/ })).toHaveTextContent(/Not published.*Not started/);
});
