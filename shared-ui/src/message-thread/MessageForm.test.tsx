import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../testing/index.ts';
import { MessageForm, type NewMessage } from './MessageForm.tsx';

afterEach(() => localStorage.clear());

const picture = new File(['picture'], 'box.png', { type: 'image/png' });

const show = (onSend: (message: NewMessage) => Promise<unknown>) =>
  renderKit(<MessageForm name="BLS-1" maxLength={2000} mostFiles={4} onSend={onSend} />);

const field = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => screen.getByRole('button', { name: 'Send' });

test('A sent message leaves an empty form with the focus in it', async () => {
  const user = userEvent.setup();
  const sent: NewMessage[] = [];
  show(async (message) => sent.push(message));
  await user.type(field(), ' Is it sterile? ');
  await user.upload(screen.getByLabelText('Files'), picture);
  await user.click(send());
  expect(sent).toEqual([{ body: 'Is it sterile?', files: [picture] }]);
  expect(field()).toHaveValue('');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.getByText('No file chosen')).toBeInTheDocument();
  expect(localStorage.length).toBe(0);
});

test('A failure keeps the text and the files', async () => {
  const user = userEvent.setup();
  show(() => Promise.reject({ status: 0, message: '', fieldErrors: {} }));
  await user.type(field(), 'Is it sterile?');
  await user.upload(screen.getByLabelText('Files'), picture);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be sent. Please try again.');
  expect(field()).toHaveValue('Is it sterile?');
  expect(screen.getByText('1 file')).toBeInTheDocument();
});

test('A typed message survives a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = show(() => Promise.resolve());
  await user.type(field(), 'Half a question');
  unmount();
  show(() => Promise.resolve());
  expect(field()).toHaveValue('Half a question');
});

test('An empty message and too many files are not sent', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  show(onSend);
  await user.click(send());
  expect(field()).toHaveAccessibleDescription('Write a message.');
  await user.type(field(), 'See');
  await user.upload(
    screen.getByLabelText('Files'),
    [1, 2, 3, 4, 5].map((n) => new File(['x'], `${n}.png`, { type: 'image/png' })),
  );
  await user.click(send());
  expect(await screen.findByText('These are too many files. Choose fewer.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('A prepared text is added to what is typed', async () => {
  const user = userEvent.setup();
  const prepared = [{ label: 'Sterile (English)', text: 'Yes, it is sterile.' }];
  renderKit(<MessageForm name="BLS-1" maxLength={2000} mostFiles={0} prepared={prepared} onSend={async () => {}} />);
  await user.type(field(), 'Hello Sara,');
  await user.selectOptions(screen.getByLabelText('Insert a prepared answer'), 'Sterile (English)');
  expect(field()).toHaveValue('Hello Sara,\n\nYes, it is sterile.');
});
