import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Switch } from '../form/Switch.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { useSendOnce } from './use-send-once.ts';

function Saving({ call }: { call: () => Promise<unknown> }) {
  const [version, setVersion] = useState(1);
  const { sendOnce, isBusy } = useSendOnce([version], { failed: 'Not saved', done: null });
  return (
    <>
      <Switch checked={false} label="Active" disabled={isBusy} onChange={() => void sendOnce(call)} />
      <button onClick={() => setVersion(version + 1)}>Refetch</button>
    </>
  );
}

const active = () => screen.getByRole('switch', { name: 'Active' });

test('A one-press control sends each state it has read at most once', async () => {
  const call = jest.fn().mockResolvedValue({ success: true });
  const { user } = renderKit(<Saving call={call} />);
  await user.click(active());
  await user.click(active());
  expect(call).toHaveBeenCalledTimes(1);
  expect(active()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Refetch' }));
  await user.click(active());
  expect(call).toHaveBeenCalledTimes(2);
});

test('A one-press control can be pressed again after a failure', async () => {
  const call = jest.fn().mockRejectedValue({ status: 503, message: '' });
  const { user } = renderKit(<Saving call={call} />);
  await user.click(active());
  expect(active()).toBeEnabled();
});
