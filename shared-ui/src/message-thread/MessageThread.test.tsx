import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/index.ts';
import { MessageThread } from './MessageThread.tsx';
import type { MessageView, ThreadView } from './thread-view.ts';

const thread: ThreadView = { state: 'open', waits_for: 'vendor', disputed_at: null, resolved_at: null };

const message = (changes: Partial<MessageView>): MessageView => ({
  ...{ id: 1, side: 'buyer', kind: 'message', author: 'Layla Haddad', body: 'Is it sterile?' },
  ...{ leads_off_site: false, files: [], created_at: '2026-11-30T09:00:00Z' },
  ...changes,
});

type Props = Parameters<typeof MessageThread>[0];

const show = (props: Partial<Props>) =>
  renderKit(
    <MessageThread
      thread={thread}
      messages={[]}
      reader="buyer"
      emptyText="Nothing yet"
      renderFile={({ name }) => name}
      {...props}
    />,
  );

test('Links are plain text for a buyer and open for the store', () => {
  const messages = [message({ side: 'vendor', author: 'Acme', body: 'See https://acme.example/leaflet' })];
  const { unmount } = show({ messages });
  expect(screen.getByText('See https://acme.example/leaflet')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show({ messages, reader: 'vendor' });
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('A message that leads away from Balsam carries a warning', () => {
  show({ messages: [message({ side: 'vendor', author: 'Acme', body: 'Call 0501234567', leads_off_site: true })] });
  expect(screen.getByText('Pay and agree here only, so that Balsam can help you.')).toBeVisible();
});

test('A dispute shows who asked, that Balsam has joined, and the decision', () => {
  const messages = [
    message({ kind: 'dispute', body: 'It never arrived.' }),
    message({ id: 2, side: 'platform', author: '', kind: 'joined', body: '' }),
    message({ id: 3, side: 'platform', author: '', kind: 'resolution', body: 'You get your money back.' }),
  ];
  show({ messages, thread: { ...thread, waits_for: 'platform', disputed_at: '2026-11-30T09:00:00Z' } });
  const [dispute, joined, decision] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(dispute).toHaveTextContent('Asked Balsam to decide');
  expect(joined).toHaveTextContent('Balsam has joined the conversation');
  expect(decision).toHaveTextContent(/^Balsam .*Balsam has decided\s*You get your money back\.$/);
  expect(screen.getByRole('status')).toHaveTextContent('Balsam has been asked to decide.');
});

test('An empty, a waiting and a closed conversation say so', () => {
  const { unmount } = show({});
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.getByText('The store usually answers within one working day.')).toBeVisible();
  unmount();
  show({ thread: { ...thread, state: 'closed' } });
  expect(screen.getByText('This conversation is closed.')).toBeVisible();
});
