import type { Workspace } from './operating.ts';

export const NEW_KIT_TEXT = 'A ribbon of the newer kit';
const NEWER_MINOR = '17.9.0';
export const FEATURED = 'storefront/src/features/home/FeaturedProducts.tsx';

/** Adds an export to the kit and installs a newer minor version of a shared library. */
export async function moveOn({ edit, install }: Workspace): Promise<void> {
  await edit('shared-ui/src/index.ts', (text) => `${text}export const ribbon = () => '${NEW_KIT_TEXT}';\n`);
  await install('react-i18next', NEWER_MINOR);
}

/** Shows the kit's new export on the home page. */
export const showNewKit = ({ edit }: Workspace): Promise<void> =>
  edit(FEATURED, (text) =>
    text
      .replace(/(<h2 id="featured-products">)[^\n]*(<\/h2>)/, '$1{ribbon()}$2')
      .replace(/^/, "import { ribbon } from '@balsam/shared-ui';\n"),
  );
