/** Compilation rule of our own code; `react` adds JSX options. */
export const scripts = (react: Record<string, unknown> = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  type: 'javascript/auto' as const,
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: 'auto',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      externalHelpers: true,
      transform: { react: { runtime: 'automatic', ...react } },
    },
  },
});
