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

/** Somebody types a title, and the tab is gone. */
const loseTab = async (typed = 'New title', props: PostPageProps = {}) => {
  const { user, unmount } = renderKit(<PostPage {...props} />);
  await user.clear(box('Title'));
  await user.type(box('Title'), typed);
  unmount();
};
/** What this browser keeps becomes so many days older. */
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

it('An admin whose tab was closed is offered what they had typed, and goes on with it', async () => {
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

it('An admin who does not want the draft is not offered it again', async () => {
  await loseTab();
  const { user, unmount } = comeBack();
  await user.click(press('Discard'));
  expect(box('Title')).toHaveValue('Old title');
  unmount();
  comeBack();
  expect(offer()).not.toBeInTheDocument();
});

it('An admin who has saved, undone or given up the changes is offered nothing', async () => {
  for (const end of ['Save', 'Undo changes', 'Leave without saving']) {
    const { user, unmount } = comeBack();
    await user.type(box('Title'), '!');
    if (end.startsWith('Leave')) await user.click(screen.getByRole('link', { name: 'All posts' }));
    await user.click(await screen.findByRole('button', { name: end }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    unmount();
  }
});

it('An admin whose save was refused keeps the draft', async () => {
  const { user, unmount } = comeBack({ save: () => Promise.reject({ message: 'Broken', fieldErrors: {} }) });
  await user.type(box('Title'), '!');
  await user.click(press('Save'));
  await waitFor(() => expect(press('Save')).not.toHaveAttribute('aria-busy'));
  unmount();
  comeBack();
  expect(offer()).toBeVisible();
});

it('An admin who types on before answering loses neither, even if the tab is closed again', async () => {
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

it('What somebody else has saved meanwhile stays, beside what was typed', async () => {
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

it('Nobody is offered somebody else’s draft, or that of another form', async () => {
  await loseTab();
  comeBack({ person: 8 }).unmount();
  comeBack({ form: 'post:2' });
  expect(offer()).not.toBeInTheDocument();
});

it('A draft that is broken, too old or of fields that are gone is not offered', () => {
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

it('An admin who comes back twice keeps what was typed for as long, but nothing that the server may have removed meanwhile', async () => {
  const lost = comeBack();
  await lost.user.type(box('Title'), '!');
  // Stands for what was uploaded.
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

it('Whoever signs out leaves no draft in the browser, and all else that it keeps', async () => {
  await loseTab();
  localStorage.setItem('list-keys', 'off');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['list-keys']);
});

it('A vendor who reads Arabic is offered the draft in Arabic', async () => {
  await loseTab();
  comeBack({}, 'ar');
  expect(screen.getByRole('group', { name: 'مسودة غير محفوظة' })).toHaveTextContent('لديك مسودة غير محفوظة من');
  expect(press('متابعة')).toBeVisible();
});
