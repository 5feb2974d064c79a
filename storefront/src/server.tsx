import { createAreaRenderer } from '@balsam/shared-api/server';
import { kitLocales } from '@balsam/shared-ui';
import { area } from './area.tsx';

/** Renders the pages that are marked for it in their `pages.ts`. */
export const { render } = await createAreaRenderer(area, kitLocales);
