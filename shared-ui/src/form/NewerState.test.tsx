import { act, screen, waitFor } from '@testing-library/react';
import type { Lang } from '../format/format.ts';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

interface Values {
  name: string;
  place: string;
  updated_at: string;
}

const FIRST: Values = { name: 'Gloves', place: 'Riyadh', updated_at: '2026-11-20T09:00:00.000Z' };
const NEWER: Values = { name: 'Gloves', place: 'Jeddah', updated_at: '2026-11-21T10:00:00.000Z' };
const overtaken = { status: 409, code: 'changed_meanwhile', message: 'Changed.', fieldErrors: {} };

/** A form whose saves succeed once they are based on the newer version. */
const show = ({ load, known = FIRST, lang }: { load: () => Promise<Values>; known?: Values; lang?: Lang }) => {
  const sent: Values[] = [];
  const save = (values: Values) => {
    sent.push(values);
    if (values.updated_at !== NEWER.updated_at) throw overtaken;
  };
  const form = (initialValues: Values) => (
    <>
      <Form initialValues={initialValues} onSubmit={save} loadNewer={load} t={(key) => key}>
        <TextField name="name" label="Name" />
        <TextField name="place" label="Place" />
        <FormError />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Toasts duration={3000} />
    </>
  );
  return { ...renderKit(form(known), { lang }), sent };
};

test.each([
  ['en', 'Load the current version', /^This was changed after you opened it\./],
  ['ar', 'تحميل أحدث نسخة', /^تغيّرت هذه البيانات بعد أن فتحتها/],
] as const)(
  'After a conflict a form loads the newer version, keeping input and focus: %s',
  async (lang, load, text) => {
    const { user, sent } = show({ load: async () => NEWER, lang });
    await user.type(screen.getByLabelText('Name'), ' L');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    const button = screen.getByRole('button', { name: load });
    expect(button).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(screen.getByLabelText('Place')).toHaveValue('Jeddah'));
    expect(screen.getByLabelText('Name')).toHaveValue('Gloves L');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { ...FIRST, name: 'Gloves L' },
        { ...NEWER, name: 'Gloves L' },
      ]),
    );
  },
);

test('A failed load of the newer version preserves input', async () => {
  const { user } = show({ load: () => Promise.reject(new Error('gone')) });
  await user.type(screen.getByLabelText('Name'), ' L');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  expect(await screen.findByText('The current version could not be loaded. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Gloves L');
});

test('Input while the newer version loads is preserved', async () => {
  let respond = (_values: Values) => {};
  const { user } = show({ load: () => new Promise((resolve) => (respond = resolve)) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await user.type(screen.getByLabelText('Name'), ' L');
  await act(async () => respond(NEWER));
  await waitFor(() => expect(screen.getByLabelText('Place')).toHaveValue('Jeddah'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Gloves L');
});
