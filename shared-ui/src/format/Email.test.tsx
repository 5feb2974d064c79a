import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Email } from './Email.tsx';

it('An Arabic reader sees an e-mail address whole and from left to right', () => {
  renderKit(<Email address="sara@example.test" />, { lang: 'ar' });
  expect(screen.getByText('sara@example.test')).toHaveAttribute('dir', 'ltr');
});
