import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Picture } from './Picture.tsx';

const picture = { url: '/media/a-640.webp', srcset: '/media/a-320.webp 320w', width: 640, height: 640 };

it('Pictures load lazily, at a suitable size and in reserved space', () => {
  renderKit(<Picture picture={picture} alt="Gloves" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Gloves' });
  expect(image).toHaveAttribute('srcset', '/media/a-320.webp 320w');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '640');
});

it('An eager picture is loaded with high priority', () => {
  renderKit(<Picture picture={picture} alt="Gloves" sizes="100vw" eager />);
  expect(screen.getByRole('img', { name: 'Gloves' })).toHaveAttribute('fetchpriority', 'high');
});

it('The placeholder of a missing picture has the name of the product', () => {
  renderKit(<Picture picture={null} alt="Gloves" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Gloves' }).tagName).toBe('svg');
});

it('A placeholder next to the product name is not announced again', () => {
  renderKit(<Picture picture={null} alt="" sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
