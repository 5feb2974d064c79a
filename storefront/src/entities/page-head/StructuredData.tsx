import { useMounted } from '@balsam/shared-ui';

/** Data in the words of schema.org, for search engines. A page that comes as HTML has it in its head. */
export function StructuredData({ data }: { data: object }) {
  const isMounted = useMounted();
  if (!isMounted) return null;
  // "<" must not end the script element early, whatever the data holds.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
