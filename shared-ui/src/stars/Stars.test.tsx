import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Stars } from './Stars.tsx';

it('A shopper who cannot see stars hears how many there are, and from how many people', () => {
  renderKit(<Stars value={4.46} count={2} />, { lang: 'ar' });
  expect(screen.getByRole('img', { name: 'التقييم 4.5 من 5' })).toBeInTheDocument();
  expect(screen.getByText('تقييمان')).toBeInTheDocument();
});

it('A shopper is shown no stars that nobody gave', () => {
  const { container } = renderKit(<Stars value={0} count={0} />);
  expect(container).toBeEmptyDOMElement();
});
