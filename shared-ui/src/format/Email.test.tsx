import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Email } from './Email.tsx';

it('An Arabic reader sees a complete left-to-right e-mail address', () => {
  renderKit(<Email address="sara@example.test" />, { lang: 'ar' });
  expect(screen.getByText('sara@example.test')).toHaveAttribute('dir', 'ltr');
});
