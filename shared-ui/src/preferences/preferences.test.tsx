import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';

it('Languages are listed under their own names', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<LanguageSelect value="en" onChange={onChange} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'العربية');
  expect(onChange).toHaveBeenCalledWith('ar');
});

it('A shopper chooses the display currency by its name', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<CurrencySelect value="SAR" onChange={onChange} />, { lang: 'ar' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'العملة' }), 'دينار بحريني');
  expect(onChange).toHaveBeenCalledWith('BHD');
});

it('A reader at night chooses dark colors', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<ThemeSelect value="system" onChange={onChange} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(onChange).toHaveBeenCalledWith('dark');
});
