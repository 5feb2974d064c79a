import { defineConfig } from 'oxlint';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { backendZones } from './backend/layers.mjs';
import { readAreas } from './platform/bin/areas.mjs';
import { facadeNames } from './platform/build/facades/names.mjs';

// Read from the workspace, so that new areas are covered automatically.
const AREAS = readAreas().map(({ name }) => name);
const BROWSER = [...AREAS, 'shell', 'shared-ui', 'shared-api'];

/** Allowed imports between workspaces (docs/ARCHITECTURE.md). Everything else is an error; there are no exceptions. */
const MAY_IMPORT = {
  'shared-ui': [],
  'shared-api': [],
  shell: ['shared-ui', 'shared-api'],
  ...Object.fromEntries(AREAS.map((area) => [area, ['shared-ui', 'shared-api']])),
  backend: [],
  platform: ['backend', 'shared-api'],
  e2e: [],
};
const ROOMS = Object.keys(MAY_IMPORT);

// A workspace's sources, not its build configuration, which platform's preset provides.
const roomZones = ROOMS.filter((room) => room !== 'e2e').map((room) => ({
  target: ['src', 'test', 'bench', 'database', 'scripts', 'journeys', 'acceptance'].map(
    (folder) => `./${room}/${folder}`,
  ),
  from: ROOMS.filter((other) => other !== room && !MAY_IMPORT[room].includes(other)).map((other) => `./${other}`),
  message: `${room} may import only itself${MAY_IMPORT[room].map((other) => ` and ${other}`).join('')}.`,
}));

// Journeys may import only interface texts and the wire folder (types and facts of the API), which they would otherwise
// duplicate. They reach everything else over HTTP.
const journeyZones = ROOMS.filter((room) => room !== 'e2e').map((room) => ({
  target: './e2e',
  from: `./${room}`,
  except: room === 'shared-api' ? ['./src/wire'] : ['./src/locales', './src/console/locales'],
  message: 'e2e may import only interface texts, API types and facts.',
}));

const backendDoor = {
  target: './platform/src',
  from: './backend',
  except: [
    ...['./src/app.ts', './src/observability.ts'],
    ...['./src/runtime/environment-checks.ts', './src/runtime/release-signature.ts'],
    './src/runtime/shared-counter.ts',
    './database/seed/demo/fill-empty.ts',
  ],
  message:
    "platform may import only the backend's app, observability, demo seed, environment checks, release proofs and shared counter.",
};

const foldersIn = (folder) => {
  const place = path.join(import.meta.dirname, folder);
  return existsSync(place) ? readdirSync(place) : [];
};

// Read from the folders, so that new features are covered automatically. Layers: app, features, entities, kit.
const areaZones = AREAS.flatMap((area) => [
  {
    target: `./${area}/src/entities`,
    from: [`./${area}/src/features`, `./${area}/src/app`, `./${area}/src/area.tsx`],
    message: 'Entities must not import features or the app.',
  },
  ...foldersIn(`${area}/src/features`).map((feature) => ({
    target: `./${area}/src/features/${feature}`,
    from: [`./${area}/src/features`, `./${area}/src/app`, `./${area}/src/area.tsx`],
    except: [`./${feature}`],
    message: 'A feature must not import another feature or the app: the routes compose them.',
  })),
]);

const kitZones = [
  {
    target: foldersIn('shared-ui/src')
      .filter((name) => name !== 'console' && name !== 'testing' && !name.endsWith('.ts'))
      .map((name) => `./shared-ui/src/${name}`),
    from: './shared-ui/src/console',
    message: 'Parts of the kit for all areas must not import the console parts.',
  },
];

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
].map((selector) => ({ selector, message: 'Put interface texts into the locales.' }));

const ROUTER_TYPES = ['LinkProps', 'Location', 'NavigateOptions', 'RouteObject', 'To'];
const FACADE = 'The shell shares only the names in platform/build/facades.';
const ONE_STORE = 'The shell creates the store; an area only adds reducers.';

/** Names that areas, and the kit built into them, may import from libraries that the page loads once. */
const SHARED_BY_THE_SHELL = [
  {
    name: 'react-router-dom',
    allowImportNames: [...facadeNames('react-router-dom'), ...ROUTER_TYPES],
    message: FACADE,
  },
  { name: 'react-i18next', allowImportNames: facadeNames('react-i18next'), message: FACADE },
  { name: 'react-redux', message: 'Use useAppSelector and useAppDispatch of shared-api.' },
  { name: 'redux', allowImportNames: ['Reducer'], message: ONE_STORE },
  {
    name: '@reduxjs/toolkit',
    allowImportNames: ['createSlice', 'createSelector', 'PayloadAction'],
    message: ONE_STORE,
  },
];

