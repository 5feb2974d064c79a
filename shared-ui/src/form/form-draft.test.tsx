import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ConsolePerson } from '../storage/console-person.ts';
import type { Lang } from '../format/format.ts';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { forgetDrafts } from './form-draft.ts';
import { SaveBar } from './SaveBar.tsx';
import { TextField } from './TextField.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface PostPageProps {
  person?: number;
  form?: string;
  title?: string;
  save?: () => Promise<void>;
}

function PostPage({ person = 7, form = 'post:1', title = 'Old title', save = () => Promise.resolve() }: PostPageProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/posts') return <h1>Posts</h1>;
  const onSubmit = async () => {
    await save();
    await navigate('/posts');
  };
  return (
    <ConsolePerson value={person}>
      <Link to="/posts">All posts</Link>
      <Form
        initialValues={{ title, body: 'Old body', picture: null as File | null }}
        t={(key) => key}
        onSubmit={onSubmit}
        persistAs={{ name: form, withoutUploads: (values, { body }) => ({ ...values, body }) }}
      >
        <TextField name="title" label="Title" />
        <TextField name="body" label="Body" />
        <SaveBar />
        <UnsavedChanges />
      </Form>
    </ConsolePerson>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const offer = () => screen.queryByRole('group', { name: 'Unsaved draft' });

/** Types a title and closes the tab. */
const loseTab = async (typed = 'New title', props: PostPageProps = {}) => {
  const { user, unmount } = renderKit(<PostPage {...props} />);
  await user.clear(box('Title'));
  await user.type(box('Title'), typed);
  unmount();
};
/** Ages the stored drafts by this number of days. */
const letDaysPass = (days: number) => {
  for (const [key, draft] of Object.entries<string>({ ...localStorage }))
    localStorage.setItem(
      key,
      draft.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) =>
        new Date(Date.parse(moment) - days * 86_400_000).toISOString(),
      ),
    );
};
const comeBack = (props: PostPageProps = {}, lang?: Lang) => renderKit(<PostPage {...props} />, { lang });

beforeEach(() => localStorage.clear());

it('After a closed tab the input is offered and can be restored', async () => {
  await loseTab();
  const { user } = comeBack();
  expect(offer()).toHaveTextContent(/You have an unsaved draft from \w{3} \d/);
  expect(box('Title')).toHaveValue('Old title');
  await user.click(press('Continue'));
  expect(box('Title')).toHaveValue('New title');
  expect(box('Title')).toHaveFocus();
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
});

it('A discarded draft is not offered again', async () => {
  await loseTab();
  const { user, unmount } = comeBack();
  await user.click(press('Discard'));
  expect(box('Title')).toHaveValue('Old title');
  unmount();
  comeBack();
  expect(offer()).not.toBeInTheDocument();
});

it('No draft remains after saving, undoing or leaving without saving', async () => {
  for (const end of ['Save', 'Undo changes', 'Leave without saving']) {
    const { user, unmount } = comeBack();
    await user.type(box('Title'), '!');
    if (end.startsWith('Leave')) await user.click(screen.getByRole('link', { name: 'All posts' }));
    await user.click(await screen.findByRole('button', { name: end }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    unmount();
  }
});

it('A refused save keeps the draft', async () => {
  const { user, unmount } = comeBack({ save: () => Promise.reject({ message: 'Broken', fieldErrors: {} }) });
  await user.type(box('Title'), '!');
  await user.click(press('Save'));
  await waitFor(() => expect(press('Save')).not.toHaveAttribute('aria-busy'));
  unmount();
  comeBack();
  expect(offer()).toBeVisible();
});

it('Typing before answering the offer loses neither, even on another close', async () => {
  await loseTab();
  const { user, unmount } = comeBack();
  await user.type(box('Body'), '!');
  unmount();
  comeBack();
  await user.click(press('Continue'));
  expect([box('Title'), box('Body')].map((field) => (field as HTMLInputElement).value)).toEqual([
    'New title',
    'Old body!',
  ]);
});

it('Changes that others saved in the meantime stay, with the input', async () => {
  await loseTab();
  const { user } = renderKit(
    <ConsolePerson value={7}>
      <Form
        initialValues={{ title: 'Old title', body: 'Newer body', picture: null }}
        t={(key) => key}
        onSubmit={() => undefined}
        persistAs={{ name: 'post:1' }}
      >
        <TextField name="title" label="Title" />
        <TextField name="body" label="Body" />
      </Form>
    </ConsolePerson>,
  );
  await user.click(press('Continue'));
  expect(box('Title')).toHaveValue('New title');
  expect(box('Body')).toHaveValue('Newer body');
});

it('A draft of another person or form is not offered', async () => {
  await loseTab();
  comeBack({ person: 8 }).unmount();
  comeBack({ form: 'post:2' });
  expect(offer()).not.toBeInTheDocument();
});

it('A broken, expired or outdated draft is not offered', () => {
  const at = new Date().toISOString();
  const drafts = [
    '{"at":',
    '[]',
    JSON.stringify({ at, changes: { title: 3, subtitle: 'x' } }),
    JSON.stringify({ at: '2026-01-01T00:00:00.000Z', changes: { title: 'New' } }),
  ];
  for (const draft of drafts) {
    localStorage.setItem('draft:7:post:1', draft);
    const { unmount } = comeBack();
    expect(offer()).not.toBeInTheDocument();
    unmount();
  }
});

it('A restored draft keeps its text, but no upload that may be deleted', async () => {
  const lost = comeBack();
  await lost.user.type(box('Title'), '!');
  // Stands for an upload.
  await lost.user.type(box('Body'), '!');
  lost.unmount();
  for (const [visit, body] of ['Old body!', 'Old body', 'Old body'].entries()) {
    letDaysPass(10);
    const { user, unmount } = comeBack();
    await user.click(press('Continue'));
    expect(box('Body')).toHaveValue(body);
    await user.type(box('Title'), String(visit));
    unmount();
  }
  comeBack();
  expect(offer()).toBeVisible();
});

it('Signing out deletes drafts and nothing else from the browser', async () => {
  await loseTab();
  localStorage.setItem('list-keys', 'off');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['list-keys']);
});

it('An Arabic reader is offered the draft in Arabic', async () => {
  await loseTab();
  comeBack({}, 'ar');
  expect(screen.getByRole('group', { name: 'مسودة غير محفوظة' })).toHaveTextContent('لديك مسودة غير محفوظة من');
  expect(press('متابعة')).toBeVisible();
});
