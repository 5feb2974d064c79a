import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

it('A shopper can go back along the path and sees the current page', () => {
  renderKit(
    <Breadcrumb
      items={[
        { label: 'Home', to: '/' },
        { label: 'Gloves', to: '/gloves' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Gloves' })).not.toBeInTheDocument();
  expect(screen.getByText('Gloves')).toHaveAttribute('aria-current', 'page');
});