const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default defineConfig({
  ignorePatterns: ['**/dist/', 'releases/', '.nx/', '**/.data/', '**/openapi.d.ts', '**/test-results/'],
  plugins: ['eslint', 'typescript', 'react', 'import', 'oxc', 'unicorn'],
  jsPlugins: [
    // Zones and selectors, which oxlint lacks.
    { name: 'zones', specifier: 'eslint-plugin-import-x' },
    { name: 'syntax', specifier: 'oxlint-plugin-eslint' },
    { name: 'mutations', specifier: './platform/lint/mutations.mjs' },
    { name: 'maps', specifier: './platform/lint/open-keys.mjs' },
    { name: 'orders', specifier: './platform/lint/status-codes.mjs' },
  ],
  categories: { correctness: 'error' },
  env: { es2022: true, node: true },
  settings: { 'import-x/resolver': { typescript: { noWarnOnMultipleProjects: true } } },
  rules: {
    'zones/no-restricted-paths': [
      'error',
      {
        basePath: import.meta.dirname,
        zones: [...roomZones, ...journeyZones, backendDoor, ...backendZones, ...areaZones, ...kitZones],
      },
    ],
    ...errors('import/no-default-export', 'eqeqeq', 'no-console'),
    ...errors('no-case-declarations', 'no-empty', 'no-fallthrough', 'no-prototype-builtins', 'no-regex-spaces'),
    ...errors('no-unexpected-multiline', 'no-useless-assignment', 'preserve-caught-error', 'no-array-constructor'),
    ...errors('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-useless-constructor'),
    ...errors('typescript/consistent-type-imports', 'typescript/no-explicit-any', 'typescript/no-non-null-assertion'),
    ...errors('typescript/no-dynamic-delete', 'typescript/no-extraneous-class'),
    ...errors('typescript/no-namespace', 'typescript/no-non-null-asserted-nullish-coalescing'),
    ...errors('typescript/no-require-imports', 'typescript/no-unnecessary-type-constraint'),
    ...errors('typescript/no-unsafe-function-type', 'typescript/prefer-literal-enum-member'),
    ...errors('typescript/unified-signatures'),
    // Packages merge their texts into one interface.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    // Spread lists are laid out in rows; JSON schemas have a property `then`.
    'unicorn/no-useless-spread': 'off',
    'unicorn/no-thenable': 'off',
    // A component's file has the component's name.
    'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Playwright reads a fixture's dependencies from its first parameter, even if it is empty.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
  },
  overrides: [
    { files: ['backend/**/*.ts'], rules: errors('orders/status-codes') },
    {
      // Client input may become a key of a map; in tests it is known.
      files: ['backend/src/**/*.ts', 'platform/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: errors('maps/open-keys'),
    },
    {
      files: BROWSER.map((room) => `${room}/src/**/*.{ts,tsx}`),
      rules: {
        ...errors('react/rules-of-hooks', 'react/unsupported-syntax'),
        'syntax/no-restricted-syntax': ['error', ...UNSAFE_SYNTAX],
        'mutations/unwrap': 'error',
      },
    },
    {
      files: BROWSER.map((room) => `${room}/src/**/*.tsx`),
      excludeFiles: ['**/*.test.tsx', '**/testing/**'],
      rules: { 'syntax/no-restricted-syntax': ['error', ...UNSAFE_SYNTAX, ...LITERAL_TEXT] },
    },
    {
      files: ['shared-ui/src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: SHARED_BY_THE_SHELL }] },
    },
    {
      files: AREAS.map((area) => `${area}/src/**/*.{ts,tsx}`),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              ...SHARED_BY_THE_SHELL,
              {
                name: 'react-bootstrap',
                importNames: ['Table', 'Modal', 'Pagination', 'Badge'],
                message: 'Use the kit.',
              },
              {
                name: '@reduxjs/toolkit/query/react',
                importNames: ['createApi'],
                message: 'There is one api object, in shared-api.',
              },
            ],
          },
        ],
      },
    },
    {
      // A longer test covers several behaviours; a longer group covers several subjects.
      files: ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts'],
      rules: {
        'max-lines-per-function': ['error', { max: 100, skipComments: true, skipBlankLines: true, IIFEs: true }],
      },
    },
    {
      // Tools require a default export.
      files: ['**/*.config.{ts,mjs,cjs}', '**/*.cjs', '**/*-loader.mjs', '**/*-reporter.ts', 'platform/lint/*.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // TypeScript checks this in all other files.
      files: ['**/*.{mjs,cjs}'],
      rules: errors('no-undef', 'no-redeclare'),
    },
    { files: ['**/*.cjs'], env: { jest: true }, rules: { 'typescript/no-require-imports': 'off' } },
    {
      // Command-line programs write to the console.
      files: [
        'platform/bin/**',
        '**/scripts/**',
        '**/bench/**',
        'backend/database/**',
        '**/test/run.ts',
        'backend/test/support/run-files.ts',
        '**/*-reporter.ts',
        'platform/src/commands/**',
        'e2e/acceptance/run.ts',
        'platform/src/serve*.ts',
        'backend/src/server.ts',
        'shared-ui/theme/*.mjs',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
