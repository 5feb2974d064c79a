import { useMounted } from '@balsam/shared-ui';

/** schema.org data for search engines. Server-rendered pages include it in their head. */
export function StructuredData({ data }: { data: object }) {
  const isMounted = useMounted();
  if (!isMounted) return null;
  // Escapes "<", so that no value can end the script element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
