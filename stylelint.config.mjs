/** Styles are written once for both directions; colours come from the theme. */
export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '**/releases/**'],
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': 'always',
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'block-no-empty': true,
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
  },
  overrides: [
    { files: ['**/*.scss'], customSyntax: 'postcss-scss' },
    { files: ['shared-ui/theme/_tokens.scss'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};
