import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { useLocalized } from './use-localized.ts';

function Name({ arabic }: { arabic: string }) {
  return <p>{useLocalized()('Bandage', arabic)}</p>;
}

it.each([
  ['English', 'en', 'ضماد', 'Bandage'],
  ['Arabic', 'ar', 'ضماد', 'ضماد'],
  ['Arabic of what has no Arabic name', 'ar', '', 'Bandage'],
] as const)('Whoever reads %s finds a name', (_who, lang, arabic, shown) => {
  renderKit(<Name arabic={arabic} />, { lang });
  expect(screen.getByText(shown)).toBeInTheDocument();
});
