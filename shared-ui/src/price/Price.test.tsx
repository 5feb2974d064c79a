import { screen } from '@testing-library/react';
import { Money } from '../format/Money.tsx';
import { stripBidi } from '../testing/strip-bidi.ts';
import { renderKit } from '../testing/render-kit.tsx';
import { Price } from './Price.tsx';

const text = (container: HTMLElement) => stripBidi(container.textContent ?? '');

it('A screen reader hears which of two prices applies', () => {
  const { container } = renderKit(<Price price={12.5} originalPrice={15} currency="SAR" />);
  expect(text(container)).toBe('Now 12.50 SAR Before 15.00 SAR');
  expect(screen.getByText(/15\.00/).closest('s')).toBeInTheDocument();
});

it('Without a discount there is one price', () => {
  const { container } = renderKit(<Price price={12.5} originalPrice={12.5} currency="BHD" />, { lang: 'ar' });
  expect(text(container)).toBe('12.500 د.ب');
});

it('Variants with different prices show the lowest one', () => {
  const range = { price: 20, highestPrice: 30, currency: 'SAR' } as const;
  expect(text(renderKit(<Price {...range} />).container)).toBe('From 20.00 SAR');
  expect(text(renderKit(<Price {...range} highestPrice={20} />).container)).toBe('20.00 SAR');
  expect(text(renderKit(<Price {...range} originalPrice={25} />).container)).toBe(
    'Now From 20.00 SAR Before 25.00 SAR',
  );
  expect(text(renderKit(<Price {...range} />, { lang: 'ar' }).container)).toBe('من 20.00 ر.س');
});

it('An order keeps its own currency, whatever the reader prefers', () => {
  const { container } = renderKit(<Money amount={3} currency="USD" />, { lang: 'ar' });
  expect(text(container)).toBe('3.00 دولار');
});
