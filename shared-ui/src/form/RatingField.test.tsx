import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Form } from './Form.tsx';
import { RatingField } from './RatingField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const rate = (required: boolean) => {
  const onSubmit = jest.fn();
  const view = renderKit(
    <Form initialValues={{ rating: null }} t={(key) => key} onSubmit={(values) => onSubmit(values)}>
      <RatingField name="rating" label="Your rating" required={required} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { ...view, onSubmit };
};

it('Stars can be given by keyboard alone', async () => {
  const { user, onSubmit } = rate(true);
  await user.tab();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ rating: 3 });
});

it('An optional rating can be cleared', async () => {
  const { user, onSubmit } = rate(false);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('button', { name: 'Clear rating' }));
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ rating: null });
});

it('A required rating cannot be cleared', async () => {
  const { user } = rate(true);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveAttribute('aria-required', 'true');
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  expect(screen.queryByRole('button', { name: 'Clear rating' })).not.toBeInTheDocument();
});
