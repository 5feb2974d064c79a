import { render } from '@testing-library/react';
import { hardCodedTexts, markData, pseudoTexts } from './pseudo.ts';

test('A pseudo text keeps only its placeholders, tags and plural forms', () => {
  expect(pseudoTexts({ cart: { items_one: '{{count}} item', terms: 'I accept the <1>terms</1>.' } })).toEqual({
    cart: { items_one: '{{count}}⟦ ítém⟧', terms: '⟦Í áççépt thé ⟧<1>⟦térmš⟧</1>⟦.⟧' },
  });
});

test('Only the texts for people are marked in a response', () => {
  const response = { currency: 'SAR', products: [{ name: 'Gloves', sku: 'GL-7', note: '', lots: ['A1'] }] };
  expect(markData(response, new Set(['name', 'note', 'lots']))).toEqual({
    currency: 'SAR',
    products: [{ name: '⟪Gloves⟫', sku: 'GL-7', note: '', lots: ['⟪A1⟫'] }],
  });
});

test('A hard-coded text is found anywhere in a page', () => {
  const { container } = render(
    <main>
      ⟦Çárt⟧: ⟪Gloves⟫, 12.50 SAR
      <p title="Hint">2 items</p>
      <img alt="Art" /> <input placeholder="⟦Séárçh⟧" aria-label="Find" />
      <span>⟦Šízé</span> <span>المقاس⟧</span>
      <script type="application/ld+json">{'{"name":"x"}'}</script>
    </main>,
  );
  expect(hardCodedTexts(container, ['SAR'])).toEqual(['Hint', '2 items', 'Art', 'Find']);
});
