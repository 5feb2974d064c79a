import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { LinkedText } from './LinkedText.tsx';

it('Addresses in a text become links without trailing punctuation', () => {
  const { container } = renderKit(
    <p>
      <LinkedText text="DHL 222, see https://dhl.test/track?id=222. Or http://b.test!" />
    </p>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://dhl.test/track?id=222',
    'http://b.test',
  ]);
  const [link] = screen.getAllByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(container).toHaveTextContent('DHL 222, see https://dhl.test/track?id=222. Or http://b.test!');
});

it.each(['javascript:alert(1)', 'No address at all', '<a href="https://">x</a>'])('"%s" is not a link', (text) => {
  renderKit(<LinkedText text={text} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
