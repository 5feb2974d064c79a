import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { productDetail, variant } from '../../testing/catalog-samples.ts';
import { english } from '../../testing/samples.ts';
import { chooseVariant } from './choose-variant.ts';
import { useChoice } from './use-choice.ts';
import { VariantChoice } from './VariantChoice.tsx';

const sized = productDetail({ has_variants: true, variants: [variant({ id: 71 }), variant({ id: 72, value: 'L' })] });

function Sizes({ guide }: { guide: string }) {
  const choice = useChoice(sized.variants, chooseVariant(sized.variants, undefined), () => {});
  return <VariantChoice choice={choice} sizeGuide={guide} />;
}

test('The size guide opens next to the sizes', async () => {
  const { user } = await renderWithProviders(<Sizes guide={'| Size | Chest |\n|---|---|\n| S | 88–96 |'} />, {
    texts: english,
  });
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Size guide' }));
  expect(dialog.getByRole('rowheader', { name: 'S' })).toBeVisible();
});

test('Sizes without a guide offer none', async () => {
  await renderWithProviders(<Sizes guide="" />, { texts: english });
  expect(screen.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument();
});
