import { render } from '@testing-library/react';
import { hardCodedTexts, markData, pseudoTexts } from './pseudo.ts';

test('A text keeps its names, tags and plural forms, and nothing else of itself', () => {
  expect(pseudoTexts({ cart: { items_one: '{{count}} item', terms: 'I accept the <1>terms</1>.' } })).toEqual({
    cart: { items_one: '{{count}}⟦ ítém⟧', terms: '⟦Í áççépt thé ⟧<1>⟦térmš⟧</1>⟦.⟧' },
  });
});

test('Of an answer, only what people read is marked', () => {
  const answer = { currency: 'SAR', products: [{ name: 'Gloves', sku: 'GL-7', note: '' }] };
  expect(markData(answer, new Set(['name', 'note']))).toEqual({
    currency: 'SAR',
    products: [{ name: '⟪Gloves⟫', sku: 'GL-7', note: '' }],
  });
});

test('A text that was written into a page is found, wherever it stands', () => {
  const { container } = render(
    <main>
      ⟦Çárt⟧: ⟪Gloves⟫, 12.50 SAR
      <p title="Hint">2 items</p>
      <img alt="Art" /> <input placeholder="⟦Séárçh⟧" aria-label="Find" />
      <script type="application/ld+json">{'{"name":"x"}'}</script>
    </main>,
  );
  expect(hardCodedTexts(container, ['SAR'])).toEqual(['Hint', '2 items', 'Art', 'Find']);
});
