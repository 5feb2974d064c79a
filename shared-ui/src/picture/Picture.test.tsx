import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Picture } from './Picture.tsx';

const picture = { url: '/media/a-640.webp', srcset: '/media/a-320.webp 320w', width: 640, height: 640 };

it('Pictures load lazily, in a fitting size and a reserved space', () => {
  renderKit(<Picture picture={picture} alt="Gloves" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Gloves' });
  expect(image).toHaveAttribute('srcset', '/media/a-320.webp 320w');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '640');
});

it('The first picture a shopper sees is loaded first', () => {
  renderKit(<Picture picture={picture} alt="Gloves" sizes="100vw" eager />);
  expect(screen.getByRole('img', { name: 'Gloves' })).toHaveAttribute('fetchpriority', 'high');
});

it('A product without a picture still has its name', () => {
  renderKit(<Picture picture={null} alt="Gloves" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Gloves' }).tagName).toBe('svg');
});

it('A placeholder next to the product name is not announced again', () => {
  renderKit(<Picture picture={null} alt="" sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
