import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { Drawer } from './Drawer.tsx';

function Opener() {
  const [show, setShow] = useState(false);
  return (
    <>
      <button onClick={() => setShow(true)}>News</button>
      <Drawer show={show} onHide={() => setShow(false)} title="What is new">
        <p>Two orders</p>
      </Drawer>
    </>
  );
}

it('Closing a drawer returns the focus', async () => {
  const { user } = renderKit(<Opener />);
  await user.click(screen.getByRole('button', { name: 'News' }));
  expect(await screen.findByRole('dialog', { name: 'What is new' })).toHaveTextContent('Two orders');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'News' })).toHaveFocus();
});
