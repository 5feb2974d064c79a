import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

it('Someone who cannot read the page finds their language under its own name', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<LanguageSelect value="en" onChange={onChange} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'العربية');
  expect(onChange).toHaveBeenCalledWith('ar');
});

it('A shopper chooses the currency of the prices', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<CurrencySelect value="SAR" onChange={onChange} />, { lang: 'ar' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'العملة' }), 'BHD');
  expect(onChange).toHaveBeenCalledWith('BHD');
});
