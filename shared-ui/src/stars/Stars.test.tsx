import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Stars } from './Stars.tsx';

it('A screen reader hears the rating and the number of reviews', () => {
  renderKit(<Stars value={4.46} count={2} />, { lang: 'ar' });
  expect(screen.getByRole('img', { name: 'التقييم 4.5 من 5' })).toBeInTheDocument();
  expect(screen.getByText('تقييمان')).toBeInTheDocument();
});

it('Without reviews no stars are shown', () => {
  const { container } = renderKit(<Stars value={0} count={0} />);
  expect(container).toBeEmptyDOMElement();
});
