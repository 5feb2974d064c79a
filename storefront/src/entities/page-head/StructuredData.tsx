/** Data in the words of schema.org, for search engines. */
export function StructuredData({ data }: { data: object }) {
  // "<" must not end the script element early, whatever the data holds.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
