import type { Workspace } from './operating.ts';

export const NEW_KIT_TEXT = 'A ribbon of the newer kit';
const NEWER_MINOR = '17.9.0';
const FEATURED = 'storefront/src/features/home/FeaturedProducts.tsx';

/** Adds an export to the kit and installs a newer minor version of a shared library. */
export async function moveOn({ edit, install }: Workspace): Promise<void> {
  await edit('shared-ui/src/index.ts', (text) => `${text}export const ribbon = () => '${NEW_KIT_TEXT}';\n`);
  await install('react-i18next', NEWER_MINOR);
}

/** Shows the result of a function as the heading of the featured products. @param from package that exports it */
export const showAsHeading = ({ edit }: Workspace, name: string, from: string): Promise<void> =>
  edit(FEATURED, (text) => {
    const shown = text.replace(/(<h2 id="featured-products">)[^\n]*(<\/h2>)/, `$1{${name}()}$2`);
    // An import without a use is dropped from the build, and the journey would prove nothing.
    if (shown === text) throw new Error(`${FEATURED} has no such heading.`);
    return `import { ${name} } from '${from}';\n${shown}`;
  });

/** Shows the kit's new export on the home page. */
export const showNewKit = (workspace: Workspace): Promise<void> =>
  showAsHeading(workspace, 'ribbon', '@balsam/shared-ui');
