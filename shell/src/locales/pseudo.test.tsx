import { hardCodedTexts, pseudoTexts, renderWithProviders } from '@balsam/shared-api/testing';
import { kitLocales } from '@balsam/shared-ui';
import { AreaClosed } from '../frames/AreaClosed.tsx';
import { AreaFailed } from '../frames/AreaFailed.tsx';
import { LoadingFrame } from '../frames/LoadingFrame.tsx';
import { NotFoundFrame } from '../frames/NotFoundFrame.tsx';
import { StartFailed } from '../frames/StartFailed.tsx';
import en from './en.json';

test.each([
  ['waits for an area', <LoadingFrame key="frame" />],
  ['meets a broken area', <AreaFailed key="frame" onRetry={() => {}} />],
  ['meets a closed area', <AreaClosed key="frame" />],
  ['is where nothing is', <NotFoundFrame key="frame" />],
  ['cannot start at all', <StartFailed key="frame" />],
])('A visitor who %s sees only translatable text', async (_when, frame) => {
  const { container } = await renderWithProviders(frame, { texts: pseudoTexts({ shell: en, kit: kitLocales.en }) });
  expect(container).toHaveTextContent('⟦');
  expect(hardCodedTexts(document.documentElement, ['Balsam'])).toEqual([]);
});
