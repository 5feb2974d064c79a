import { screen, waitFor } from '@testing-library/react';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { TextField } from '../form/TextField.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from './Toasts.tsx';
import { useSend, useSendForm, type SendTexts } from './use-send.ts';

type Call = () => Promise<unknown>;

function Sending({
  call,
  words,
  onResponse,
}: {
  call: Call;
  words: SendTexts;
  onResponse?: (response: unknown) => void;
}) {
  const send = useSend(words);
  return (
    <>
      <Button onClick={() => void send(call).then(onResponse)}>Send</Button>
      <Toasts duration={3000} />
    </>
  );
}

function Asking({ call, words }: { call: Call; words: SendTexts }) {
  const send = useSendForm(words);
  return (
    <>
      <Form initialValues={{ name: '' }} onSubmit={() => send(call)} t={(key) => key}>
        <TextField name="name" label="Name" />
        <FormError />
        <Button type="submit">Save</Button>
      </Form>
      <Toasts duration={3000} />
    </>
  );
}

const refusal = (more: object = {}) => ({ status: 422, code: 'no', message: '', fieldErrors: {}, ...more });

test.each([
  ['what the server says', {}, 'Saved on the server'],
  ['what the page says', { done: 'Done here' }, 'Done here'],
  ['what the page makes of it', { done: (message: string) => `${message}!` }, 'Saved on the server!'],
])('A call that has worked is said to have, by %s', async (_by, words, said) => {
  const { user } = renderKit(
    <Sending call={async () => ({ message: 'Saved on the server' })} words={{ failed: 'Failed', ...words }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('A visible result is not reported in a toast as well', async () => {
  const responses: unknown[] = [];
  const response = { message: 'Saved on the server' };
  const { user } = renderKit(
    <Sending
      call={async () => response}
      words={{ failed: 'Failed', done: null }}
      onResponse={(got) => responses.push(got)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(responses).toEqual([response]);
  expect(screen.queryByText('Saved on the server')).toBeNull();
});

test.each([
  ['the server’s reason', refusal({ message: 'Sold out' }), 'Failed', 'Sold out'],
  ['the page’s words where the server gives none', refusal(), 'Failed', 'Failed'],
  [
    'other words when nobody answered',
    refusal({ status: 0 }),
    (failure: { status: number }) => (failure.status === 0 ? 'Nobody answers' : 'Failed'),
    'Nobody answers',
  ],
  ['the page’s words for a fault of its own', new TypeError('x is not a function'), 'Failed', 'Failed'],
])('A button says why it failed, by %s, and goes on without an answer', async (_by, error, failed, said) => {
  const responses: unknown[] = [];
  const { user } = renderKit(
    <Sending call={() => Promise.reject(error)} words={{ failed }} onResponse={(got) => responses.push(got)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(responses).toEqual([undefined]);
});

test('A form reports its failure in a toast and in place', async () => {
  const { user } = renderKit(<Asking call={() => Promise.reject(refusal())} words={{ failed: 'Failed' }} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Failed')).toHaveLength(2));
});

test('A form with field errors asks for them to be checked', async () => {
  const refused = refusal({ message: 'Wrong', fieldErrors: { name: 'Too short' } });
  const { user } = renderKit(
    <Asking call={() => Promise.reject(refused)} words={{ failed: 'Failed', fix: 'Look at the fields' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Look at the fields')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Too short');
});
