import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-eslint';
import { readAreas } from './delivery/bin/areas.mjs';
import { facadeNames } from './delivery/build/facades/names.mjs';

// Read from the workspace, so that a new area is guarded from its birth.
const AREAS = readAreas().map(({ name }) => name);
const BROWSER = [...AREAS, 'shell', 'shared-ui', 'shared-api'];

/** Who may import whom (docs/ARCHITECTURE.md). What is not listed is an error; there is no list of exceptions. */
const MAY_IMPORT = {
  'shared-ui': [],
  'shared-api': [],
  shell: ['shared-ui', 'shared-api'],
  ...Object.fromEntries(AREAS.map((area) => [area, ['shared-ui', 'shared-api']])),
  backend: [],
  delivery: ['backend', 'shared-api'],
  e2e: [],
};
const ROOMS = Object.keys(MAY_IMPORT);

// The source of a room, not its build configuration: that one is made by delivery's preset.
const roomZones = ROOMS.map((room) => ({
  target: ['src', 'test', 'bench', 'database', 'scripts', 'journeys'].map((folder) => `./${room}/${folder}`),
  from: ROOMS.filter((other) => other !== room && !MAY_IMPORT[room].includes(other)).map((other) => `./${other}`),
  message: `${room} may import only itself${MAY_IMPORT[room].map((other) => ` and ${other}`).join('')}.`,
}));

const backendDoor = {
  target: './delivery/src',
  from: './backend',
  except: ['./src/app.ts'],
  message: "delivery knows the backend's app factory only.",
};

// Read from the folders, so that a new feature is guarded from its birth.
const featureZones = AREAS.flatMap((area) => {
  const folder = path.join(import.meta.dirname, area, 'src/features');
  const features = existsSync(folder) ? readdirSync(folder) : [];
  return features.map((feature) => ({
    target: `./${area}/src/features/${feature}`,
    from: [`./${area}/src/features`, `./${area}/src/routes.tsx`, `./${area}/src/area.tsx`, `./${area}/src/layout`],
    except: [`./${feature}`],
    message: 'A feature never imports another feature or the layout: the routes compose them.',
  }));
});

const UNSAFE_SYNTAX = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The page policy blocks style attributes: use a class.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'No raw HTML.' },
  {
    selector: 'CallExpression[callee.property.name="toFixed"]',
    message: 'Use the formatting module of the kit.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'Use the formatting module of the kit.',
  },
];

const LITERAL = '[value=/[A-Za-z\u0600-\u06FF]/]';
const LITERAL_TEXT = [
  `JSXText${LITERAL}`,
  `JSXAttribute[name.name=/^(aria-label|placeholder|title|alt)$/] > Literal${LITERAL}`,
].map((selector) => ({ selector, message: 'Every text that people read is a key in the locales.' }));

const ROUTER_TYPES = ['LinkProps', 'Location', 'NavigateOptions', 'RouteObject', 'To'];
const FACADE = 'The shell shares only these: see delivery/build/facades.';
const ONE_STORE = 'The shell makes the store; an area brings reducers.';

/** What areas, and the kit that is built into them, may import of libraries that the page has once. */
const SHARED_BY_THE_SHELL = [
  {
    name: 'react-router-dom',
    allowImportNames: [...facadeNames('react-router-dom'), ...ROUTER_TYPES],
    message: FACADE,
  },
  { name: 'react-i18next', allowImportNames: facadeNames('react-i18next'), message: FACADE },
  { name: 'react-redux', message: 'The store is reached through useAppSelector and useAppDispatch of shared-api.' },
  { name: 'redux', allowImportNames: ['Reducer'], message: ONE_STORE },
  {
    name: '@reduxjs/toolkit',
    allowImportNames: ['createSlice', 'createSelector', 'PayloadAction'],
    message: ONE_STORE,
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'releases/',
    '**/node_modules/',
    '.nx/',
    '**/.data/',
    '**/openapi.d.ts',
    '**/test-results/',
  ]),
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [js.configs.recommended, ts.configs.strict],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })] },
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...roomZones, backendDoor, ...featureZones] },
      ],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // RTK Query says "no argument" with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Playwright reads a fixture's needs from its first parameter, even when there are none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: BROWSER.map((room) => `${room}/src/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': ['error', ...UNSAFE_SYNTAX],
    },
  },
  {
    files: BROWSER.map((room) => `${room}/src/**/*.tsx`),
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE_SYNTAX, ...LITERAL_TEXT] },
  },
  {
    files: ['shared-ui/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', ...SHARED_BY_THE_SHELL] },
  },
  {
    files: AREAS.map((area) => `${area}/src/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-imports': [
        'error',
        ...SHARED_BY_THE_SHELL,
        { name: 'react-bootstrap', importNames: ['Table', 'Modal', 'Pagination', 'Badge'], message: 'Use the kit.' },
        {
          name: '@reduxjs/toolkit/query/react',
          importNames: ['createApi'],
          message: 'There is one api object, in shared-api.',
        },
      ],
    },
  },
  {
    // Tools demand a default export.
    files: ['**/*.config.{ts,mjs,cjs}', '**/*.cjs', '**/*-loader.mjs', '**/*-reporter.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        module: 'writable',
        require: 'readonly',
        globalThis: 'readonly',
        jest: 'readonly',
        beforeEach: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Command lines speak through the console.
    files: [
      'delivery/bin/**',
      '**/scripts/**',
      '**/bench/**',
      'backend/database/**',
      '**/test/run.ts',
      'backend/test/support/run-files.ts',
      '**/*-reporter.ts',
      'delivery/src/commands/**',
      'delivery/src/serve*.ts',
      'backend/src/server.ts',
      'shared-ui/theme/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
);
