import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { Button } from './Button.tsx';

function Save({ onSave }: { onSave: () => void }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = () => {
    setIsSaving(true);
    onSave();
  };
  return (
    <>
      <Button busy={isSaving} onClick={save}>
        Save
      </Button>
      <button onClick={() => setIsSaving(false)}>Answer</button>
    </>
  );
}

it('A busy button keeps the keyboard focus and ignores clicks', async () => {
  const onSave = jest.fn();
  const { user } = renderKit(<Save onSave={onSave} />);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  await user.keyboard('{Enter}{Enter} ');
  expect(onSave).toHaveBeenCalledTimes(1);
  // A browser takes the focus from a disabled element.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('A disabled button is skipped by Tab', async () => {
  const { user } = renderKit(<Button disabled>Save</Button>);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(document.body).toHaveFocus();
});
